import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_SKILL, MOST_SKILLS } from '../profile-sections.ts';
import type { Profile } from '../profiles.contract.ts';
import { EditForm, type FormFields } from './edit-form.tsx';
import { Grip, ReorderTexts } from './reorder-parts.tsx';
import { useReorder } from './use-reorder.ts';

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
  const hintId = useId();
  const [said, setSaid] = useState('');
  const orderField = useRef<HTMLInputElement>(null);
  const [suggested, suggest] = useSuggestedSkills();
  const typed = Array.from({ length: MOST_SKILLS }, (_, at) => at).filter((at) => value(`skill.${at}`, '') !== '');
  const first = Math.min(MOST_SKILLS, Math.max(skills.length, typed.length) + SPARE);
  const [rows, setRows] = useState(() => rowsIn(value('order', '')) ?? Array.from({ length: first }, (_, at) => at));
  const put = (next: number[]) => {
    setRows(next);
    // The order is kept with what is typed, which is read once it rests (use-form-draft.ts).
    orderField.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const add = () => {
    const free = Array.from({ length: MOST_SKILLS }, (_, at) => at).find((at) => !rows.includes(at));
    if (free !== undefined) put([...rows, free]);
  };
  const nameAt = (place: number) => t('profiles.own.skills.name', { place });
  const { order, held, listRef, gripProps } = useReorder({
    ids: rows,
    onOrder: put,
    onMove: (at, place, count) => {
      const name = value(`skill.${at}`, skills[at]?.name ?? '') || nameAt(rows.indexOf(at) + 1);
      setSaid(t('profiles.own.place', { name, place, count }));
    },
  });
  return (
    <div className="grid gap-3">
      <datalist id={listId}>
        {suggested.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <input ref={orderField} type="text" name="order" value={order.join()} readOnly hidden aria-hidden tabIndex={-1} />
      <ul ref={listRef} className="grid gap-3">
        {order.map((at, index) => {
          const name = nameAt(index + 1);
          return (
            <li
              key={at}
              className={classNames(
                'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-2 rounded-card sm:grid-cols-[auto_3fr_2fr_auto]',
                held === at && 'bg-raised shadow-overlay',
              )}
            >
              <Grip
                {...gripProps(at)}
                name={value(`skill.${at}`, skills[at]?.name ?? '') || name}
                hintId={hintId}
                className="-ms-3 [@media(scripting:none)]:invisible"
              />
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
              <div className="min-w-0 max-sm:col-start-2">
                <NativeSelect
                  label={`${name}: ${t('profiles.own.skills.level')}`}
                  isLabelHidden
                  name={`level.${at}`}
                  required={false}
                  placeholder={t('profiles.own.skills.level')}
                  options={levels}
                  defaultValue={value(`level.${at}`, String(skills[at]?.proficiency?.id ?? ''))}
                  error={error(`skills.${at}.proficiency_id`)}
                />
              </div>
              <IconButton
                label={t('ui.removeNamed', { name })}
                icon={<Trash2 aria-hidden />}
                onClick={() => put(rows.filter((one) => one !== at))}
                className="max-sm:col-start-3 max-sm:row-start-1 [@media(scripting:none)]:hidden"
              />
            </li>
          );
        })}
      </ul>
      <ReorderTexts hintId={hintId} said={said} />
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

/** The lines of an unfinished form in the order that they had. */
function rowsIn(order: string): number[] | undefined {
  const rows = order.split(',').map(Number);
  const isOrder = order !== '' && rows.every((at) => Number.isInteger(at) && at >= 0 && at < MOST_SKILLS);
  return isOrder && new Set(rows).size === rows.length ? rows : undefined;
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
