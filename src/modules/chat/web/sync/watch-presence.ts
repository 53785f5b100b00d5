import { api } from '#src/browser/api.ts';
import type { RealtimeState } from '../../../../browser/realtime.ts';
import type { Store } from './sync-changes.ts';

/** A page that is loaded anew or a short cut is no reason to take back what was said. */
const UNHEARD_MS = 10_000;
/** A page that was hidden for longer has stale labels: nobody tells a page that just now has become today. */
const STALE_MS = 5 * 60_000;

/**
 * Keeps the labels of who is here true while sockets come and go: after a cut they are asked for anew, and while
 * nothing is heard nobody is said to be online.
 */
export function watchPresence({ dispatch }: Store) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = Date.now();
  let wasOpen = false;

  const ask = () => {
    askedAt = Date.now();
    api('GET /chat/conversations', {})
      .then(({ conversations }) => {
        for (const { other } of conversations) {
          const { account_id: accountId, presence } = other;
          if (accountId !== null) dispatch({ type: 'presence', accountId, presence });
        }
      })
      // The next opening asks again.
      .catch(() => undefined);
  };
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > STALE_MS) ask();
  };
  document.addEventListener('visibilitychange', look);

  return {
    /** Told of every change of the connection. */
    connection(state: RealtimeState) {
      if (state !== 'open') {
        // Every failed try says so again; the first one counts.
        timer ??= setTimeout(() => dispatch({ type: 'unheard' }), UNHEARD_MS);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      // What the page brought is fresh enough the first time.
      if (wasOpen) ask();
      wasOpen = true;
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
