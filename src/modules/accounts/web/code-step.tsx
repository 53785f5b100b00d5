import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { isolate } from '#src/kernel/isolate.ts';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CodeField } from '#src/ui/controls/code-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CodeStep as CodeState, SignInState } from './sign-in-state.ts';
import { ContactFields, linkButton, StepForm, StepHead, StepProblem, useIsSending } from './step-form.tsx';
import { useCountdown } from './use-countdown.ts';

interface CodeStepProps {
  state: CodeState;
  /** The dial code of the number's country. */
  dialCode: string;
  challenge: ReactNode;
}

export function CodeStep({ state, dialCode, challenge }: CodeStepProps) {
  const { t } = useTranslation();
  const { contact } = state;
  const isEmail = contact.channel === 'email';
  const address = isEmail ? contact.email : `+${dialCode} ${contact.phone_num}`;
  return (
    <>
      <StepHead title={t('accounts.code.heading')} isQuiet>
        {t(isEmail ? 'accounts.code.sentEmail' : 'accounts.code.sentPhone', { address: isolate(address) })}
      </StepHead>
      <CodeForm state={state} action="verify-code" label={t('accounts.code.label')} submit={t('accounts.code.submit')}>
        <ContactFields contact={contact} />
      </CodeForm>
      <Resend state={state} action="send-code" texts="code" challenge={challenge}>
        <ContactFields contact={contact} />
      </Resend>
      {isEmail ? <p className="text-ink-faint text-sm">{t('accounts.code.spam')}</p> : null}
      <StepForm action="restart" state={state} className="mt-4 border-line border-t pt-2">
        <ContactFields contact={contact} />
        <input type="hidden" name="way" value={contact.channel} />
        <button type="submit" className={linkButton}>
          {t(isEmail ? 'accounts.code.changeEmail' : 'accounts.code.changePhone')}
        </button>
      </StepForm>
    </>
  );
}

interface CodeFormProps {
  state: SignInState;
  action: string;
  label: string;
  submit: string;
  /** Hidden fields. */
  children: ReactNode;
}

/** Six digits; the last one sends them. */
export function CodeForm({ state, action, label, submit, children }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useIsSending(action);
  const error = state.problem?.fields.code;
  useFreshCode(form, state);
  return (
    <StepForm action={action} state={state} ref={form}>
      <StepProblem state={state} shown={['code']} />
      {children}
      <CodeField label={label} name="code" error={error} onComplete={() => form.current?.requestSubmit()} />
      <Button type="submit" size="lg" isWide isLoading={isSending}>
        {submit}
      </Button>
    </StepForm>
  );
}

/** The field has the focus when it comes, and again, marked to be typed over, when the code was wrong. */
function useFreshCode(form: RefObject<HTMLFormElement | null>, { problem, at }: SignInState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts, even one that says the same
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('input[name=code]');
    field?.focus();
    if (problem) field?.select();
  }, [form, problem, at]);
}

interface ResendProps {
  state: SignInState & { retryAfter: number };
  action: string;
  texts: 'code' | 'link';
  challenge?: ReactNode;
  /** Hidden fields. */
  children: ReactNode;
}

/** Another code or link, once the wait is over. */
export function Resend({ state, action, texts, challenge, children }: ResendProps) {
  const { t } = useTranslation();
  const left = useCountdown(state.retryAfter, state.at);
  const isSending = useIsSending(action);
  return (
    <StepForm action={action} state={state} className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4">
      <input type="hidden" name="again" value="1" />
      {children}
      {left > 0 ? (
        <p className="text-ink-muted text-sm tabular-nums">
          {t(texts === 'code' ? 'accounts.code.wait' : 'accounts.link.wait', { count: left })}
        </p>
      ) : (
        challenge
      )}
      {/* Where nothing counts down, the button is always there: too early, the last code counts on. */}
      <button
        type="submit"
        disabled={isSending}
        className={classNames(linkButton, left > 0 && '[@media(scripting:enabled)]:hidden')}
      >
        {t(texts === 'code' ? 'accounts.code.resend' : 'accounts.link.resend')}
      </button>
      <span className="text-sm">
        <HelpLink about="signIn" />
      </span>
    </StepForm>
  );
}
