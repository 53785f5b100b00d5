import { isSignedIn } from '#src/modules/accounts/web/sign-in-intent.ts';
import { keepCopy } from './offline/keep-copy.ts';
import { renewPushDaily } from './push-offer.ts';
import { sendOutbox } from './send-outbox.ts';

/** What the app does for whoever is signed in: a copy for hours without a connection, what waits to be sent, and pushes. */
export async function keepApp(): Promise<void> {
  addEventListener('online', () => sendOutbox());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && isSignedIn()) keepCopy().catch(() => {});
  });
  await keepCopy();
  await sendOutbox();
  await renewPushDaily();
}
