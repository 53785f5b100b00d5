import { redirectDocument, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { type Client, isRefusal } from '#src/kernel/client.ts';
import { aimOf, welcomeFirst } from '#src/modules/accounts/web/sign-in-aim.ts';
import { answerSignInForm } from '#src/modules/accounts/web/sign-in-form.ts';
import { SignInPage, withoutConnection } from '#src/modules/accounts/web/sign-in-page.tsx';
import type { SignInState } from '#src/modules/accounts/web/sign-in-state.ts';
import { servicesContext } from '#src/page-context.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead, usePublicUrl } from '../page-head.tsx';
import type { Route } from './+types/get-started';
import { findReason } from './find-reason.ts';
import { useStartRecord } from './use-start-record.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const [{ own, others }, providers, person, pending] = await Promise.all([
    api('GET /config/phone-countries', {}),
    api('GET /authentication/providers', {}),
    findPerson(api),
    api('GET /authentication/pending', {}),
  ]);
  const isOther = (code: unknown) => !own.some((country) => country.code === code);
  const phoneCountries = [...own, ...others.filter(({ code }) => isOther(code))].map(({ code, value, dial_code }) => ({
    code: String(code),
    value: String(value),
    dial_code: String(dial_code),
  }));
  const path = aimOf(query, params.lang).redirect ?? pending.redirect;
  const [reason, { inviter }] =
    person === null
      ? await Promise.all([findReason(api, path, query.get('for')), api('GET /invitations/arrival', {})])
      : [null, { inviter: null }];
  return { phoneCountries, providers, person, pending, reason, inviter };
}

/** Every step is a form, so every step works without scripts; who is in is sent on. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const form = await request.formData();
  const given = form.get('redirect');
  const query = new URL(request.url).searchParams;
  const role = form.get('role') === 'recruiter' ? 'recruiter' : undefined;
  const aim = aimOf(query, params.lang, typeof given === 'string' ? given : null, role);
  const state = await answerSignInForm({ api, form, ...aim });
  if (state.step !== 'done') return state;
  const reached = aimOf(new URLSearchParams(), params.lang, state.redirect, aim.role);
  // The whole page anew: with someone signed in, every part of it may look different.
  throw redirectDocument(state.isNew ? welcomeFirst(params.lang, reached) : reached.to);
}

/** Without a connection the step stays as it is, with everything typed, and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<SignInState> {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return withoutConnection();
  }
}

/** What never reached the server has changed nothing there, and asking again would fail too. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return (actionResult as SignInState | undefined)?.problem?.message === '' ? false : defaultShouldRevalidate;
}

async function findPerson(api: Client): Promise<string | null> {
  try {
    const { first_name, last_name, email, phone_num } = await api('GET /jobseeker/me', {});
    return `${first_name} ${last_name}`.trim() || email || (phone_num ? `+${phone_num}` : '');
  } catch (error) {
    if (isRefusal(error) && error.status === 401) return null;
    throw error;
  }
}

export default function GetStarted({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const publicUrl = usePublicUrl();
  const query = new URLSearchParams(search);
  useStartRecord();
  return (
    <main id="content" className="flex flex-1 flex-col">
      <PageHead
        title={t('accounts.start.title')}
        description={t('accounts.start.description')}
        path="/get-started"
        // The ways into it from everywhere else are one page.
        isUnlisted={search !== ''}
      />
      <SignInPage
        {...loaderData}
        answer={actionData}
        aim={aimOf(query, params.lang)}
        way={query.get('way')}
        isExpired={query.get('reason') === 'expired'}
        origin={publicUrl}
      />
    </main>
  );
}
