import { servicesContext } from '#src/page-context.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { ChatScreen } from '../chat-screen.tsx';
import { PageError } from '../page-error.tsx';
import type { Route } from './+types/chat';
import { loadChat, orSignIn, sendByForm } from './load-chat.ts';

export { shouldRevalidate } from '../chat-screen.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return orSignIn(request, params.lang, loadChat(api, new URL(request.url), params.id));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return orSignIn(request, params.lang, sendByForm(context.get(servicesContext).api, request, params.id));
}

export default function Chat({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const head = { title: t('chat.title'), description: t('chat.seo'), path: '/chat' };
  return <ChatScreen {...head} loaded={loaderData} refused={actionData} id={params.id} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
