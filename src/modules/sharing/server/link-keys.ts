import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Reader } from '#src/platform/database/database.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';

const KEY = 'resume-links';

/** The browser has given the password of a shared resume. */
export const SHARED_COOKIE = 'parley_shared';
export const UNLOCKED_SECONDS = 12 * 3600;

export type LinkKeys = Awaited<ReturnType<typeof readLinkKeys>>;

/**
 * What one key of the server is used for: tokens, which the database keeps no copy of, tickets of those who knew a
 * password, and marks that tell a reload from a new visitor.
 */
export async function readLinkKeys(secrets: Secrets, tx: Reader) {
  const key = await secrets.read(tx, KEY);
  const sign = (use: string, what: string | Buffer) => createHmac('sha256', key).update(`${use} `).update(what);
  const sealOf = (linkId: number, until: number) => sign('unlocked', `${linkId} ${until}`).digest('base64url');
  return {
    tokenOf: (seed: Buffer): string => sign('token', seed).digest('base64url'),
    markOf: (visitor: string): Buffer => sign('visitor', visitor).digest().subarray(0, 16),
    ticketFor: (linkId: number, now: Date): string => {
      const until = Math.floor(now.getTime() / 1000) + UNLOCKED_SECONDS;
      return `${linkId}.${until}.${sealOf(linkId, until)}`;
    },
    isTicketFor: (linkId: number, ticket: string | undefined, now: Date): boolean => {
      const [, id = '', until = '', seal = ''] = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/.exec(ticket ?? '') ?? [];
      if (Number(id) !== linkId || Number(until) * 1000 <= now.getTime()) return false;
      return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(linkId, Number(until))));
    },
  };
}
