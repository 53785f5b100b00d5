import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { REFERENCE } from '#src/modules/feedback/feedback-topics.ts';
import { FeedbackForm, type FeedbackRefusal } from '#src/modules/feedback/web/feedback-form.tsx';
import { FeedbackSent } from '#src/modules/feedback/web/feedback-sent.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { textOf, toRefusal } from '../employer/refusal.ts';
import { PageHead } from '../page-head.tsx';
import { ensureGuestSession } from '../shell/use-guest-session.ts';
import type { Route } from './+types/feedback';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const sent = url.searchParams.get('sent') ?? '';
  const [me, { challenge }] = await Promise.all([findMe(services), services.api('GET /authentication/providers')]);
  return {
    sent: REFERENCE.test(sent) ? { reference: sent, isMailed: url.searchParams.has('mailed') } : null,
    email: me?.is_email_verify ? me.email : null,
    challenge: me ? null : challenge,
    topic: url.searchParams.get('topic') ?? '',
    warning: warningOf(url),
    page: cameFrom(request),
    // Of this form: pressed twice, or again after a lost answer, it is kept once.
    clientKey: crypto.randomUUID(),
  };
}

async function findMe({ api, seemsSignedIn }: PageServices) {
  if (!seemsSignedIn) return null;
  try {
    return await api('GET /jobseeker/me');
  } catch (error) {
    if (isRefusal(error) && error.status === 401) return null;
    throw error;
  }
}

/** The message whose safety warning seems wrong to its reader. */
function warningOf(url: URL): string | null {
  const id = url.searchParams.get('warning') ?? '';
  return /^\d{1,15}$/.test(id) ? id : null;
}

/** The path of the page before, when it was one of ours. The browser names it with and without scripts. */
function cameFrom(request: Request): string {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return '';
  const { host, pathname } = new URL(referer);
  return host === new URL(request.url).host && !/\/feedback$/.test(pathname) ? pathname.slice(0, 500) : '';
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  let answer: { reference: string; email: string | null };
  try {
    answer = await context.get(servicesContext).api('POST /api-go/user/feedback', {
      client_key: textOf(form, 'client_key'),
      topic: textOf(form, 'topic') as 'other',
      text: textOf(form, 'text').replaceAll('\r\n', '\n'),
      email: textOf(form, 'email'),
      may_contact: form.get('may_contact') === '1',
      attachment_ids: form.getAll('attachment_ids').map(String),
      page: textOf(form, 'page') || undefined,
      nickname: textOf(form, 'nickname'),
      challenge_token: textOf(form, 'challenge_token') || undefined,
    });
  } catch (error) {
    return { ...toRefusal(error, form), at: Date.now() };
  }
  const mailed = answer.email ? '&mailed' : '';
  return redirect(`${url.pathname}?sent=${answer.reference}${mailed}`);
}

/** Without a connection everything typed stays, and the same form may be sent again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<FeedbackRefusal> {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { code: OFFLINE, message: '', fields: {}, typed: {}, at: Date.now() };
  }
}

const OFFLINE = -1;

/** What was refused or never arrived keeps its key: sent again, it is still the same message. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult ? false : defaultShouldRevalidate;
}

export default function Feedback({ loaderData: { sent, ...given }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const base = useOwnBase();
  return (
    <main id="content">
      <PageHead
        title={t('feedback.title')}
        description={t('feedback.description')}
        path="/feedback"
        isUnlisted={base.endsWith('/employer')}
      />
      <Container className="max-w-3xl! pb-20">
        <PageHeader title={t('feedback.title')} description={sent ? undefined : t('feedback.intro')} />
        {sent ? (
          <FeedbackSent {...sent} formHref={`${base}/feedback`} />
        ) : (
          <FeedbackForm {...given} refusal={actionData} ensureSession={ensureGuestSession} />
        )}
      </Container>
    </main>
  );
}
