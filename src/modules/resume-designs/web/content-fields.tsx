import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { WritingHelpSlot } from '#src/modules/profiles/web/writing-help-slot.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_LINE, LONGEST_TEXT } from '../content-limits.ts';
import type { SectionKind } from '../resume-design.ts';
import type { Content } from './edited-resume.ts';
import { YearMonthField } from './year-month-field.tsx';

interface Editing {
  content: Content;
  onChange: (change: Partial<Content>) => void;
}

type TextName = 'first_name' | 'last_name' | 'headline' | 'email' | 'phone' | 'place';
const basics: [TextName, TextKey][] = [
  ['first_name', 'profiles.own.field.first_name'],
  ['last_name', 'profiles.own.field.last_name'],
  ['headline', 'profiles.own.field.headline'],
  ['email', 'profiles.online.email'],
  ['phone', 'profiles.online.phone'],
  ['place', 'profiles.own.field.home'],
];

/** What stands at the top of a resume. */
export function BasicFields({ content, onChange }: Editing) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {basics.map(([name, label]) => (
        <TextField
          key={name}
          dir="auto"
          label={t(label)}
          required={false}
          maxLength={LONGEST_LINE}
          value={content[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <div className="sm:col-span-2">
        <LinesField
          label={t('profiles.own.section.links.title')}
          lines={content.links.map(({ url }) => url)}
          onChange={(lines) => onChange({ links: lines.map((url) => ({ url, label: '' })) })}
        />
      </div>
    </div>
  );
}

/** The fields of a section. */
export function SectionFields({ kind, content, onChange }: Editing & { kind: SectionKind }) {
  const { t } = useTranslation();
  if (kind === 'summary') {
    return (
      <div className="grid gap-3">
        <TextareaField
          dir="auto"
          label={t('profiles.own.field.summary')}
          isLabelHidden
          required={false}
          maxLength={LONGEST_TEXT}
          isCounted
          value={content.summary}
          onChange={({ target }) => onChange({ summary: target.value })}
        />
        <WritingHelpSlot
          section="summary"
          read={() => ({ title: content.headline, place: '', text: content.summary })}
          onText={(summary) => onChange({ summary })}
        />
      </div>
    );
  }
  if (kind === 'skills' || kind === 'languages') {
    // What was said of a level stays with its name.
    const before = new Map(content[kind].map((item) => [item.name, item]));
    const unknown = { proficiency_id: null, language_id: null };
    return (
      <LinesField
        label={t(`profiles.own.section.${kind}.title`)}
        lines={content[kind].map(({ name }) => name)}
        onChange={(lines) => onChange({ [kind]: lines.map((name) => before.get(name) ?? { ...unknown, name }) })}
      />
    );
  }
  if (kind === 'licences') return <LicenceEntries {...{ content, onChange }} />;
  return kind === 'work' ? <WorkEntries {...{ content, onChange }} /> : <EducationEntries {...{ content, onChange }} />;
}

/** A list as lines: quick to type, to paste and to put in order. */
function LinesField(props: { label: string; lines: string[]; onChange: (lines: string[]) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(props.lines.join('\n'));
  return (
    <TextareaField
      dir="auto"
      label={props.label}
      hint={t('profiles.online.linesHint')}
      required={false}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const lines = target.value.split('\n').map((line) => line.trim());
        props.onChange(lines.filter(Boolean));
      }}
    />
  );
}

interface EntriesProps<Entry> {
  entries: Entry[];
  empty: Entry;
  addLabel: string;
  nameOf: (entry: Entry) => string;
  onChange: (entries: Entry[]) => void;
  fields: (entry: Entry, change: (change: Partial<Entry>) => void) => ReactNode;
}

function Entries<Entry>({ entries, empty, addLabel, nameOf, onChange, fields }: EntriesProps<Entry>) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and only the last one is ever added
        <div key={`${at}/${entries.length}`} className="grid gap-4 rounded-card border border-line bg-canvas p-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {fields(entry, (change) => onChange(entries.with(at, { ...entry, ...change })))}
          </div>
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-end"
            onClick={() => onChange(entries.toSpliced(at, 1))}
            aria-label={`${t('profiles.own.delete')}: ${nameOf(entry)}`}
          >
            {t('profiles.own.delete')}
          </Button>
        </div>
      ))}
      <Button variant="soft" icon={<Plus aria-hidden />} onClick={() => onChange([...entries, empty])}>
        {addLabel}
      </Button>
    </div>
  );
}

const noPeriod = { start: null, end: null, is_current: false };

function WorkEntries({ content, onChange }: Editing) {
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
          <Description entry={entry} onChange={(description) => change({ description })} />
        </>
      )}
    />
  );
}

function EducationEntries({ content, onChange }: Editing) {
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
          <Period entry={entry} change={change} current="attending" />
        </>
      )}
    />
  );
}

function LicenceEntries({ content, onChange }: Editing) {
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
  entry: { title: string; company: string; description: string };
  onChange: (value: string) => void;
}

function Description({ entry: { title, company, description }, onChange }: DescriptionProps) {
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
        value={description}
        onChange={({ target }) => onChange(target.value)}
      />
      <WritingHelpSlot section="work" read={() => ({ title, place: company, text: description })} onText={onChange} />
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
