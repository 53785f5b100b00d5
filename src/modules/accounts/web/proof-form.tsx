import { type ComponentType, type ReactNode, type Ref, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isolate } from '#src/kernel/isolate.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CodeField } from '#src/ui/controls/code-field.tsx';
import { PasswordField, TextField } from '#src/ui/controls/text-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { asWebAuthn } from '../webauthn-json.ts';
import type { ProofMethod, ProofStep } from './proof-step.ts';
import { ResendButton } from './resend-button.tsx';

export interface ProofFormTag {
  method: 'post';
  className?: string;
  noValidate?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

interface ProofFormProps {
  step: ProofStep;
  isBusy: boolean;
  /** A page's own form, or one that answers inside a dialog. */
  Form: ComponentType<ProofFormTag>;
  /** Travels along with every form: what the person was doing. */
  children?: ReactNode;
}

const offers = {
  password: 'settings.proof.usePassword',
  passkey: 'settings.proof.usePasskey',
  email: 'settings.proof.useEmail',
  phone: 'settings.proof.usePhone',
  totp: 'settings.proof.useTotp',
  recovery: 'settings.proof.useRecovery',
} as const;

/** Shows again that the account is one's own: what is asked for now, and the other ways below. */
export function ProofForm({ step, isBusy, Form, children }: ProofFormProps) {
  const { t } = useTranslation();
  const { method, methods, missing } = step;
  const others = methods.filter((one) => one !== method);
  return (
    <div className="grid gap-6">
      {missing === 'second' ? <p className="font-medium text-ink">{t('settings.proof.second')}</p> : null}
      {method ? (
        // A new step is a new form: nothing typed before may stand in the next field.
        <Form key={method} method="post" className="grid gap-5">
          {children}
          <input type="hidden" name="method" value={method} />
          {step.message ? <Notice tone="danger">{step.message}</Notice> : null}
          <ProofField step={step} method={method} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" name="intent" value="proof-give" isLoading={isBusy}>
              {t('settings.proof.confirm')}
            </Button>
            {step.isSent ? <ResendButton intent="proof-send" seconds={step.retryAfter} /> : null}
          </div>
        </Form>
      ) : null}
      {methods.length === 0 ? <Notice tone="warning">{t('settings.proof.none')}</Notice> : null}
      {others.length > 0 ? (
        <ul className="grid justify-items-start gap-2">
          {others.map((other) => (
            <li key={other}>
              <OtherWay step={step} method={other} Form={Form}>
                {children}
              </OtherWay>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function ProofField({ step, method }: { step: ProofStep; method: ProofMethod }) {
  const { t } = useTranslation();
  const address = method === 'email' ? step.masked_email : step.masked_phone;
  if (method === 'password') {
    return (
      <PasswordField
        name="password"
        label={t('settings.proof.password')}
        error={step.fields.password}
        autoComplete="current-password"
        maxLength={128}
        autoFocus
      />
    );
  }
  if (method === 'recovery') {
    return <TextField name="code" label={t('settings.proof.recoveryCode')} maxLength={30} dir="ltr" autoFocus />;
  }
  const isApp = method === 'totp';
  return (
    <>
      {isApp ? null : (
        <p className="text-ink-muted">
          <input type="hidden" name="sent" value="1" />
          {t('settings.proof.sent', { address: isolate(address ?? '') })}
        </p>
      )}
      <CodeField
        name="code"
        label={t(isApp ? 'settings.proof.appCode' : 'settings.proof.code')}
        error={step.fields.code}
        autoFocus
      />
    </>
  );
}

/** One of the ways that are not asked for now. */
function OtherWay({
  step,
  method,
  Form,
  children,
}: Pick<ProofFormProps, 'step' | 'Form' | 'children'> & { method: ProofMethod }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const address = isolate((method === 'email' ? step.masked_email : step.masked_phone) ?? '');
  const isSent = method === 'email' || method === 'phone';
  const askDevice = async () => {
    setProblem(undefined);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { token, options } = await api('POST /authentication/proof/passkey/start');
      const response = await startAuthentication({ optionsJSON: asWebAuthn(options) });
      await api('POST /authentication/proof/passkey/finish', { token, response: { ...response } });
      // The server knows now; the form only asks it how to go on.
      form.current?.requestSubmit();
    } catch {
      setProblem(t('settings.proof.passkeyFailed'));
    }
  };
  return (
    <Form method="post" ref={form} noValidate>
      {children}
      <input type="hidden" name="method" value={method} />
      <input type="hidden" name="intent" value={isSent ? 'proof-send' : 'proof-choose'} />
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <Button
        type={method === 'passkey' ? 'button' : 'submit'}
        variant={step.method ? 'quiet' : 'secondary'}
        onClick={method === 'passkey' ? askDevice : undefined}
        className={method === 'passkey' ? '[@media(scripting:none)]:hidden' : undefined}
      >
        {t(offers[method], { address })}
      </Button>
    </Form>
  );
}
