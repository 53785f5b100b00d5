import { useId, useState } from 'react';
import { dateFormat } from '#src/kernel/formats.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CheckBox } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SavedMark, SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface QuietHoursFormProps {
  hours: { from: string; to: string } | null;
  zone: string;
  /** Where the time zone is chosen. */
  zoneHref: string;
}

const NIGHT = { from: '22:00', to: '07:00' };
const HALF_HOURS = Array.from({ length: 48 }, (_, at) => new Date(at * 1_800_000).toISOString().slice(11, 16));

/** SET-01: when email, text and push messages wait unless they are urgent. */
export function QuietHoursForm({ hours, zone, zoneHref }: QuietHoursFormProps) {
  const { t, language } = useTranslation();
  const { Form, isBusy, isDone, message, error, value } = useFormAnswer('quiet');
  const [isOn, setIsOn] = useState(hours !== null);
  const id = useId();
  const { from, to } = hours ?? NIGHT;
  const clock = dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const times = [...new Set([...HALF_HOURS, from, to])].sort();
  const options = times.map((time) => ({ value: time, label: clock.format(new Date(`2000-01-01T${time}:00Z`)) }));
  return (
    <SettingsCard title={t('settings.quiet.title')} text={t('settings.quiet.text')}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="quiet" />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <label htmlFor={id} className="group flex min-h-11 items-center gap-3">
          <CheckBox id={id} name="is_on" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />
          {t('settings.quiet.on')}
        </label>
        <div className="grid gap-4 sm:grid-cols-2">
          <NativeSelect
            name="from"
            label={t('settings.quiet.from')}
            defaultValue={value('from', from)}
            error={error('from')}
            options={options}
          />
          <NativeSelect
            name="to"
            label={t('settings.quiet.to')}
            defaultValue={value('to', to)}
            error={error('to')}
            options={options}
          />
        </div>
        <p className="text-ink-muted text-sm">
          {t('settings.quiet.zone', { zone: zone.replaceAll('_', ' ').replaceAll('/', ' / ') })}{' '}
          <TextLink to={zoneHref}>{t('settings.quiet.changeZone')}</TextLink>
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="secondary" isLoading={isBusy}>
            {t('settings.quiet.save')}
          </Button>
          <SavedMark isShown={isDone}>{t('settings.saved')}</SavedMark>
        </div>
      </Form>
    </SettingsCard>
  );
}
