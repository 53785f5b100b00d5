import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useFormAnswer } from '#src/ui/use-form-answer.ts';

/** Turns one of the two factors off, with a proof of it. */
export function TurnOffForm({ factor }: { factor: 'totp' | 'otp' }) {
  const { t } = useTranslation();
  const { Form, isBusy, message, error, answer } = useFormAnswer(`${factor}-off`);
  const sending = useFormAnswer<{ address: string }>('otp-send');
  return (
    <div className="mt-2">
      <Disclosure title={t('settings.twoFactor.turnOff')} isOpen={answer?.isDone === false || undefined}>
        <p className="text-sm">
          {t(factor === 'totp' ? 'settings.twoFactor.offText' : 'settings.twoFactor.offChannelText')}
        </p>
        {factor === 'otp' ? (
          <sending.Form method="post" className="mt-3 flex flex-wrap items-center gap-3">
            <input type="hidden" name="intent" value="otp-send" />
            <Button type="submit" size="sm" variant="secondary" isLoading={sending.isBusy}>
              {t('settings.twoFactor.sendCode')}
            </Button>
            <span role="status" className="text-sm">
              {sending.data ? t('settings.twoFactor.sent', { address: sending.data.address }) : sending.message}
            </span>
          </sending.Form>
        ) : null}
        <Form method="post" className="mt-4 grid max-w-sm gap-4">
          <input type="hidden" name="intent" value={`${factor}-off`} />
          {message ? <Notice tone="danger">{message}</Notice> : null}
          <TextField
            name="code"
            label={t('settings.twoFactor.anyCode')}
            error={error('code') ?? error('recovery_code')}
            autoComplete="one-time-code"
            maxLength={30}
            dir="ltr"
          />
          <Button type="submit" variant="danger" isLoading={isBusy} className="justify-self-start">
            {t('settings.twoFactor.turnOff')}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
