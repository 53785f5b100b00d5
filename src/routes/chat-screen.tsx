import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { ChatPage, type ChatPageProps } from '#src/modules/chat/web/chat-page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import './chat-cards.ts';
import { PageHead } from './page-head.tsx';
import { isSameList, type loadChat } from './talent/load-chat.ts';

interface ChatScreenProps {
  loaded: Awaited<ReturnType<typeof loadChat>>;
  refused: ChatPageProps['refused'];
  /** The open conversation, as the address has it. */
  id: string | undefined;
  title: string;
  description: string;
  /** The page's own address below the language. */
  path: string;
  slots?: ChatPageProps['slots'];
}

/** The chat of a talent and the inbox of a Boss: one screen, two doors. */
export function ChatScreen({ loaded, refused, id, title, description, path, slots }: ChatScreenProps) {
  const { language } = useTranslation();
  const [search] = useSearchParams();
  const { seed, view, nextCursor, renderedAt, formId } = loaded;
  return (
    <>
      <PageHead title={title} description={description} path={path} isUnlisted />
      <ChatPage
        seed={seed}
        view={view}
        nextCursor={nextCursor}
        renderedAt={renderedAt}
        formId={formId}
        openId={id ? Number(id) : undefined}
        markedSeq={Number(search.get('at')) || undefined}
        base={`/${language}${path}`}
        refused={refused}
        slots={slots}
      />
    </>
  );
}

/** A thread comes by itself; a form, another list or the page's own wish to be fresh asks anew. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || currentUrl.href === nextUrl.href || !isSameList(currentUrl, nextUrl);
}
