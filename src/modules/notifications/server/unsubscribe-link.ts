import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { kindNames, type NoticeKind } from '../notice-kinds.ts';

/** The specification's month. */
const LIFE_SECONDS = 30 * 24 * 3600;

export interface Unsubscription {
  accountId: number;
  kind: NoticeKind;
}

/** A signed token that turns off one kind of e-mail of one account and can do nothing else. */
export async function issueUnsubscribeToken(
  tx: Transaction | Database,
  { accountId, kind }: Unsubscription,
  now: Date,
): Promise<string> {
  const expires = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
  const claim = `${accountId}.${kind}.${expires}`;
  return `${claim}.${sign(await readSecret(tx), claim)}`;
}

/** What a token stands for; undefined when it is not ours or has run out. */
export async function readUnsubscribeToken(
  tx: Transaction | Database,
  token: string,
  now: Date,
): Promise<Unsubscription | undefined> {
  const [id = '', kind = '', expires = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(await readSecret(tx), `${id}.${kind}.${expires}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const known = kindNames.find((name) => name === kind);
  if (!known || Number(expires) * 1000 < now.getTime()) return undefined;
  return { accountId: Number(id), kind: known };
}

function sign(secret: Buffer, claim: string): string {
  return createHmac('sha256', secret).update(claim).digest('base64url');
}

async function readSecret(tx: Transaction | Database): Promise<Buffer> {
  const { rows } = await tx.execute<{ value: Buffer }>(
    sql`select value from server_secrets where name = 'unsubscribe-links'`,
  );
  const secret = rows[0]?.value;
  if (!secret) throw new Error('The key for unsubscribe links is missing from server_secrets');
  return secret;
}
