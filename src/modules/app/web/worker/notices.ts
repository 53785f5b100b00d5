import type { PushedNotice } from '../../kept-names.ts';
import { type NotificationEvent, type PushEvent, scope } from './scope.ts';

const pathOf = (url: string) => new URL(url, scope.location.origin).pathname;
const openWindows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows what the server has sent, unless its reader looks at that very page. */
export async function showPushed({ data }: PushEvent): Promise<void> {
  // Whoever may write here is our own server: the push service has checked its key.
  const pushed = data?.json() as PushedNotice | undefined;
  if (!pushed) return;
  const { title, body, path, tag, lang, dir, unread } = pushed;
  if (unread > 0) scope.navigator.setAppBadge?.(unread).catch(() => {});
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
}

/** Opens what a notice is about; a tab that shows it already comes to the front. */
export async function openPushed({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const path = String((notification.data as { path?: unknown } | null)?.path ?? '/');
  // Only pages of ours: whatever stands in a notice, it leads nowhere else.
  const url = new URL(path, scope.location.origin);
  if (url.origin !== scope.location.origin) return;
  const shown = (await openWindows()).find((one) => pathOf(one.url) === url.pathname);
  if (shown) await shown.focus();
  else await scope.clients.openWindow(url.href);
}
