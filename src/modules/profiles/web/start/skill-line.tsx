import { useEffect, useId, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { ToggleChip } from '#src/ui/controls/chip.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { MOST_SKILLS } from '../../profile-sections.ts';
import { lastSkillIn, skillsIn, withSkill } from '../../profile-start.ts';

const MOST_SUGGESTED = 6;

/** Skills on one line: quick to type on a phone, and the list writes the one that is begun. */
export function SkillLine({ first, error }: { first: string; error: string | undefined }) {
  const { t } = useTranslation();
  const id = useId();
  const [line, setLine] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  const suggested = useSuggested(line);
  const count = skillsIn(line).length;
  const take = (skill: string) => {
    setLine(withSkill(line, skill));
    // Kept as what is typed is, which is read once it rests (use-form-draft.ts).
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    input.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <TextField
        ref={input}
        name="skills"
        label={t('profiles.own.section.skills.title')}
        hint={t('profiles.start.skillsHint', { number: MOST_SKILLS })}
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        aside={count > 0 ? `${count} / ${MOST_SKILLS}` : undefined}
        value={line}
        error={count > MOST_SKILLS ? t('profiles.own.skills.over') : error}
        onChange={({ target }) => setLine(target.value)}
      />
      {suggested.length > 0 ? (
        <fieldset className="flex min-w-0 flex-wrap gap-2" aria-labelledby={id}>
          <legend id={id} className="sr-only">
            {t('profiles.start.suggested')}
          </legend>
          {suggested.map((skill) => (
            <ToggleChip key={skill} isSelected={false} onClick={() => take(skill)}>
              {skill}
            </ToggleChip>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

/** Skills that jobs name and that begin as the one that is being typed, or hold it. */
function useSuggested(line: string): string[] {
  const [all, setAll] = useState<string[]>([]);
  useEffect(() => {
    api('GET /config/skill/lists', {}).then(
      (skills) => setAll(skills.map(({ value }) => value)),
      () => {},
    );
  }, []);
  const typed = lastSkillIn(line).toLocaleLowerCase();
  if (typed === '') return [];
  const taken = new Set(skillsIn(line).map((name) => name.toLocaleLowerCase()));
  const holding = all.filter(
    (name) => name.toLocaleLowerCase().includes(typed) && !taken.has(name.toLocaleLowerCase()),
  );
  const begins = (name: string) => Number(!name.toLocaleLowerCase().startsWith(typed));
  return holding.sort((one, other) => begins(one) - begins(other)).slice(0, MOST_SUGGESTED);
}
