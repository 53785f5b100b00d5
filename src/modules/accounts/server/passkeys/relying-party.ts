import { AppError } from '#src/kernel/errors.ts';
import type { RequestFacts } from '#src/platform/context.ts';
import { siteAddress } from '../codes/site-address.ts';

export interface RelyingParty {
  /** The host name that passkeys belong to. */
  id: string;
  origin: string;
}

/** What this site is to passkeys; they belong to a name, so an address of bare numbers has none. */
export function findRelyingParty(publicUrl: string | undefined, request: RequestFacts): RelyingParty | undefined {
  try {
    const { hostname, origin } = new URL(siteAddress(publicUrl, request));
    return /^[\d.]+$|^\[/.test(hostname) ? undefined : { id: hostname, origin };
  } catch {
    return undefined;
  }
}

export function relyingParty(publicUrl: string | undefined, request: RequestFacts): RelyingParty {
  const found = findRelyingParty(publicUrl, request);
  if (!found) throw new AppError('passkeyUnavailable');
  return found;
}
