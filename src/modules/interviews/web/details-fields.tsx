import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Details } from '../interview-fields.ts';
import { LinkField } from './meetings/link-field.tsx';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240, 480];

export const noDetails: Details = {
  kind: 'video',
  minutes: 45,
  address: '',
  link: '',
  link_by: 'own',
  contact_name: '',
  contact_number: '',
  instructions: '',
};

interface DetailsFieldsProps {
  details: Details;
  onChange: (details: Details) => void;
  isChecked: boolean;
}

/** Where and how an interview takes place. */
export function DetailsFields({ details, onChange, isChecked }: DetailsFieldsProps) {
  const { t } = useTranslation();
  const set = (change: Partial<Details>) => onChange({ ...details, ...change });
  const missing = isChecked ? t('interviews.details.missing') : undefined;
  const lengths = [...new Set([...LENGTHS, details.minutes])].sort((one, other) => one - other);
  return (
    <div className="space-y-4">
      <Segmented
        legend={t('interviews.details.kind')}
        value={details.kind}
        onChange={(kind) => set({ kind })}
        segments={[
          { value: 'video', label: t('interviews.details.video') },
          { value: 'on_site', label: t('interviews.details.onSite') },
        ]}
      />
      {details.kind === 'video' ? (
        <LinkField details={details} onChange={set} missing={missing} />
      ) : (
        <TextField
          label={t('interviews.details.address')}
          error={details.address.trim() ? undefined : missing}
          maxLength={300}
          autoComplete="street-address"
          value={details.address}
          onChange={(event) => set({ address: event.target.value })}
        />
      )}
      <NativeSelect
        label={t('interviews.details.length')}
        value={details.minutes}
        onChange={(event) => set({ minutes: Number(event.target.value) })}
        options={lengths.map((minutes) => ({ value: minutes, label: t('interviews.minutes', { count: minutes }) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('interviews.details.contact')}
          isOptional
          maxLength={100}
          value={details.contact_name}
          onChange={(event) => set({ contact_name: event.target.value })}
        />
        <TextField
          type="tel"
          dir="ltr"
          label={t('interviews.details.number')}
          isOptional
          maxLength={40}
          value={details.contact_number}
          onChange={(event) => set({ contact_number: event.target.value })}
        />
      </div>
      <TextareaField
        label={t('interviews.details.instructions')}
        isOptional
        rows={3}
        maxLength={2000}
        value={details.instructions}
        onChange={(event) => set({ instructions: event.target.value })}
      />
    </div>
  );
}

export function hasPlace({ kind, link, link_by, address }: Details): boolean {
  if (kind === 'video' && link_by !== 'own') return true;
  return (kind === 'video' ? link : address).trim() !== '';
}
