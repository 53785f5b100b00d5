import { Button } from '#src/ui/controls/button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOffForm } from './turn-off-form.tsx';

/** Signed in with one address, asked for a code at the other. */
export function SecondChannel({ isOn, canEnable }: { isOn: boolean; canEnable: boolean }) {
  const { t } = useTranslation();
  const { Form, isBusy, data, message } = useFormAnswer<{ recovery_codes?: string[] }>('otp-on');
  const codes = data?.recovery_codes ?? [];
  return (
    <div className="pt-5">
      <h3 className="font-semibold text-ink">{t('settings.twoFactor.channel')}</h3>
      <p className="mt-0.5 text-ink-muted text-sm">{t('settings.twoFactor.channelText')}</p>
      {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
      {isOn ? <TurnOffForm factor="otp" /> : null}
      {!isOn && !canEnable ? (
        <p className="mt-2 text-ink-muted text-sm">{t('settings.twoFactor.channelMissing')}</p>
      ) : null}
      {!isOn && canEnable ? (
        <Form method="post" className="mt-4 grid justify-items-start gap-4">
          <input type="hidden" name="intent" value="otp-on" />
          {message ? <Notice tone="danger">{message}</Notice> : null}
          <Button type="submit" variant="secondary" isLoading={isBusy}>
            {t('settings.twoFactor.turnOn')}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
