import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { PhoneCountry } from './address-step.tsx';
import { BotChallenge } from './bot-challenge.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { JoinStep } from './join-step.tsx';
import { ChooseStep, ConfirmLinkStep, KeptStep, LinkSentStep, RefusedStep, SignedInStep } from './more-steps.tsx';
import { QrPanel } from './qr-panel.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { type SignInAim, welcomeFirst } from './sign-in-aim.ts';
import { type SignInReason, useReasonText } from './sign-in-reason.ts';
import {
  type Pending,
  type Providers,
  pendingState,
  type SignInState,
  startState,
  type Way,
  withWait,
} from './sign-in-state.ts';
import { StartStep } from './start-step.tsx';
import { StepProblem } from './step-form.tsx';
import { useAddressToken } from './use-address-token.ts';

interface SignInPageProps {
  /** What the server answered to the last form. */
  answer: SignInState | undefined;
  aim: SignInAim;
  way: string | null;
  isExpired: boolean;
  reason: SignInReason | null;
  /** Who invited them, by first name and initial. */
  inviter: string | null;
  origin: string;
  phoneCountries: PhoneCountry[];
  providers: Providers;
  /** The step that the browser had come to before. */
  pending: Pending;
  /** Who is signed in already. */
  person: string | null;
}

/** The step on the screen, for an answer that never came. Only a browser sets it. */
let shown: SignInState = startState();

/** The same step once more, with a problem that has no words of the server. */
export function withoutConnection(): SignInState {
  return { ...shown, problem: { message: '', fields: {} }, at: Date.now() };
}

/** One calm page: a step at a time, and beside the first one the code for the phone. */
export function SignInPage(props: SignInPageProps) {
  const { answer, aim, way, origin, person, pending } = props;
  const { t } = useTranslation();
  const [own, setOwn] = useState<SignInState>();
  // A code that was scanned answers here; the next form takes over again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new answer that counts
  useEffect(() => setOwn(undefined), [answer]);
  const kept = usePending(pending, aim);
  const told = own ?? (answer && withWait(answer, kept));
  const state = told ?? kept ?? startState(way === 'phone' || way === 'password' ? (way as Way) : 'email');
  useEffect(() => {
    shown = state;
  }, [state]);
  const isIn = person !== null && state.step !== 'connect' && state.step !== 'kept';
  const takeAnswer = useCallback((next: SignInState) => setOwn(next), []);
  useGoOn(own, aim);
  const token = useAddressToken(state);
  const hasPanel = state.step === 'address' && !isIn && !token.isUsing;
  return (
    <div
      className={classNames(
        'mx-auto grid w-full max-w-md px-4 py-8 sm:px-6 sm:py-16',
        hasPanel && 'lg:max-w-4xl lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-start lg:gap-16',
      )}
    >
      <div className="min-w-0">
        {token.failure && (isIn || state.step === 'address') ? (
          <div className="mb-6">
            <Notice tone="danger">{t(`accounts.social.${token.failure}`)}</Notice>
          </div>
        ) : null}
        {token.isUsing ? <Using /> : null}
        {token.isUsing || !isIn ? null : <AlreadyIn {...props} state={state} person={person} />}
        {token.isUsing || isIn ? null : (
          <>
            <div className="mx-auto w-fit">
              <Illustration name="welcome" isSmall />
            </div>
            <Step {...props} state={state} />
          </>
        )}
      </div>
      {hasPanel ? (
        <div className="hidden border-line lg:flex lg:min-h-96 lg:items-center lg:self-stretch lg:justify-center lg:border-s lg:ps-16 [@media(scripting:none)]:hidden">
          <QrPanel origin={origin} onAnswer={takeAnswer} />
        </div>
      ) : null}
    </div>
  );
}

/** What the address says the sign-in is for is newer than what was remembered. */
function usePending(pending: Pending, { redirect, role }: SignInAim): SignInState | undefined {
  const isKnown = redirect !== null || role !== undefined;
  return useMemo(() => {
    const kept = pendingState(pending);
    return kept && isKnown ? { ...kept, redirect: undefined, role: undefined } : kept;
  }, [pending, isKnown]);
}

function Using() {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-24 text-ink-muted">
      <Spinner /> {t('accounts.link.using')}
    </p>
  );
}

/** Who was let in by the phone leaves this page. */
function useGoOn(own: SignInState | undefined, { role, to }: SignInAim): void {
  useEffect(() => {
    if (own?.step !== 'done') return;
    const asRecruiter = role ? api('POST /authentication/switch-role', { role }) : Promise.resolve(null);
    asRecruiter.catch(() => null).then(() => window.location.assign(to));
  }, [own, role, to]);
}

function AlreadyIn({ state, person, aim }: SignInPageProps & { state: SignInState; person: string }) {
  return (
    <>
      {state.problem ? (
        <div className="mb-6">
          <StepProblem state={state} shown={[]} />
        </div>
      ) : null}
      <SignedInStep state={state} name={person} to={aim.to} />
    </>
  );
}

function Step({
  state,
  aim,
  reason,
  inviter,
  isExpired,
  phoneCountries,
  providers,
}: SignInPageProps & { state: SignInState }): ReactNode {
  const { challenge } = providers;
  const { language } = useTranslation();
  const why = useReasonText(reason);
  const widget = challenge ? <BotChallenge challenge={challenge} round={state.at} /> : null;
  switch (state.step) {
    case 'address':
      return (
        <StartStep {...{ state, aim, inviter, isExpired, phoneCountries, providers }} reason={why} challenge={widget} />
      );
    case 'code': {
      const dialCode = phoneCountries.find(({ code }) => code === state.contact.country_code)?.dial_code ?? '';
      return <CodeStep state={state} dialCode={dialCode} challenge={widget} />;
    }
    case 'link-sent':
      return <LinkSentStep state={state} />;
    case 'confirm-link':
      return <ConfirmLinkStep state={state} />;
    case 'join':
      return <JoinStep state={state} />;
    case 'choose':
      return <ChooseStep state={state} />;
    case 'second-factor':
      return <SecondFactorStep state={state} />;
    case 'connect':
    case 'social-email':
      return (
        <EmailStep
          state={state}
          challenge={state.step === 'connect' ? null : widget}
          to={welcomeFirst(language, aim)}
        />
      );
    case 'kept':
      return <KeptStep to={aim.to} />;
    case 'refused':
      return <RefusedStep state={state} />;
    case 'done':
      return null;
  }
}
