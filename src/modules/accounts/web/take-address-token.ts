export type SocialFailure = 'denied' | 'failed';
type Taken = { kind: 'link' | 'social'; token: string } | { failure: SocialFailure };

/**
 * Takes what a magic link or another site has put behind the '#'. It leaves the address bar before anything else
 * happens, so that no history, no bookmark and no picture of the screen keeps it.
 */
export function takeAddressToken(): Taken | undefined {
  const { hash, pathname, search } = window.location;
  if (!/^#(magic|social|social_error)=/.test(hash)) return undefined;
  window.history.replaceState(window.history.state, '', pathname + search);
  const given = new URLSearchParams(hash.slice(1));
  const [magic, social, failure] = [given.get('magic'), given.get('social'), given.get('social_error')];
  if (failure) return { failure: failure === 'denied' ? 'denied' : 'failed' };
  return magic ? { kind: 'link', token: magic } : { kind: 'social', token: social ?? '' };
}
