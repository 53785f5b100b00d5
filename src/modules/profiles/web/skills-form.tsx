import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_SKILL, MOST_SKILLS } from '../profile-sections.ts';
import type { Profile } from '../profiles.contract.ts';
import { EditForm, type FormFields } from './edit-form.tsx';

interface SkillsFormProps {
  profile: Profile;
  label: string;
  levels: SelectOption[];
}

/** Up to ten skills, each a plain line with suggestions and a level. */
export function SkillsForm({ profile, label, levels }: SkillsFormProps) {
  return (
    <EditForm
      intent="skills"
      what="skills"
      accountId={profile.id}
      label={label}
      hidden={{ version: profile.skills_version }}
    >
      {(fields) => <SkillRows skills={profile.skills} levels={levels} {...fields} />}
    </EditForm>
  );
}

/** How many empty lines someone without scripts is given besides. */
const SPARE = 3;
const MOST_SUGGESTED = 20;

interface SkillRowsProps extends FormFields {
  skills: Profile['skills'];
  levels: SelectOption[];
}

function SkillRows({ skills, levels, error, value }: SkillRowsProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [suggested, suggest] = useSuggestedSkills();
  const typed = Array.from({ length: MOST_SKILLS }, (_, at) => at).filter((at) => value(`skill.${at}`, '') !== '');
  const first = Math.min(MOST_SKILLS, Math.max(skills.length, typed.length) + SPARE);
  const [rows, setRows] = useState(() => Array.from({ length: first }, (_, at) => at));
  const add = () => {
    const free = Array.from({ length: MOST_SKILLS }, (_, at) => at).find((at) => !rows.includes(at));
    if (free !== undefined) setRows([...rows, free]);
  };
  return (
    <div className="grid gap-3">
      <datalist id={listId}>
        {suggested.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {rows.map((at, index) => {
        const name = t('profiles.own.skills.name', { place: index + 1 });
        return (
          <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[3fr_2fr_auto]">
            <TextField
              label={name}
              isLabelHidden
              placeholder={name}
              name={`skill.${at}`}
              required={false}
              list={listId}
              dir="auto"
              autoComplete="off"
              maxLength={LONGEST_SKILL}
              defaultValue={value(`skill.${at}`, skills[at]?.name ?? '')}
              error={error(`skills.${at}.name`)}
              onInput={({ currentTarget }) => suggest(currentTarget.value)}
            />
            <NativeSelect
              label={`${name}: ${t('profiles.own.skills.level')}`}
              isLabelHidden
              name={`level.${at}`}
              required={false}
              placeholder={t('profiles.own.skills.level')}
              options={levels}
              defaultValue={value(`level.${at}`, String(skills[at]?.proficiency?.id ?? ''))}
              error={error(`skills.${at}.proficiency_id`)}
              className="max-sm:col-start-1"
            />
            <IconButton
              label={t('ui.removeNamed', { name })}
              icon={<Trash2 aria-hidden />}
              onClick={() => setRows(rows.filter((one) => one !== at))}
              className="max-sm:col-start-2 max-sm:row-start-1 [@media(scripting:none)]:hidden"
            />
          </div>
        );
      })}
      {rows.length < MOST_SKILLS ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus aria-hidden className="size-5" />}
          onClick={add}
          className="justify-self-start [@media(scripting:none)]:hidden"
        >
          {t('profiles.own.skills.add')}
        </Button>
      ) : (
        <p className="text-ink-muted text-sm">{t('profiles.own.skills.full', { number: MOST_SKILLS })}</p>
      )}
    </div>
  );
}

/** The skills that jobs name, fetched when the form opens; a few that fit are shown. */
function useSuggestedSkills() {
  const [all, setAll] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    api('GET /config/skill/lists', {}).then(
      (skills) => setAll(skills.map(({ value }) => value)),
      () => {},
    );
  }, []);
  const wanted = typed.trim().toLocaleLowerCase();
  const found = wanted ? all.filter((name) => name.toLocaleLowerCase().includes(wanted)) : [];
  return [found.slice(0, MOST_SUGGESTED), setTyped] as const;
}
