import { useEffect } from 'react';
import { logInGuest } from '#src/modules/accounts/web/log-in-guest.ts';
import { mayHaveOwn } from '#src/modules/accounts/web/own-things.ts';

let asked: Promise<void> | undefined;

/** Gives a visitor a session unless the browser has one; whoever asks meanwhile waits for the same answer. */
export function ensureGuestSession(): Promise<void> {
  if (/(?:^|; )parley_auth_status=(?:guest|user)/.test(document.cookie)) return Promise.resolve();
  asked ??= logInGuest().finally(() => {
    asked = undefined;
  });
  return asked;
}

/**
 * A visitor gets a session silently, once the page stands; crawlers that run no scripts leave no trace. Whoever has one
 * gets the marks that their page, which is everyone's, came without.
 */
export function useGuestSession(): void {
  useEffect(() => {
    ensureGuestSession().catch(() => {
      // The next page tries again; nothing on this one depends on it.
    });
    if (!mayHaveOwn('saved')) return;
    import('#src/modules/jobs/web/learn-saved.ts').then(({ learnSaved }) => learnSaved()).catch(() => undefined);
  }, []);
}
