import { useEffect } from 'react';
import { api } from '#src/browser/api.ts';
import { deviceFacts } from '#src/modules/accounts/web/device-facts.ts';

let asked: Promise<void> | undefined;

/** Gives a visitor a session unless the browser has one; whoever asks meanwhile waits for the same answer. */
export function ensureGuestSession(): Promise<void> {
  if (/(?:^|; )parley_auth_status=(?:guest|user)/.test(document.cookie)) return Promise.resolve();
  asked ??= api('POST /authentication/guest/login', { guest_role: 'jobseeker', ...deviceFacts() })
    .then(() => {})
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

/** A visitor gets a session silently, once the page stands; crawlers that run no scripts leave no trace. */
export function useGuestSession(): void {
  useEffect(() => {
    ensureGuestSession().catch(() => {
      // The next page tries again; nothing on this one depends on it.
    });
  }, []);
}
