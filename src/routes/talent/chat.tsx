import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { ChatPage } from '#src/modules/chat/web/chat-page.tsx';
import { servicesContext } from '#src/page-context.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/chat';
import { isSameList, loadChat, orSignIn, sendByForm } from './load-chat.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return orSignIn(request, params.lang, loadChat(api, new URL(request.url), params.id));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return orSignIn(request, params.lang, sendByForm(context.get(servicesContext).api, request, params.id));
}

export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || !isSameList(currentUrl, nextUrl);
}

export default function Chat({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const [search] = useSearchParams();
  const { seed, view, nextCursor, renderedAt, formId } = loaderData;
  return (
    <>
      <PageHead title={t('chat.title')} description={t('chat.seo')} path="/chat" isUnlisted />
      <ChatPage
        seed={seed}
        view={view}
        nextCursor={nextCursor}
        renderedAt={renderedAt}
        formId={formId}
        openId={params.id ? Number(params.id) : undefined}
        markedSeq={Number(search.get('at')) || undefined}
        base={`/${language}/chat`}
        refused={actionData}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
