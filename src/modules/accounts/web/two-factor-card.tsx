import { Suspense } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { CodeField } from '#src/ui/controls/code-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondChannel } from './second-channel.tsx';
import { TurnOffForm } from './turn-off-form.tsx';

// Only who sets it up needs the drawing of codes.
const QrCode = lazy(() => import('#src/ui/layout/qr-code.tsx').then((module) => ({ default: module.QrCode })));

export interface TwoFactorState {
  totp: boolean;
  otp: boolean;
  can_enable_otp: boolean;
  recovery_codes_left: number;
}

/** The second factor: an app, or a code to the other address. */
export function TwoFactorCard({ state }: { state: TwoFactorState }) {
  const { t } = useTranslation();
  const isOn = state.totp || state.otp;
  return (
    <SettingsCard
      title={t('settings.twoFactor.title')}
      text={t('settings.twoFactor.text')}
      aside={
        <Badge tone={isOn ? 'accent' : 'neutral'}>{t(isOn ? 'settings.twoFactor.on' : 'settings.twoFactor.off')}</Badge>
      }
    >
      <div className="divide-y divide-line">
        <AuthenticatorApp isOn={state.totp} left={state.recovery_codes_left} />
        <SecondChannel isOn={state.otp} canEnable={state.can_enable_otp} />
      </div>
    </SettingsCard>
  );
}

interface EnrolData {
  secret?: string;
  uri?: string;
  recovery_codes?: string[];
}

/** Off → a secret to scan → a code that proves it → recovery codes, shown this once. */
function AuthenticatorApp({ isOn, left }: { isOn: boolean; left: number }) {
  const { t } = useTranslation();
  const form = useFormAnswer<EnrolData>('totp-start', 'totp-confirm');
  const { Form, isBusy, data, answer, message, error } = form;
  const isConfirming =
    !isOn && answer !== undefined && (answer.intent === 'totp-start' ? answer.isDone : !answer.isDone);
  const secret = data?.secret ?? answer?.values.secret ?? '';
  const uri = data?.uri ?? answer?.values.uri ?? '';
  return (
    <div className="pb-5">
      <h3 className="font-semibold text-ink">{t('settings.twoFactor.app')}</h3>
      <p className="mt-0.5 text-ink-muted text-sm">{t('settings.twoFactor.appText')}</p>
      {data?.recovery_codes ? <RecoveryCodes codes={data.recovery_codes} /> : null}
      {isOn && !data?.recovery_codes && left > 0 ? (
        <p className="mt-2 text-ink-muted text-sm">{t('settings.twoFactor.recoveryLeft', { count: left })}</p>
      ) : null}
      {isOn ? <TurnOffForm factor="totp" /> : null}
      {isOn || isConfirming ? null : (
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="totp-start" />
          {message ? <Notice tone="danger">{message}</Notice> : null}
          <Button type="submit" variant="secondary" isLoading={isBusy}>
            {t('settings.twoFactor.start')}
          </Button>
        </Form>
      )}
      {isConfirming ? (
        <div className="mt-4 grid gap-6 sm:grid-cols-[auto_1fr]">
          <Suspense fallback={<span className="block size-44 rounded-card bg-sunken" />}>
            <QrCode text={uri} label={t('settings.twoFactor.qr')} className="size-44 border border-line" />
          </Suspense>
          <Form method="post" className="grid content-start gap-4">
            <input type="hidden" name="intent" value="totp-confirm" />
            <input type="hidden" name="secret" value={secret} />
            <input type="hidden" name="uri" value={uri} />
            <p className="text-ink-muted text-sm">{t('settings.twoFactor.scan')}</p>
            <p className="text-sm">
              <span className="font-semibold">{t('settings.twoFactor.key')}</span>{' '}
              <code dir="ltr" className="wrap-anywhere select-all font-mono">
                {secret.replace(/(.{4})/g, '$1 ').trim()}
              </code>
            </p>
            {message ? <Notice tone="danger">{message}</Notice> : null}
            <CodeField name="code" label={t('settings.twoFactor.code')} error={error('code')} />
            <Button type="submit" isLoading={isBusy} className="justify-self-start">
              {t('settings.twoFactor.confirm')}
            </Button>
          </Form>
        </div>
      ) : null}
    </div>
  );
}
