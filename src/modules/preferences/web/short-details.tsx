import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { workTimezones } from '../work-timezones.ts';
import type { ShortDraft, ShortFormOptions } from './short-draft.ts';

const timezones = workTimezones.map((value) => ({ value, label: value }));
/** Fields of the part that is folded up. */
const folded = [
  'job_type_id',
  'work_arrangement_id',
  'currency',
  'work_language_id',
  'timezone',
  'industry_id',
] as const;

interface ShortDetailsProps {
  draft: ShortDraft;
  change: (part: Partial<ShortDraft>) => void;
  options: ShortFormOptions;
  fieldErrors: Record<string, string>;
}

/** What was filled in, as one line to read; opened, each of it can be changed. */
export function ShortDetails({ draft, change, options, fieldErrors }: ShortDetailsProps) {
  const { t } = useTranslation();
  const lists: Record<(typeof folded)[number], { label: string; options: SelectOption[] }> = {
    job_type_id: { label: t('preferences.form.jobType'), options: options.jobTypes },
    work_arrangement_id: { label: t('preferences.form.arrangement'), options: options.arrangements },
    currency: { label: t('preferences.form.currency'), options: options.currencies },
    work_language_id: { label: t('preferences.form.language'), options: options.languages },
    timezone: { label: t('preferences.form.timezone'), options: timezones },
    industry_id: { label: t('preferences.form.industry'), options: options.industries },
  };
  const nameOf = (name: (typeof folded)[number]) =>
    name === 'currency'
      ? draft.currency
      : lists[name].options.find(({ value }) => String(value) === draft[name])?.label;
  const summary = folded.map(nameOf).filter(Boolean).join(' · ');
  const isWrong = folded.some((name) => fieldErrors[name]);
  return (
    <div className="rounded-card border border-line bg-surface px-4 [&>details]:border-b-0">
      <Disclosure
        isOpen={isWrong || undefined}
        title={
          <>
            <span className="block">{t('preferences.short.details')}</span>
            <span className="block font-normal text-ink-muted text-sm">{summary}</span>
          </>
        }
        aside={t('preferences.short.change')}
      >
        <div className="grid items-start gap-5 pt-1 sm:grid-cols-2">
          {folded.map((name) => (
            <NativeSelect
              key={name}
              label={lists[name].label}
              name={name}
              placeholder={name === 'industry_id' ? t('preferences.short.fromTitle') : undefined}
              value={draft[name]}
              options={lists[name].options}
              error={fieldErrors[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
