import { type ReactNode, useRef, useState } from 'react';
import { isolate } from '#src/kernel/isolate.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { AddressStep, type PhoneCountry } from './address-step.tsx';
import { FriendCode } from './friend-code.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { SignInAim } from './sign-in-aim.ts';
import type { Contact, Providers, SignInState } from './sign-in-state.ts';
import { SocialButtons } from './social-buttons.tsx';
import { linkButton } from './step-form.tsx';

interface StartStepProps {
  state: SignInState & { step: 'address' };
  aim: SignInAim;
  /** Why they are asked, in words. */
  reason: string | undefined;
  inviter: string | null;
  isExpired: boolean;
  phoneCountries: PhoneCountry[];
  providers: Providers;
  challenge: ReactNode;
}

/** The first step: who are you, and which way in do you like? */
export function StartStep(props: StartStepProps) {
  const { state, aim, reason, inviter, isExpired, phoneCountries, providers, challenge } = props;
  const { t, language } = useTranslation();
  const typed = useRef<Partial<Contact>>({});
  const [problem, setProblem] = useState('');
  const keepTyped = (form: HTMLFormElement | null) => {
    if (form) typed.current = { ...typed.current, ...(Object.fromEntries(new FormData(form)) as Partial<Contact>) };
    setProblem('');
  };
  const contact = { ...state.contact };
  for (const field of ['email', 'phone_num', 'country_code'] as const) contact[field] ||= typed.current[field] ?? '';
  const redirect = state.redirect ?? aim.redirect;
  return (
    <>
      <StartHead role={aim.role} reason={reason} inviter={inviter} isExpired={isExpired} />
      <AddressStep
        state={{ ...state, contact }}
        phoneCountries={phoneCountries}
        challenge={challenge}
        keepTyped={keepTyped}
      />
      <div className="[@media(scripting:none)]:hidden">
        {providers.passkeys || providers.social.length > 0 ? <Or /> : null}
        <div className="grid gap-3">
          {problem ? <Notice tone="danger">{problem}</Notice> : null}
          {providers.passkeys ? <PasskeyButton redirect={redirect} onProblem={setProblem} /> : null}
          <SocialButtons providers={providers.social} redirect={redirect} role={aim.role} onProblem={setProblem} />
        </div>
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
        {t(aim.role ? 'accounts.start.talentInstead' : 'accounts.start.hireInstead')}
        <Link to={`/${language}/get-started${aim.role ? '' : '?role=recruiter'}`} replace className={linkButton}>
          {t(aim.role ? 'accounts.start.talentLink' : 'accounts.start.hireLink')}
        </Link>
      </p>
      {inviter === null && !aim.role ? <FriendCode /> : null}
    </>
  );
}

interface StartHeadProps {
  role: SignInAim['role'];
  reason: string | undefined;
  inviter: string | null;
  isExpired: boolean;
}

function StartHead({ role, reason, inviter, isExpired }: StartHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="mb-6">
      <h1 className="text-balance font-bold text-3xl text-ink">
        {t(role ? 'accounts.start.hireHeading' : 'accounts.start.heading')}
      </h1>
      <p className="mt-2 text-pretty text-ink-muted">
        {reason ?? t(role ? 'accounts.start.hireIntro' : 'accounts.start.intro')}
      </p>
      {inviter !== null && !role ? (
        <div className="mt-5">
          <Notice>{t('invitations.start', { name: isolate(inviter || t('invitations.open.friend')) })}</Notice>
        </div>
      ) : null}
      {isExpired ? (
        <div className="mt-5">
          <Notice tone="warning">{t('accounts.start.expired')}</Notice>
        </div>
      ) : null}
    </div>
  );
}

function Or() {
  const { t } = useTranslation();
  return (
    <div className="my-5 flex items-center gap-4 text-ink-faint text-sm">
      <span aria-hidden className="h-px flex-1 bg-line" />
      {t('accounts.start.or')}
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  );
}
