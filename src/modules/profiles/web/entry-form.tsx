import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SectionName } from '../profile-sections.ts';
import { EditForm } from './edit-form.tsx';
import { type AnyEntry, EntryFields } from './entry-fields.tsx';

interface EntryFormProps {
  section: SectionName;
  /** Without one, a new entry is written. */
  entry?: AnyEntry;
  accountId: number;
  label: string;
}

export function EntryForm({ section, entry, accountId, label }: EntryFormProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const known: Record<string, number> = entry?.id ? { id: entry.id, version: entry.version ?? 0 } : {};
  return (
    <EditForm
      intent="entry"
      what={`${section}.${entry?.id ?? 'new'}`}
      accountId={accountId}
      label={label}
      hidden={{ section, ...known }}
      isBusy={isBusy}
      extra={
        // With scripts it stands in the menu and asks first.
        entry?.id ? (
          <span className="hidden [@media(scripting:none)]:inline">
            <Button type="submit" name="delete" value="yes" variant="quiet">
              {t('profiles.own.delete')}
            </Button>
          </span>
        ) : null
      }
    >
      {(fields) => <EntryFields section={section} entry={entry ?? {}} onBusy={setIsBusy} {...fields} />}
    </EditForm>
  );
}
