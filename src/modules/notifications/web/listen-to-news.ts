import { listenToRealtime } from '#src/browser/realtime.ts';
import { hearNews } from './hear-news.ts';
import { refreshUnread, setUnread } from './unread-store.ts';

const PAUSE_MS = 1000;

/** Keeps the header's numbers right as things happen; with every connection they are asked for anew. */
export function listenToNews(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A lively chat says something several times a second.
  const refreshSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      refreshUnread();
    }, PAUSE_MS);
  };
  const stop = listenToRealtime({
    onMessage: (message) => {
      if (message.type === 'notification') {
        hearNews(message).catch(() => {});
        // A good moment to offer push: see `app-offers.tsx` of the module app.
        if (message.kind.startsWith('interview')) dispatchEvent(new Event('parley-news'));
      } else if (message.type === 'unread') setUnread({ chat: message.chat, notifications: message.notifications });
      else if (message.type === 'chat.changes' || message.type === 'resync') refreshSoon();
    },
    onState: (state) => {
      // Something may have happened before the line stood.
      if (state === 'open') refreshSoon();
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
