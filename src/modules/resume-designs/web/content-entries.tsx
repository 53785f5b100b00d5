import { WritingHelpSlot } from '#src/modules/profiles/web/writing-help-slot.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { endsBeforeStart, LONGEST_LINE, LONGEST_TEXT } from '../content-limits.ts';
import type { Editing } from './edited-resume.ts';
import { Entries } from './entries.tsx';
import { YearMonthField } from './year-month-field.tsx';

const noPeriod = { start: null, end: null, is_current: false };

/** Where someone has worked, each job with what it was. */
export function WorkEntries({ content, onChange }: Editing) {
  const { t } = useTranslation();
  return (
    <Entries
      entries={content.work_experiences}
      empty={{ title: '', company: '', place: '', ...noPeriod, description: '' }}
      addLabel={t('profiles.own.section.work_experiences.add')}
      nameOf={({ title }) => title}
      onChange={(work_experiences) => onChange({ work_experiences })}
      fields={(entry, change) => (
        <>
          <Line label="title" value={entry.title} onChange={(title) => change({ title })} />
          <Line label="company" value={entry.company} onChange={(company) => change({ company })} />
          <Line label="place" value={entry.place} onChange={(place) => change({ place })} />
          <Period entry={entry} change={change} current="working" />
          <Description
            section="work"
            title={entry.title}
            place={entry.company}
            text={entry.description}
            onChange={(description) => change({ description })}
          />
        </>
      )}
    />
  );
}

export function EducationEntries({ content, onChange }: Editing) {
  const { t } = useTranslation();
  return (
    <Entries
      entries={content.educations}
      empty={{ school: '', degree: '', field: '', place: '', ...noPeriod, description: '' }}
      addLabel={t('profiles.own.section.educations.add')}
      nameOf={({ school }) => school}
      onChange={(educations) => onChange({ educations })}
      fields={(entry, change) => (
        <>
          <Line label="school" value={entry.school} onChange={(school) => change({ school })} />
          <Line label="degree" value={entry.degree} onChange={(degree) => change({ degree })} />
          <Line label="field" value={entry.field} onChange={(field) => change({ field })} />
          <Line label="place" value={entry.place} onChange={(place) => change({ place })} />
          <Period entry={entry} change={change} current="attending" />
          <Description
            section="education"
            title={entry.degree}
            place={entry.school}
            text={entry.description}
            onChange={(description) => change({ description })}
          />
        </>
      )}
    />
  );
}

export function LicenceEntries({ content, onChange }: Editing) {
  const { t } = useTranslation();
  return (
    <Entries
      entries={content.licences}
      empty={{ name: '', issuer: '', credential_id: '', url: '', issued: null, expires: null }}
      addLabel={t('profiles.own.section.licences.add')}
      nameOf={({ name }) => name}
      onChange={(licences) => onChange({ licences })}
      fields={(entry, change) => (
        <>
          <Line label="name" value={entry.name} onChange={(name) => change({ name })} />
          <Line label="issuer" value={entry.issuer} onChange={(issuer) => change({ issuer })} />
          <YearMonthField
            label={t('profiles.own.field.issued')}
            value={entry.issued}
            onChange={(issued) => change({ issued })}
          />
        </>
      )}
    />
  );
}

type LineName = 'title' | 'company' | 'place' | 'school' | 'degree' | 'field' | 'name' | 'issuer';

function Line({ label, value, onChange }: { label: LineName; value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  return (
    <TextField
      dir="auto"
      label={t(`profiles.own.field.${label}`)}
      required={false}
      maxLength={LONGEST_LINE}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface DescriptionProps {
  section: 'work' | 'education';
  title: string;
  place: string;
  text: string;
  onChange: (value: string) => void;
}

function Description({ section, title, place, text, onChange }: DescriptionProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3 sm:col-span-2">
      <TextareaField
        dir="auto"
        label={t('profiles.own.field.description')}
        hint={t('profiles.online.pointHint')}
        required={false}
        maxLength={LONGEST_TEXT}
        isCounted
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <WritingHelpSlot section={section} read={() => ({ title, place, text })} onText={onChange} />
    </div>
  );
}

type PeriodValues = typeof noPeriod | { start: string | null; end: string | null; is_current: boolean };
interface PeriodProps {
  entry: PeriodValues;
  change: (change: { start?: string | null; end?: string | null; is_current?: boolean }) => void;
  current: 'working' | 'attending';
}

function Period({ entry, change, current }: PeriodProps) {
  const { t } = useTranslation();
  return (
    <>
      <YearMonthField
        label={t('profiles.own.field.start_date')}
        value={entry.start}
        onChange={(start) => change({ start })}
      />
      <div>
        <YearMonthField
          label={t('profiles.own.field.end_date')}
          value={entry.end}
          onChange={(end) => change({ end })}
          isDisabled={entry.is_current}
          error={endsBeforeStart(entry) ? t('errors.startAfterEnd' as TextKey) : undefined}
        />
        <Checkbox
          label={t(`profiles.own.field.${current}`)}
          checked={entry.is_current}
          onChange={({ target }) => change({ is_current: target.checked })}
        />
      </div>
    </>
  );
}
