import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazy } from '#src/ui/lazy.ts';

const ChatWidget = lazy(async () => {
  await import('../chat-cards.ts');
  return import('#src/modules/chat/web/widget/chat-widget.tsx');
});

const POLL_MS = 2000;

/**
 * The chat on every page but its own. Nothing of it is loaded before someone is signed in; that is looked for every
 * two seconds, because signing in does not always load a page.
 */
export function ChatWidgetSlot() {
  const { pathname } = useLocation();
  const [isReady, setIsReady] = useState(false);
  const end = useCallback(() => setIsReady(false), []);
  useEffect(() => {
    if (isReady) return;
    const look = () => setIsReady(/(?:^|; )parley_auth_status=user/.test(document.cookie));
    look();
    const timer = setInterval(look, POLL_MS);
    return () => clearInterval(timer);
  }, [isReady]);
  // The chat's own pages need no second door to it.
  if (!isReady || /^\/[\w-]+\/chat(\/|$)/.test(pathname)) return null;
  return (
    <Suspense>
      <ChatWidget onEnd={end} />
    </Suspense>
  );
}
