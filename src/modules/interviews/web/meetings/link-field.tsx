import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Details, MeetingProvider } from '../../interview-fields.ts';
import { providerNames } from './provider-names.ts';

interface LinkFieldProps {
  details: Details;
  onChange: (change: Partial<Details>) => void;
  missing: string | undefined;
}

/** The link to a video call: typed, or made in one of the accounts that the Boss has connected. */
export function LinkField({ details, onChange, missing }: LinkFieldProps) {
  const { t } = useTranslation();
  const [connected, setConnected] = useState<MeetingProvider[]>([]);
  useEffect(() => {
    // Without an answer a link can be typed all the same.
    api('GET /interviews/meeting-accounts', {})
      .then(({ accounts }) => setConnected(accounts.flatMap((one) => (one.is_connected ? [one.provider] : []))))
      .catch(() => {});
  }, []);
  const isOwn = details.link_by === 'own';
  const makers =
    isOwn || connected.includes(details.link_by as MeetingProvider)
      ? connected
      : [...connected, details.link_by as MeetingProvider];
  return (
    <>
      {makers.length > 0 ? (
        <NativeSelect
          label={t('interviews.meetings.by')}
          value={details.link_by}
          hint={isOwn ? undefined : t('interviews.meetings.hint')}
          onChange={(event) => onChange({ link_by: event.target.value as Details['link_by'] })}
          options={[
            { value: 'own', label: t('interviews.meetings.own') },
            ...makers.map((value) => ({
              value,
              label: t('interviews.meetings.made', { provider: providerNames[value] }),
            })),
          ]}
        />
      ) : null}
      {isOwn ? (
        <TextField
          type="url"
          dir="ltr"
          label={t('interviews.details.link')}
          hint={t('interviews.details.linkHint')}
          error={details.link.trim() ? undefined : missing}
          maxLength={500}
          value={details.link}
          onChange={(event) => onChange({ link: event.target.value })}
        />
      ) : null}
    </>
  );
}
