import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { NotificationSettings } from './notification-matrix.tsx';

/** Says that mail does not arrive, and why; a code that does arrive ends it. */
export function EmailTrouble({ trouble }: { trouble: NonNullable<NotificationSettings['email_trouble']> }) {
  const { t } = useTranslation();
  const send = useFormAnswer('check-send');
  const check = useFormAnswer('check');
  const message = check.message ?? send.message;
  return (
    <SettingsCard title={t('settings.trouble.title', { email: trouble.email })}>
      <div className="grid gap-4">
        <Notice tone="warning">{t(`settings.trouble.${trouble.reason}`)}</Notice>
        <p className="text-ink-muted text-sm">{t('settings.trouble.text')}</p>
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <send.Form method="post" className="flex flex-wrap items-center gap-4">
          <input type="hidden" name="intent" value="check-send" />
          <Button type="submit" variant="secondary" isLoading={send.isBusy}>
            {t('settings.trouble.send')}
          </Button>
          <p role="status" className="text-sm">
            {send.isDone ? t('settings.trouble.sent') : null}
          </p>
        </send.Form>
        <check.Form method="post" className="flex flex-wrap items-end gap-4">
          <input type="hidden" name="intent" value="check" />
          <TextField
            name="code"
            label={t('settings.trouble.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            dir="ltr"
            defaultValue={check.value('code', '')}
            error={check.error('code')}
          />
          <Button type="submit" isLoading={check.isBusy}>
            {t('settings.trouble.check')}
          </Button>
        </check.Form>
      </div>
    </SettingsCard>
  );
}
