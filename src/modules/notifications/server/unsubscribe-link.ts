import { createHmac, timingSafeEqual } from 'node:crypto';

/** The specification's month. */
const LIFE_SECONDS = 30 * 24 * 3600;

/** The key that the links are signed with. */
export const UNSUBSCRIBE_KEY = 'unsubscribe-links';

export interface Unsubscription {
  accountId: number;
  kind: string;
}

/** A signed token that turns off one kind of e-mail of one account and can do nothing else. */
export function issueUnsubscribeToken(secret: Buffer, { accountId, kind }: Unsubscription, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
  const claim = `${accountId}.${kind}.${expires}`;
  return `${claim}.${sign(secret, claim)}`;
}

/** What a token stands for; undefined when it is not ours or has run out. */
export function readUnsubscribeToken(secret: Buffer, token: string, now: Date): Unsubscription | undefined {
  const [id = '', kind = '', expires = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, `${id}.${kind}.${expires}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  if (Number(expires) * 1000 < now.getTime()) return undefined;
  return { accountId: Number(id), kind };
}

function sign(secret: Buffer, claim: string): string {
  return createHmac('sha256', secret).update(claim).digest('base64url');
}
