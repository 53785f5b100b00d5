import { useRef, useState } from 'react';
import type { StoredFile } from '#src/modules/files/files.contract.ts';
import { AttachFiles } from '#src/modules/files/web/attach-files.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type FieldName, type SectionField, type SectionName, sectionOf } from '../profile-sections.ts';
import type { FormFields } from './edit-form.tsx';
import { FieldHelp } from './field-help.tsx';
import { PartialDateField } from './partial-date-field.tsx';

/** An entry as it is read, whatever its section; a new one has no values yet. */
export type AnyEntry = { id?: number; version?: number; file?: StoredFile | null };

function saidIn(entry: AnyEntry, name: string): unknown {
  return (entry as Record<string, unknown>)[name];
}

interface EntryFieldsProps extends Pick<FormFields, 'error' | 'value'> {
  section: SectionName;
  entry: AnyEntry;
  onBusy: (isBusy: boolean) => void;
}

/** The fields of a section's entry, in the order of its table. */
export function EntryFields({ section, entry, error, value, onBusy }: EntryFieldsProps) {
  const { fields, period } = sectionOf(section);
  const open = period?.open;
  const [isOpen, setIsOpen] = useState(open ? value(open, saidIn(entry, open) ? 'yes' : '') === 'yes' : false);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {Object.entries(fields).map(([name, field]) => (
        <EntryField
          key={name}
          {...{ section, entry, error, value, onBusy, field, isOpen, setIsOpen }}
          name={name as FieldName}
          isEnd={name === period?.to}
        />
      ))}
    </div>
  );
}

interface EntryFieldProps extends EntryFieldsProps {
  name: FieldName;
  field: SectionField;
  /** The end of something that goes on cannot be said. */
  isEnd: boolean;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

function EntryField({ section, entry, name, field, error, value, onBusy, isEnd, isOpen, setIsOpen }: EntryFieldProps) {
  const { t } = useTranslation();
  const long = useRef<HTMLTextAreaElement>(null);
  const kept = saidIn(entry, name);
  const said = typeof kept === 'string' ? kept : '';
  const isOptional = !field.isRequired;
  if (field.is === 'flag') {
    return (
      <Checkbox
        name={name}
        value="yes"
        label={t(section === 'educations' ? 'profiles.own.field.attending' : 'profiles.own.field.working')}
        checked={isOpen}
        onChange={({ target }) => setIsOpen(target.checked)}
        className="sm:col-span-2"
      />
    );
  }
  if (name === 'is_current') return null;
  const label = t(`profiles.own.field.${name}`);
  const texts = { name, label, isOptional, error: error(name) };
  if (field.is === 'date') {
    return <PartialDateField {...texts} value={value} known={said || null} isDisabled={isEnd && isOpen} />;
  }
  if (field.is === 'file') return <Attachment file={entry.file ?? null} onBusy={onBusy} />;
  if (field.is === 'long') {
    return (
      <div className="grid gap-3 sm:col-span-2">
        <TextareaField
          {...texts}
          ref={long}
          hint={t('profiles.own.field.descriptionHint')}
          defaultValue={value(name, said)}
          maxLength={field.most}
          isCounted
          dir="auto"
        />
        {section === 'educations' ? (
          <FieldHelp section="education" field={long} title="degree" place="school" />
        ) : (
          <FieldHelp section="work" field={long} title="title" place="company" />
        )}
      </div>
    );
  }
  return (
    <TextField
      {...texts}
      defaultValue={value(name, said)}
      maxLength={field.most}
      {...(field.is === 'url' ? { dir: 'ltr', inputMode: 'url', autoComplete: 'url' } : { dir: 'auto' })}
    />
  );
}

function Attachment({ file, onBusy }: { file: StoredFile | null; onBusy: (isBusy: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <div className="sm:col-span-2">
      <AttachFiles
        kind="licence"
        name="file_id"
        most={1}
        label={t('profiles.own.field.file_id')}
        hint={t('profiles.own.field.fileHint')}
        fullText={t('profiles.own.field.fileFull')}
        failedText={t('profiles.own.field.fileFailed')}
        isOptional
        onBusy={onBusy}
        earlier={{ files: file ? [file] : [], note: t('profiles.own.field.fileKept'), detail: (size) => size }}
      />
    </div>
  );
}
