import { ChevronRight } from 'lucide-react';
import { isolate } from '#src/kernel/isolate.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { Resend } from './code-step.tsx';
import type {
  ChooseStep as ChooseState,
  ConfirmStep as ConfirmState,
  LinkSentStep as LinkSentState,
  SignInState,
} from './sign-in-state.ts';
import { ContactFields, linkButton, StepForm, StepHead, StepProblem } from './step-form.tsx';

export function LinkSentStep({ state }: { state: LinkSentState }) {
  const { t } = useTranslation();
  const contact = { channel: 'email' as const, email: state.email, phone_num: '', country_code: '' };
  return (
    <>
      <StepHead title={t('accounts.link.heading')}>
        {t('accounts.link.sent', { address: isolate(state.email) })}
      </StepHead>
      <StepProblem state={state} shown={[]} />
      <Resend state={state} action="send-link" texts="link">
        <ContactFields contact={contact} />
      </Resend>
      <p className="text-ink-faint text-sm">{t('accounts.code.spam')}</p>
      <StepForm action="restart" state={state} className="mt-4 border-line border-t pt-2">
        <ContactFields contact={contact} />
        <button type="submit" className={linkButton}>
          {t('accounts.code.changeEmail')}
        </button>
      </StepForm>
    </>
  );
}

/** Opened elsewhere than it was asked for, a link waits for a yes. */
export function ConfirmLinkStep({ state }: { state: ConfirmState }) {
  const { t } = useTranslation();
  return (
    <>
      <StepHead title={t('accounts.link.confirmHeading')}>{state.problem?.message}</StepHead>
      <StepForm action="use-link" state={state}>
        <input type="hidden" name="token" value={state.token} />
        <input type="hidden" name="confirm" value="1" />
        <Button type="submit" size="lg" isWide>
          {t('accounts.link.confirm')}
        </Button>
      </StepForm>
    </>
  );
}

/** A number with several accounts: each is a button of one form. */
export function ChooseStep({ state }: { state: ChooseState }) {
  const { t } = useTranslation();
  return (
    <>
      <StepHead title={t('accounts.choose.heading')}>{t('accounts.choose.intro')}</StepHead>
      <StepForm action="choose" state={state}>
        <StepProblem state={state} shown={[]} />
        <input type="hidden" name="token" value={state.token} />
        <input type="hidden" name="accounts" value={JSON.stringify(state.accounts)} />
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {state.accounts.map((account) => (
            <li key={account.id}>
              <button
                type="submit"
                name="account_id"
                value={account.id}
                className="flex min-h-16 w-full items-center gap-3 px-4 py-3 text-start transition-colors hover:bg-hover focus-visible:-outline-offset-2"
              >
                <Avatar name={account.name || account.masked_email} isDecorative />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold text-ink">
                    {account.name || t('accounts.choose.unnamed')}
                  </span>
                  <span className="block truncate text-ink-muted text-sm">
                    {account.masked_email ? <bdi>{account.masked_email}</bdi> : t('accounts.choose.noEmail')}
                  </span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint rtl:-scale-x-100" />
              </button>
            </li>
          ))}
        </ul>
      </StepForm>
      <Restart state={state} label={t('accounts.choose.other')} />
    </>
  );
}

/** Suspended: why, and where to appeal, as the server tells it. */
export function RefusedStep({ state }: { state: Extract<SignInState, { step: 'kept' | 'refused' }> }) {
  const { t, language } = useTranslation();
  const { appealPath } = state;
  return (
    <>
      <StepHead title={t('accounts.refused.heading')} />
      <Notice
        tone="warning"
        actions={
          <LinkButton to={`/${language}${appealPath ?? '/feedback?topic=account'}`} variant="secondary" size="sm">
            {t(appealPath ? 'accounts.appeal.link' : 'accounts.refused.write')}
          </LinkButton>
        }
      >
        {state.problem?.message}
      </Notice>
      <Restart state={state} label={t('accounts.refused.back')} />
    </>
  );
}

export function KeptStep({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <>
      <StepHead title={t('accounts.kept.heading')}>{t('accounts.kept.text')}</StepHead>
      <Continue to={to} label={t('accounts.kept.continue')} />
    </>
  );
}

interface SignedInStepProps {
  state: SignInState;
  name: string;
  to: string;
}

export function SignedInStep({ state, name, to }: SignedInStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepHead title={t('accounts.signedIn.heading')} isQuiet>
        {t('accounts.signedIn.as', { name: isolate(name) })}
      </StepHead>
      <Continue to={to} label={t('accounts.signedIn.continue')} />
      <StepForm action="sign-out" state={state} className="mt-3">
        <Button type="submit" variant="secondary" size="lg" isWide>
          {t('accounts.signedIn.switch')}
        </Button>
      </StepForm>
    </>
  );
}

/** Loads the page anew: everything on it may look different now. */
function Continue({ to, label }: { to: string; label: string }) {
  return (
    <a href={to} className={buttonStyle('primary', 'lg', true)}>
      {label}
    </a>
  );
}

function Restart({ state, label }: { state: SignInState; label: string }) {
  return (
    <StepForm action="restart" state={state} className="mt-4">
      <button type="submit" className={linkButton}>
        {label}
      </button>
    </StepForm>
  );
}
