import type { ReactNode } from 'react';
import { data, redirect, redirectDocument } from 'react-router';
import { type Client, isRefusal } from '#src/kernel/client.ts';
import { isolate } from '#src/kernel/isolate.ts';
import { RefusedStep } from '#src/modules/accounts/web/more-steps.tsx';
import { redirectTarget } from '#src/modules/accounts/web/redirect-target.ts';
import { SecondFactorStep } from '#src/modules/accounts/web/second-factor-step.tsx';
import { answerSignInForm } from '#src/modules/accounts/web/sign-in-form.ts';
import { afterAnswer, afterRefusal, type SignInState, startState } from '#src/modules/accounts/web/sign-in-state.ts';
import { StepForm, StepHead, useIsSending } from '#src/modules/accounts/web/step-form.tsx';
import { findLanguage } from '#src/modules/options/languages.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/redirect';
import { useCodeOutOfAddress } from './use-code-out-of-address.ts';

const SIGNED_IN_ALREADY = 409;

type HandOver =
  | { status: 'asks'; code: string; name: string; email: string; host: string | null }
  | { status: 'refused'; why: 'target' | 'code' };

/** Another site of ours brings a sign-in along: `sessionid` is a code for one use, never the session itself. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const language = findLanguage(url.searchParams.get('lang') ?? undefined)?.code ?? params.lang;
  if (language !== params.lang) throw redirect(`/${language}/redirect${url.search}`);
  const { api, redirectHosts } = context.get(servicesContext);
  const target = redirectTarget(wantedTarget(url), language, url, redirectHosts);
  if (!target) return data<HandOver>({ status: 'refused', why: 'target' }, { status: 403 });
  const code = url.searchParams.get('sessionid');
  if (!code) throw redirect(target.href);
  try {
    const { name, masked_email } = await api('POST /authentication/hand-over/use', { code });
    return data<HandOver>({ status: 'asks', code, name, email: masked_email, host: target.host ?? null });
  } catch (error) {
    if (!isRefusal(error) || error.status >= 500) throw error;
    if (error.status === SIGNED_IN_ALREADY) throw redirect(target.href);
    return data<HandOver>({ status: 'refused', why: 'code' }, { status: 410 });
  }
}

/** Only a pressed button signs in: a link alone could sign someone in to a stranger's account. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<SignInState> {
  const { api, redirectHosts } = context.get(servicesContext);
  const url = new URL(request.url);
  const target = redirectTarget(wantedTarget(url), params.lang, url, redirectHosts);
  const form = await request.formData();
  const state = form.has('hand_over')
    ? await takeOver(api, String(form.get('hand_over')))
    : await answerSignInForm({ api, form, redirect: null, role: undefined });
  if (target && (state.step === 'done' || state.step === 'kept')) throw redirectDocument(target.href);
  return state;
}

/** The hand-over to the employer site calls it `redirect`, the others `redirectUrl`. */
function wantedTarget({ searchParams }: URL): string | null {
  return searchParams.get('redirectUrl') ?? searchParams.get('redirect');
}

async function takeOver(api: Client, code: string): Promise<SignInState> {
  try {
    return afterAnswer(await api('POST /authentication/hand-over/use', { code, confirm: true }));
  } catch (error) {
    if (isRefusal(error) && error.status < 500) return afterRefusal(startState(), error);
    throw error;
  }
}

/** The code works once; asking about it after it was used would only say so. */
export function shouldRevalidate() {
  return false;
}

export default function Redirect({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  useCodeOutOfAddress();
  return (
    <main id="content" className="mx-auto w-full max-w-md px-4 py-8 sm:px-6 sm:py-16">
      <PageHead
        title={t('accounts.handOver.title')}
        description={t('accounts.handOver.intro')}
        path="/redirect"
        isUnlisted
      />
      {actionData ? <Answered state={actionData} /> : <Asked handOver={loaderData} />}
    </main>
  );
}

function Answered({ state }: { state: SignInState }) {
  const { t } = useTranslation();
  if (state.step === 'second-factor') return <SecondFactorStep state={state} />;
  if (state.step === 'refused') return <RefusedStep state={state} />;
  return <Refused text={state.problem?.message ?? t('accounts.handOver.refusedCode')} />;
}

function Asked({ handOver }: { handOver: HandOver }) {
  const { t, language } = useTranslation();
  const isSending = useIsSending('hand-over');
  if (handOver.status === 'refused') {
    const isTarget = handOver.why === 'target';
    return <Refused text={t(isTarget ? 'accounts.handOver.refusedTarget' : 'accounts.handOver.refusedCode')} />;
  }
  const { name, email, host, code } = handOver;
  const lines: ReactNode[] = [t('accounts.handOver.intro')];
  if (email) lines.push(t('accounts.handOver.account', { email: isolate(email) }));
  if (host) lines.push(t('accounts.handOver.target', { host: isolate(host) }));
  return (
    <>
      <StepHead title={name ? t('accounts.handOver.heading', { name }) : t('accounts.handOver.headingUnnamed')}>
        {lines.map((line) => (
          <p key={String(line)} className="mt-1">
            {line}
          </p>
        ))}
      </StepHead>
      <StepForm action="hand-over" state={startState()} className="grid gap-3">
        <input type="hidden" name="hand_over" value={code} />
        <Button type="submit" size="lg" isWide isLoading={isSending}>
          {t('accounts.handOver.continue')}
        </Button>
        <LinkButton to={`/${language}`} variant="secondary" size="lg" isWide>
          {t('accounts.handOver.cancel')}
        </LinkButton>
      </StepForm>
    </>
  );
}

function Refused({ text }: { text: string }) {
  const { t, language } = useTranslation();
  return (
    <>
      <StepHead title={t('accounts.handOver.refusedHeading')}>{text}</StepHead>
      <div className="grid gap-3">
        <LinkButton to={`/${language}/get-started`} size="lg" isWide>
          {t('accounts.handOver.signIn')}
        </LinkButton>
        <LinkButton to={`/${language}`} variant="secondary" size="lg" isWide>
          {t('accounts.handOver.cancel')}
        </LinkButton>
      </div>
    </>
  );
}
