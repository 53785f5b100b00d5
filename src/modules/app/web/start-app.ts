import { wipeKept } from '#src/browser/kept-data.ts';
import { isSignedIn } from '#src/modules/accounts/web/sign-in-intent.ts';
import { fetchScript } from '#src/ui/lazy.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { OFFLINE_COPY } from '../kept-names.ts';

let isStarted = false;

/** Registers the service worker and what goes with it, once a page, when everything that is seen is there. */
export function startApp(): void {
  // In development scripts change under the same name.
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isStarted = true;
  whenIdle(
    () => {
      register().catch(() => {
        // A browser that refuses (private window, policy) has the site without the extras.
      });
    },
    { timeout: 5000, elsewhere: 2000 },
  );
}

async function register(): Promise<void> {
  // The address never changes, so the browser must not answer for it from its own cache.
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // With the kill switch on there never is one that is ready.
  await navigator.serviceWorker.ready;
  if (!isSignedIn()) return wipeKept(OFFLINE_COPY);
  // Visitors do not carry what sends messages.
  const { keepApp } = await fetchScript(() => import('./keep-app.ts'));
  await keepApp();
}
