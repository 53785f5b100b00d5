import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface AlertFieldsProps {
  keywords: string;
  frequency: 'daily' | 'weekly';
  error: (field: string) => string | undefined;
}

/** What can be changed of an alert in place; its filters come from a search. */
export function AlertFields({ keywords, frequency, error }: AlertFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <TextField
        name="keywords"
        label={t('settings.alerts.keywords')}
        defaultValue={keywords}
        error={error('keywords') ?? error('query')}
        maxLength={200}
        isOptional
      />
      <NativeSelect
        name="frequency"
        label={t('settings.alerts.frequency')}
        defaultValue={frequency}
        error={error('frequency')}
        options={[
          { value: 'daily', label: t('settings.alerts.daily') },
          { value: 'weekly', label: t('settings.alerts.weekly') },
        ]}
      />
    </div>
  );
}
