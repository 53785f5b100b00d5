import { answerAsset, dropOldReleases, keepLanguage, keepOfflinePage, languageOf, offlinePage } from './caches.ts';
import { closeNotices, openPushed, readChat, showPushed } from './notices.ts';
import { renewSubscription } from './renew-push.ts';
import { type FetchEvent, scope } from './scope.ts';
import { forgetReader, sessionTurn } from './session.ts';
import { takeShared } from './share.ts';

/**
 * The service worker. Pages and answers of the API are never cached: they are somebody's own, and a page of one release
 * must not meet scripts of another. So a new worker can take over at once.
 */
scope.addEventListener('install', (event) => event.waitUntil(keepOfflinePage().then(() => scope.skipWaiting())));

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  const turn = sessionTurn(request);
  if (turn) event.waitUntil(forgetReader(turn));
  const chatId = readChat(request);
  if (chatId) event.waitUntil(closeNotices(chatId));
  if (request.method === 'POST' && pathname === '/share-target') event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
});

scope.addEventListener('push', (event) => event.waitUntil(showPushed(event)));

scope.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event)));

scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));

async function takeOver(): Promise<void> {
  await dropOldReleases();
  // The page is asked for while the worker wakes up.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    event.waitUntil(keepLanguage(languageOf(request.url)).catch(() => {}));
    return response;
  } catch {
    return offlinePage(request.url);
  }
}
