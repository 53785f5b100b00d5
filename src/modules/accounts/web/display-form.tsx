import { useEffect, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SavedMark, SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface DisplayFormProps {
  me: { time_zone: string | null; currency: string | null };
  timeZones: string[];
  currencies: { code: string; name: string }[];
}

/** Time zone and currency. */
export function DisplayForm({ me, timeZones, currencies }: DisplayFormProps) {
  const { t } = useTranslation();
  const { Form, isBusy, isDone, message, error, value } = useFormAnswer('display');
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const placeholder = t('settings.display.none');
  return (
    <SettingsCard title={t('settings.display.title')} text={t('settings.display.text')}>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="display" />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <NativeSelect
            name="time_zone"
            label={t('settings.display.timeZone')}
            hint={zone ? t('settings.display.timeZoneHint', { zone: readable(zone) }) : undefined}
            error={error('time_zone')}
            defaultValue={value('time_zone', me.time_zone ?? '')}
            placeholder={placeholder}
            isOptional
            options={timeZones.map((name) => ({ value: name, label: readable(name) }))}
          />
          <NativeSelect
            name="currency"
            label={t('settings.display.currency')}
            error={error('currency')}
            defaultValue={value('currency', me.currency ?? '')}
            placeholder={placeholder}
            isOptional
            options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isLoading={isBusy}>
            {t('settings.display.save')}
          </Button>
          <SavedMark isShown={isDone}>{t('settings.saved')}</SavedMark>
        </div>
      </Form>
    </SettingsCard>
  );
}

function readable(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ');
}
