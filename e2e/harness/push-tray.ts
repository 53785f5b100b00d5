import type { Page } from 'playwright-core';
import { inject } from 'vitest';

interface Notice {
  title: string;
  body: string;
  tag: string;
  data: { path: string };
  close(): void;
}

/** The worker's world, and what is noted there. */
interface WorkerWorld {
  registration: { showNotification: unknown; getNotifications: unknown };
  clients: { openWindow: unknown };
  navigator: { setAppBadge: unknown };
  dispatchEvent(event: Event): boolean;
  tray: Map<string, Notice>;
  badges: number[];
  opened: string[];
}

/**
 * Hands push messages to the page's service worker, as the browser does when its push service has one. A browser without
 * a desktop never allows notifications, so a stand-in keeps them in the worker by the rules of the standard: a tag is
 * shown once. Numbers on the app's icon are refused.
 */
export async function openTray(page: Page) {
  // A page that an earlier test had may have left one that is about to end.
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error('The page has no service worker');
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const own = versions.find(({ status, controlledClients }) => status === 'activated' && controlledClients?.length);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await worker.evaluate(() => {
    const world = globalThis as object as WorkerWorld;
    const tray = new Map<string, Notice>();
    Object.assign(world, { tray, badges: [], opened: [] });
    Object.assign(world.registration, {
      showNotification: async (title: string, options: Omit<Notice, 'title' | 'close'>) => {
        tray.set(options.tag, { ...options, title, close: () => tray.delete(options.tag) });
      },
      getNotifications: async () => [...tray.values()],
    });
    Object.assign(world.clients, { openWindow: async (url: string) => void world.opened.push(url) });
    Object.assign(world.navigator, {
      setAppBadge: (count: number) => {
        world.badges.push(count);
        throw new Error('There is no icon');
      },
    });
  });
  return {
    deliver: (message: unknown) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin: inject('siteUrl'),
        registrationId,
        data: JSON.stringify(message),
      }),
    /** What the notices say and where they lead, the oldest first. */
    shown: () =>
      worker.evaluate(() =>
        [...(globalThis as object as WorkerWorld).tray.values()].map(({ title, body, data: { path } }) => ({
          title,
          body,
          path,
        })),
      ),
    badges: () => worker.evaluate(() => (globalThis as object as WorkerWorld).badges),
    /** Presses the notice that leads to a path; answers the address that was opened. */
    press: (path: string) =>
      worker.evaluate(async (wanted) => {
        const world = globalThis as object as WorkerWorld;
        const notification = [...world.tray.values()].find(({ data }) => data.path === wanted);
        const work: Promise<unknown>[] = [];
        const waitUntil = (one: Promise<unknown>) => work.push(one);
        world.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
        await Promise.all(work);
        return world.opened.at(-1) ?? '';
      }, path),
  };
}
