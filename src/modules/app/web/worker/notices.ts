import type { PushedNotice } from '#src/modules/notifications/pushed-notice.ts';
import { ONE_CHAT } from '../../kept-names.ts';
import { type NotificationEvent, type PushEvent, scope } from './scope.ts';

const pathOf = (url: string) => new URL(url, scope.location.origin).pathname;
const openWindows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows what the server has sent, unless its reader looks at that very page. */
export async function showPushed({ data }: PushEvent): Promise<void> {
  // Whoever may write here is our own server: the push service has checked its key.
  const pushed = data?.json() as PushedNotice | undefined;
  if (!pushed) return;
  const { title, body, path, tag, lang, dir, unread } = pushed;
  const isRead = (await openWindows()).some(({ url, focused }) => focused && pathOf(url) === pathOf(path));
  if (isRead) return;
  await scope.registration.showNotification(title, {
    body,
    tag,
    lang,
    dir,
    icon: '/icon-192.png',
    data: { path },
  });
  await showBadge(unread);
}

/** An extra that comes last: some browsers refuse it here, and one without a desktop ends the worker over it. */
async function showBadge(unread: number): Promise<void> {
  try {
    if (unread > 0) await scope.navigator.setAppBadge?.(unread);
  } catch {
    // The icon has no number.
  }
}

const READ = /^\/api\/chat\/conversations\/(\d+)\/read$/;

/** The conversation that a request marks as read; undefined when it does something else. */
export function readChat({ method, url }: Request): string | undefined {
  return method === 'POST' ? READ.exec(pathOf(url))?.[1] : undefined;
}

/** What was read on the page is not announced any longer. */
export async function closeNotices(chatId: string): Promise<void> {
  for (const notice of await scope.registration.getNotifications()) {
    if (ONE_CHAT.exec(pathOf(targetOf(notice)))?.[1] === chatId) notice.close();
  }
}

const targetOf = ({ data }: Notification) => String((data as { path?: unknown } | null)?.path ?? '/');

/** Opens what a notice is about; a tab that shows it already comes to the front. */
export async function openPushed({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  // Only pages of ours: whatever stands in a notice, it leads nowhere else.
  const url = new URL(targetOf(notification), scope.location.origin);
  if (url.origin !== scope.location.origin) return;
  const shown = (await openWindows()).find((one) => pathOf(one.url) === url.pathname);
  if (shown) await shown.focus();
  else await scope.clients.openWindow(url.href);
}
