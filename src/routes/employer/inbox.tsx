import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { ChatPage } from '#src/modules/chat/web/chat-page.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import { PageHead } from '../page-head.tsx';
import { isSameList, loadChat, orSignIn, sendByForm } from '../talent/load-chat.ts';
import type { Route } from './+types/inbox';
import { useBoss } from './use-boss.ts';

const AS_BOSS = 'recruiter';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return orSignIn(request, params.lang, loadInbox(api, new URL(request.url), params.id), AS_BOSS);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return orSignIn(request, params.lang, sendByForm(context.get(servicesContext).api, request, params.id), AS_BOSS);
}

export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || !isSameList(currentUrl, nextUrl);
}

/** The jobs to filter by are those that people talk about. */
async function loadInbox(api: PageServices['api'], url: URL, id: string | undefined) {
  const chat = await loadChat(api, url, id);
  const { scope, jobId, state, folder } = chat.view;
  const isWhole = !jobId && !state && folder === 'all' && !chat.nextCursor;
  const { conversations } = isWhole ? chat.seed : await api('GET /chat/conversations', { scope, limit: 100 });
  const jobs = new Map(conversations.flatMap(({ job }) => (job.id ? [[job.id, job.title] as const] : [])));
  return { ...chat, jobs: [...jobs].map(([jobOne, title]) => ({ id: jobOne, title })) };
}

export default function Inbox({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { permissions } = useBoss();
  const [search] = useSearchParams();
  const { seed, view, nextCursor, renderedAt, formId, jobs } = loaderData;
  return (
    <>
      <PageHead title={t('chat.inbox.title')} description={t('chat.inbox.seo')} path="/employer/inbox" isUnlisted />
      <ChatPage
        seed={seed}
        view={view}
        nextCursor={nextCursor}
        renderedAt={renderedAt}
        formId={formId}
        openId={params.id ? Number(params.id) : undefined}
        markedSeq={Number(search.get('at')) || undefined}
        base={`/${language}/employer/inbox`}
        refused={actionData}
        inbox={{ jobs, maySeeCompany: permissions.manage_all_jobs }}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
