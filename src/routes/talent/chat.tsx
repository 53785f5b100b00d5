import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { ThreadLead } from '#src/modules/chat/web/thread/thread-lead.ts';
import { servicesContext } from '#src/page-context.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { ChatScreen } from '../chat-screen.tsx';
import { PageError } from '../page-error.tsx';
import type { Route } from './+types/chat';
import { loadChat, orSignIn, sendByForm } from './load-chat.ts';

const ApplyInChat = lazyPart(() =>
  import('#src/modules/applications/web/apply/apply-in-chat.tsx').then((file) => file.ApplyInChat),
);

export { shouldRevalidate } from '../chat-screen.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return orSignIn(request, params.lang, loadChat(api, new URL(request.url), params.id));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return orSignIn(request, params.lang, sendByForm(context.get(servicesContext).api, request, params.id));
}

const applyLead = (conversation: Conversation) => <ApplyInChat conversation={conversation} />;

export default function Chat({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const head = { title: t('chat.title'), description: t('chat.seo'), path: '/chat' };
  return (
    <ThreadLead value={applyLead}>
      <ChatScreen {...head} loaded={loaderData} refused={actionData} id={params.id} />
    </ThreadLead>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
