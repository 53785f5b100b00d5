import { api } from '#src/browser/api.ts';
import { refreshUnread } from './unread-store.ts';

/** What the server tells open pages about news: `{ type: 'notification', kind, push }`. */
export interface NewsHeard {
  kind: string;
  push: boolean;
}

/**
 * Call it when the realtime line brings `notification`: the numbers are asked for anew, and where the reader wants it
 * and is looking elsewhere, the browser shows the newest of the news.
 */
export async function hearNews({ kind, push }: NewsHeard): Promise<void> {
  await refreshUnread();
  const isAway = document.visibilityState === 'hidden';
  if (!push || !isAway || !('Notification' in window) || Notification.permission !== 'granted') return;
  if (await hearsByPush()) return;
  // Something of another kind may have come meanwhile.
  const { notifications } = await api('GET /notification/list', { limit: 5 });
  const newest = notifications.find((notice) => notice.kind === kind);
  if (!newest) return;
  // The tag keeps several tabs from saying the same thing.
  const shown = new Notification(newest.title, { body: newest.text, tag: `parley-${newest.id}` });
  shown.onclick = () => {
    window.focus();
    if (newest.path) location.assign(`/${document.documentElement.lang}${newest.path}`);
  };
}

/** A browser that the server tells by itself would say everything twice. */
async function hearsByPush(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return Boolean(await registration?.pushManager?.getSubscription());
}
