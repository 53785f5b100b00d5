import { applicationOf } from '#src/modules/applications/web/company/application-of.tsx';
import { inboxSlots } from '#src/modules/chat/web/inbox/inbox-slots.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { ChatScreen } from '../chat-screen.tsx';
import { PageError } from '../page-error.tsx';
import { loadChat, orSignIn, sendByForm } from '../talent/load-chat.ts';
import type { Route } from './+types/inbox';
import { useBoss } from './use-boss.ts';
import { useFreshCompany } from './use-fresh-company.ts';

export { shouldRevalidate } from '../chat-screen.tsx';

const AS_BOSS = 'recruiter';
const HiringButtons = lazyPart(() =>
  import('#src/routes/employer/later-parts.ts').then((parts) => parts.loadHiringButtons()),
);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return orSignIn(request, params.lang, loadInbox(api, new URL(request.url), params.id), AS_BOSS);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return orSignIn(request, params.lang, sendByForm(context.get(servicesContext).api, request, params.id), AS_BOSS);
}

/** The jobs to filter by are those that people talk about. */
async function loadInbox(api: PageServices['api'], url: URL, id: string | undefined) {
  const chat = await loadChat(api, url, id);
  const { scope, jobId, state, folder } = chat.view;
  const isWhole = !jobId && !state && folder === 'all' && !chat.nextCursor;
  const { conversations } = isWhole ? chat.seed : await api('GET /chat/conversations', { scope, limit: 100 });
  const jobs = new Map(conversations.flatMap(({ job }) => (job.id ? [[job.id, job.title] as const] : [])));
  const counts = await api('GET /chat/inbox/counts', { scope, ...(jobId && { job_id: jobId }) });
  return { ...chat, counts, jobs: [...jobs].map(([jobOne, title]) => ({ id: jobOne, title })) };
}

export default function Inbox({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { permissions } = useBoss();
  const head = { title: t('chat.inbox.title'), description: t('chat.inbox.seo'), path: '/employer/inbox' };
  const { jobs, counts } = loaderData;
  // An interview is proposed from where one talks.
  const slots = inboxSlots({ jobs, counts, maySeeCompany: permissions.manage_all_jobs }, applicationOf, HiringButtons);
  useFreshCompany(loaderData.view.scope === 'company');
  return <ChatScreen {...head} loaded={loaderData} refused={actionData} id={params.id} slots={slots} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
