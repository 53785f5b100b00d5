import { useEffect, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { Checkbox, ChoiceGroup } from '#src/ui/checkbox.tsx';
import { type ComboOption, TagField } from '#src/ui/combobox.tsx';
import { SkeletonBlock } from '#src/ui/skeleton-shapes.tsx';
import { findMatch } from '#src/ui/text-match.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { asCombo, chosenFrom, type FormPart } from './form-options.ts';
import { FieldPlace, FormSection } from './form-section.tsx';
import { SelectFields } from './select-fields.tsx';

const MOST_LANGUAGES = 10;
const MOST_SKILLS = 20;
const SHOWN_SKILLS = 30;

/** Who fits: experience, degree, languages, skills and the right to work. */
export function PeopleSection(part: FormPart) {
  const { t } = useTranslation();
  const { fields, errors, options, onChange } = part;
  return (
    <FormSection name="people" title={t('employer.form.people')}>
      <SelectFields {...part} section="people" />
      <FieldPlace name="language_ids">
        <TagField
          label={t('employer.form.languages')}
          hint={t('employer.form.languagesHint')}
          error={errors.language_ids}
          isOptional
          options={asCombo(options.of.language_ids)}
          values={chosenFrom(options.of.language_ids, fields.language_ids)}
          limit={MOST_LANGUAGES}
          onChange={(values) => onChange({ language_ids: values.map(({ id }) => Number(id)) })}
        />
      </FieldPlace>
      <SkillsField {...part} />
      <FieldPlace name="work_eligibility_ids">
        <ChoiceGroup
          legend={t('employer.form.eligibility')}
          hint={t('employer.form.eligibilityHint')}
          error={errors.work_eligibility_ids}
          isOptional
        >
          <div className="grid gap-x-6 sm:grid-cols-2">
            {options.of.work_eligibility_ids.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={fields.work_eligibility_ids?.includes(Number(value)) ?? false}
                onChange={() => onChange({ work_eligibility_ids: toggled(fields.work_eligibility_ids, Number(value)) })}
              />
            ))}
          </div>
        </ChoiceGroup>
      </FieldPlace>
    </FormSection>
  );
}

function toggled(ids: readonly number[] | null | undefined, id: number): number[] {
  const chosen = ids ?? [];
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}

function SkillsField({ fields, errors, onChange }: FormPart) {
  const { t } = useTranslation();
  const skills = useSkills();
  if (!skills) return <SkeletonBlock className="h-18 rounded-control" />;
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const chosen = (fields.skill_ids ?? []).flatMap((id) => byId.get(id) ?? []);
  return (
    <FieldPlace name="skill_ids">
      <TagField
        label={t('employer.form.skills')}
        hint={t('employer.form.skillsHint')}
        error={errors.skill_ids}
        isOptional
        suggest={suggestSkills}
        values={chosen}
        limit={MOST_SKILLS}
        onChange={(values) => onChange({ skill_ids: values.map(({ id }) => Number(id)) })}
      />
    </FieldPlace>
  );
}

let allSkills: Promise<ComboOption[]> | undefined;

function loadSkills(): Promise<ComboOption[]> {
  allSkills ??= api('GET /config/skill/lists', {}).then(
    (list) => list.map(({ id, value, category }) => ({ id, name: value, description: category })),
    (error) => {
      allSkills = undefined;
      throw error;
    },
  );
  return allSkills;
}

/** Of over a thousand skills only those that match; the ones that begin with the text first. */
async function suggestSkills(text: string): Promise<ComboOption[]> {
  const found = (await loadSkills()).flatMap((skill) => {
    const match = findMatch(skill.name, text);
    return match ? [{ skill, at: match.start }] : [];
  });
  return found
    .sort((one, other) => one.at - other.at)
    .slice(0, SHOWN_SKILLS)
    .map(({ skill }) => skill);
}

function useSkills(): ComboOption[] | undefined {
  const [skills, setSkills] = useState<ComboOption[]>();
  useEffect(() => {
    loadSkills().then(setSkills, () => setSkills([]));
  }, []);
  return skills;
}
