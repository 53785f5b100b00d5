import { isolate } from '#src/kernel/isolate.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { CodeForm, Resend } from './code-step.tsx';
import type { SecondFactor, SecondFactorStep as SecondFactorState } from './sign-in-state.ts';
import { linkButton, StepForm, StepHead, StepProblem, useIsSending } from './step-form.tsx';

const explanations = {
  totp: 'accounts.second.totp',
  recovery: 'accounts.second.recovery',
  email: 'accounts.second.email',
  phone: 'accounts.second.phone',
} as const;
const offers = {
  totp: 'accounts.second.useTotp',
  recovery: 'accounts.second.useRecovery',
  email: 'accounts.second.useEmail',
  phone: 'accounts.second.usePhone',
} as const;

/** A new device: a code of the app, one that is sent, or one of the codes kept for a bad day. */
export function SecondFactorStep({ state }: { state: SecondFactorState }) {
  const { t } = useTranslation();
  const { factor, factors, sentTo } = state;
  const explanation = sentTo ? t('accounts.second.sent', { address: isolate(sentTo) }) : t(explanations[factor]);
  return (
    <>
      <StepHead title={t('accounts.second.heading')} isQuiet={factor === 'totp'}>
        <p>{t('accounts.second.intro')}</p>
        <p className="mt-2">{explanation}</p>
      </StepHead>
      <FactorForm state={state} />
      <div className="mt-5 grid justify-items-start border-line border-t pt-2">
        {factors
          .filter((other) => other !== factor)
          .map((other) => (
            <OtherFactor key={other} state={state} other={other} />
          ))}
        <StepForm action="restart" state={state} className="">
          <button type="submit" className={linkButton}>
            {t('accounts.refused.back')}
          </button>
        </StepForm>
      </div>
    </>
  );
}

function FactorForm({ state }: { state: SecondFactorState }) {
  const { t } = useTranslation();
  const isSending = useIsSending('second-factor', 'second-factor-send');
  if (state.factor === 'recovery') {
    return (
      <StepForm action="second-factor" state={state}>
        <StepProblem state={state} shown={['code', 'recovery_code']} />
        <FactorFields state={state} />
        <TextField
          label={t('accounts.second.recoveryCode')}
          name="code"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={30}
          error={state.problem?.fields.recovery_code ?? state.problem?.fields.code}
        />
        <Button type="submit" size="lg" isWide isLoading={isSending}>
          {t('accounts.second.submit')}
        </Button>
      </StepForm>
    );
  }
  if (state.factor !== 'totp' && !state.sentTo) {
    return (
      <StepForm action="second-factor-send" state={state}>
        <StepProblem state={state} shown={[]} />
        <FactorFields state={state} />
        <Button type="submit" size="lg" isWide isLoading={isSending}>
          {t('accounts.second.send')}
        </Button>
      </StepForm>
    );
  }
  return (
    <>
      <CodeForm
        state={state}
        action="second-factor"
        label={t('accounts.second.code')}
        submit={t('accounts.second.submit')}
      >
        <FactorFields state={state} />
      </CodeForm>
      {state.factor === 'totp' ? null : (
        <Resend state={state} action="second-factor-send" texts="code">
          <FactorFields state={state} />
        </Resend>
      )}
    </>
  );
}

function OtherFactor({ state, other }: { state: SecondFactorState; other: SecondFactor }) {
  const { t } = useTranslation();
  return (
    <StepForm action="second-factor-other" state={state} className="">
      <FactorFields state={state} />
      <input type="hidden" name="other" value={other} />
      <button type="submit" className={linkButton}>
        {t(offers[other])}
      </button>
    </StepForm>
  );
}

function FactorFields({ state }: { state: SecondFactorState }) {
  return (
    <>
      <input type="hidden" name="token" value={state.token} />
      <input type="hidden" name="factor" value={state.factor} />
      <input type="hidden" name="factors" value={state.factors.join(',')} />
      <input type="hidden" name="sent_to" value={state.sentTo} />
    </>
  );
}
