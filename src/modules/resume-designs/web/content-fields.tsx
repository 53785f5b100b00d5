import { useState } from 'react';
import { WritingHelpSlot } from '#src/modules/profiles/web/writing-help-slot.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_LINE, LONGEST_TEXT } from '../content-limits.ts';
import type { SectionKind } from '../resume-design.ts';
import { EducationEntries, LicenceEntries, WorkEntries } from './content-entries.tsx';
import type { Editing } from './edited-resume.ts';
import { LevelRows, type Levels } from './level-rows.tsx';

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

interface SectionFieldsProps extends Editing {
  kind: SectionKind;
  levels: Levels;
}

/** The fields of a section. */
export function SectionFields({ kind, content, levels, onChange }: SectionFieldsProps) {
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
  if (kind === 'skills' || kind === 'languages') return <LevelRows {...{ kind, content, levels, onChange }} />;
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
