import { useEffect } from 'react';
import { api } from '#src/browser-api.ts';
import { deviceFacts } from '#src/modules/accounts/web/device-facts.ts';

/** A visitor gets a session silently, once the page stands; crawlers that run no scripts leave no trace. */
export function useGuestSession(): void {
  useEffect(() => {
    if (/(?:^|; )parley_auth_status=(?:guest|user)/.test(document.cookie)) return;
    api('POST /authentication/guest/login', { guest_role: 'jobseeker', ...deviceFacts() }).catch(() => {
      // The next page tries again; nothing on this one depends on it.
    });
  }, []);
}
