import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { deviceFacts } from './device-facts.ts';
import type { SignInState } from './sign-in-state.ts';

type SocialFailure = 'denied' | 'failed';

/**
 * Uses the token that a magic link or another site has put behind the '#'. It leaves the address bar before anything
 * else happens, so that no history, no bookmark and no picture of the screen keeps it.
 */
export function useAddressToken({ at }: SignInState): { isUsing: boolean; failure: SocialFailure | undefined } {
  const submit = useSubmit();
  const [usedAt, setUsedAt] = useState<number | null>();
  const [failure, setFailure] = useState<SocialFailure>();
  useEffect(() => {
    const read = () => {
      const hash = window.location.hash.slice(1);
      if (!/^(magic|social|social_error)=/.test(hash)) return;
      const address = window.location.pathname + window.location.search;
      window.history.replaceState(window.history.state, '', address);
      const given = new URLSearchParams(hash);
      const [magic, social, error] = [given.get('magic'), given.get('social'), given.get('social_error')];
      if (error) return setFailure(error === 'denied' ? 'denied' : 'failed');
      const { device_uuid, device_type } = deviceFacts();
      const token = magic ?? social ?? '';
      setUsedAt(at ?? null);
      submit(
        { do: magic ? 'use-link' : 'use-social', token, device_uuid, device_type },
        // The router remembers the address with the token: it must not put that back.
        { method: 'post', action: address, replace: true },
      );
    };
    read();
    // A second link opened in the same tab changes nothing but the hash.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [at, submit]);
  // The answer of the server is another one than before: the token has been used.
  return { isUsing: usedAt !== undefined && usedAt === (at ?? null), failure };
}
