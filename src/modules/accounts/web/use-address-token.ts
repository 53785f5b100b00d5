import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { deviceFacts } from './device-facts.ts';
import type { SignInState } from './sign-in-state.ts';
import { type SocialFailure, takeAddressToken } from './take-address-token.ts';

/** Uses the token that a magic link or another site has put behind the '#', as soon as the page is there. */
export function useAddressToken({ at }: SignInState): { isUsing: boolean; failure: SocialFailure | undefined } {
  const submit = useSubmit();
  const [usedAt, setUsedAt] = useState<number | null>();
  const [failure, setFailure] = useState<SocialFailure>();
  useEffect(() => {
    const read = () => {
      const taken = takeAddressToken();
      if (!taken) return;
      if ('failure' in taken) return setFailure(taken.failure);
      const { device_uuid, device_type } = deviceFacts();
      setFailure(undefined);
      setUsedAt(at ?? null);
      submit(
        { do: `use-${taken.kind}`, token: taken.token, device_uuid, device_type },
        // The router remembers the address with the token: it must not put that back.
        { method: 'post', action: window.location.pathname + window.location.search, replace: true },
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
