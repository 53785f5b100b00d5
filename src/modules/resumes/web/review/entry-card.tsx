import { useRef } from 'react';
import { type FieldName, type SectionField, sectionOf } from '#src/modules/profiles/profile-sections.ts';
import { formatPartialDate } from '#src/modules/profiles/web/partial-date.ts';
import { PartialDateField } from '#src/modules/profiles/web/partial-date-field.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ProposedEntry } from '../../compare-reading.ts';
import { ChangeBadge } from './change-badge.tsx';
import { ReadField } from './read-field.tsx';
import { takeName } from './read-form.ts';
import { isTicked, isUnsure, useReview } from './review-context.ts';

/** Where a field stands in the reading, which names dates in its own way. */
const READ_NAMES: Record<string, string> = { start_date: 'start', end_date: 'end' };

const readPath = (entry: ProposedEntry, name: string) => `${entry.path}.${READ_NAMES[name] ?? name}`;

/** One entry of a resume: taken or left as a whole, its fields open where something is to be looked at. */
export function EntryCard({ entry }: { entry: ProposedEntry }) {
  const { t, language } = useTranslation();
  const { fields, errors, draft } = useReview();
  const names = Object.entries(sectionOf(entry.section).fields).filter(([, { is }]) => is !== 'file');
  const isToCheck =
    entry.isIncomplete ||
    Object.keys(entry.lost).length > 0 ||
    names.some(([name]) => isUnsure(fields[readPath(entry, name)]) || errors[`${entry.path}.${name}`]);
  const title = titleOf(entry);
  if (entry.change === 'kept') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
        <bdi className="min-w-0 break-words text-ink-muted">{title}</bdi>
        <ChangeBadge change="kept" />
      </div>
    );
  }
  const { start_date, end_date, is_current } = entry.values;
  const dates = [start_date, end_date].filter((date) => typeof date === 'string' && date !== '') as string[];
  return (
    <div className="rounded-card border border-line p-3">
      <Checkbox
        name={takeName(entry.path)}
        value="yes"
        label={<bdi className="break-words font-medium">{title || t('profiles.own.notSaid')}</bdi>}
        description={[
          ...dates.map((date) => formatPartialDate(date, language)),
          ...(is_current ? [t('profiles.own.now')] : []),
        ].join(' – ')}
        defaultChecked={isTicked(draft, takeName(entry.path), entry.change === 'added' && !entry.isIncomplete)}
      />
      {entry.isIncomplete ? <p className="pb-2 text-apricot-ink text-sm">{t('resumes.review.missing')}</p> : null}
      <details open={isToCheck || entry.change === 'changed'}>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold text-accent-ink text-sm">
          {t('resumes.review.details')}
          <ChangeBadge change={entry.change} />
        </summary>
        <div className="grid items-start gap-4 pt-2 sm:grid-cols-2">
          {names.map(([name, field]) => (
            <EntryField key={name} entry={entry} name={name as FieldName} field={field} />
          ))}
        </div>
      </details>
    </div>
  );
}

function titleOf({ section, values }: ProposedEntry): string {
  const said = (key: string) => (typeof values[key] === 'string' ? values[key] : '');
  const parts = {
    work_experiences: [said('title'), said('company')],
    educations: [said('degree') || said('field'), said('school')],
    licences: [said('name'), said('issuer')],
    links: [said('url')],
  }[section];
  return parts.filter(Boolean).join(', ');
}

interface EntryFieldProps {
  entry: ProposedEntry;
  name: FieldName;
  field: SectionField;
}

function EntryField({ entry, name, field }: EntryFieldProps) {
  const { t } = useTranslation();
  const { errors, draft } = useReview();
  const place = useRef<HTMLDivElement>(null);
  const formName = `${entry.path}.${name}`;
  const value = entry.values[name];
  const text = typeof value === 'string' ? value : '';
  const typed = draft[formName] ?? text;
  const before = entry.before?.[name];
  const now = typeof before === 'string' && before !== '' && before !== text ? before : undefined;
  if (field.is === 'flag') {
    const label = t(entry.section === 'educations' ? 'profiles.own.field.attending' : 'profiles.own.field.working');
    return (
      <Checkbox
        name={formName}
        value="yes"
        label={label}
        defaultChecked={isTicked(draft, formName, value === true)}
        className="sm:col-span-2"
      />
    );
  }
  if (name === 'is_current') return null;
  const texts = {
    name: formName,
    label: t(`profiles.own.field.${name}`),
    error: errors[formName],
    isOptional: !field.isRequired,
  };
  const take = (other: string) => {
    const input = place.current?.querySelector<HTMLInputElement>('input, textarea');
    if (!input) return;
    input.value = other;
    // It is kept as what is typed is.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div ref={place} className={field.is === 'long' ? 'sm:col-span-2' : undefined}>
      <ReadField path={readPath(entry, name)} now={now} onAlternative={take} lost={entry.lost[name]}>
        {field.is === 'date' ? (
          <PartialDateField {...texts} value={(name, fallback) => draft[name] ?? fallback} known={text || null} />
        ) : field.is === 'long' ? (
          <TextareaField {...texts} defaultValue={typed} maxLength={field.most} isCounted rows={4} dir="auto" />
        ) : (
          <TextField {...texts} defaultValue={typed} maxLength={field.most} dir={field.is === 'url' ? 'ltr' : 'auto'} />
        )}
      </ReadField>
    </div>
  );
}
