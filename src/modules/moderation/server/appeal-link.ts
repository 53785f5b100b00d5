import { createHmac, timingSafeEqual } from 'node:crypto';
import { readServerSecret } from '#src/modules/accounts/server/accounts.public.ts';
import type { Reader } from '#src/platform/database/database.ts';

/**
 * The signed part of a link to appeal one decision and do nothing else. It is the same in the mail and at a refused
 * sign-in, so none is stored; that it is used once is seen to by the one appeal that a decision can have.
 */
export async function appealToken(tx: Reader, decisionId: number): Promise<string> {
  return `${decisionId}.${sign(await readServerSecret(tx, 'appeal-links'), decisionId)}`;
}

/** The decision that a token is for; undefined when it is not ours. */
export async function readAppealToken(tx: Reader, token: string): Promise<number | undefined> {
  const [, id = '', signature = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(token) ?? [];
  const expected = Buffer.from(sign(await readServerSecret(tx, 'appeal-links'), Number(id)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : undefined;
}

function sign(secret: Buffer, decisionId: number): string {
  return createHmac('sha256', secret).update(`appeal.${decisionId}`).digest('base64url');
}
