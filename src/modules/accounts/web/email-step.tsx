import type { ReactNode } from 'react';
import { isolate } from '#src/kernel/isolate.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { CodeForm, Resend } from './code-step.tsx';
import type { EmailStep as EmailState } from './sign-in-state.ts';
import { linkButton, StepForm, StepHead, StepProblem, useIsSending } from './step-form.tsx';

interface EmailStepProps {
  state: EmailState;
  challenge: ReactNode;
  /** Where someone goes who adds no address now. */
  to: string;
}

/** An address to verify: for an account that has only a number, or one that another site has vouched for. */
export function EmailStep({ state, challenge, to }: EmailStepProps) {
  const { t } = useTranslation();
  const isSending = useIsSending('email-send');
  const intro = t(state.step === 'connect' ? 'accounts.connect.intro' : 'accounts.connect.socialIntro');
  if (state.isSent) {
    return (
      <>
        <StepHead title={t('accounts.code.heading')} isQuiet>
          {t('accounts.code.sentEmail', { address: isolate(state.email) })}
        </StepHead>
        <CodeForm
          state={state}
          action="email-code"
          label={t('accounts.code.label')}
          submit={t('accounts.connect.submit')}
        >
          <EmailFields state={state} />
        </CodeForm>
        <Resend state={state} action="email-send" texts="code" challenge={challenge}>
          <EmailFields state={state} />
        </Resend>
        <StepForm action="email-other" state={state} className="mt-4 border-line border-t pt-2">
          <EmailFields state={state} />
          <button type="submit" className={linkButton}>
            {t('accounts.code.changeEmail')}
          </button>
        </StepForm>
        <Skip state={state} to={to} />
      </>
    );
  }
  return (
    <>
      <StepHead title={t('accounts.connect.heading')}>{intro}</StepHead>
      <StepForm action="email-send" state={state}>
        <StepProblem state={state} shown={['email']} />
        <input type="hidden" name="for" value={state.step} />
        <input type="hidden" name="token" value={state.token} />
        <TextField
          label={t('accounts.start.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          defaultValue={state.email}
          error={state.problem?.fields.email}
        />
        {challenge}
        <Button type="submit" size="lg" isWide isLoading={isSending}>
          {t('accounts.connect.send')}
        </Button>
      </StepForm>
      <Skip state={state} to={to} />
    </>
  );
}

function Skip({ state, to }: { state: EmailState; to: string }) {
  const { t } = useTranslation();
  if (state.step !== 'connect') return null;
  return (
    <a href={to} className={`${linkButton} mt-3`}>
      {t('accounts.connect.skip')}
    </a>
  );
}

function EmailFields({ state }: { state: EmailState }) {
  return (
    <>
      <input type="hidden" name="for" value={state.step} />
      <input type="hidden" name="token" value={state.token} />
      <input type="hidden" name="email" value={state.email} />
    </>
  );
}
