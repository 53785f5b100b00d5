import { lazy as reactLazy } from 'react';
import { loadAllStyles } from './all-styles.ts';

/** Failures with a connection; then the script is gone, e.g. with the release it belongs to, and a reload must help. */
const MOST_FAILURES = 3;
const PAUSE_MS = 1000;

/**
 * React's `lazy` for a connection that comes and goes: a failed script would bring down the page with all that is on it.
 * What comes so late may have looks that the first page came without; a `lazyPart` has the looks of its page.
 */
export const lazy: typeof reactLazy = (load) =>
  reactLazy(() => fetchScript(async () => (await Promise.all([load(), loadAllStyles()]))[0]));

/** Retries a dynamic import; while the browser is offline it waits for the connection. */
export async function fetchScript<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let failures = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      if (!navigator.onLine) {
        await new Promise((done) => addEventListener('online', done, { once: true }));
        continue;
      }
      failures += 1;
      if (failures === MOST_FAILURES) throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
}
