import { Button } from '#src/ui/controls/button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Turns one of the two factors off; the proof that this needs is asked for as everywhere. */
export function TurnOffForm({ factor }: { factor: 'totp' | 'otp' }) {
  const { t } = useTranslation();
  const { Form, isBusy, message, answer } = useFormAnswer(`${factor}-off`);
  return (
    <div className="mt-2">
      <Disclosure title={t('settings.twoFactor.turnOff')} isOpen={answer?.isDone === false || undefined}>
        <Form method="post" className="grid justify-items-start gap-4">
          <input type="hidden" name="intent" value={`${factor}-off`} />
          {message ? <Notice tone="danger">{message}</Notice> : null}
          <p className="text-sm">{t('settings.twoFactor.offConfirm')}</p>
          <Button type="submit" variant="danger" isLoading={isBusy}>
            {t('settings.twoFactor.turnOff')}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
