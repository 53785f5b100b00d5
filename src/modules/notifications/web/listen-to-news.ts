import { listenToRealtime } from '#src/modules/chat/web/realtime.ts';
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
    onMessage: ({ type, kind, push, chat, notifications }) => {
      if (type === 'notification') hearNews({ kind: String(kind), push: push === true }).catch(() => {});
      else if (type === 'unread') setUnread({ chat: Number(chat), notifications: Number(notifications) });
      else if (type === 'chat.changes' || type === 'resync') refreshSoon();
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
