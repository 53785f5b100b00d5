import { randomInt } from 'node:crypto';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { hashToken } from '../sessions/session-token.ts';
import { removeWays } from '../step-up/removed-ways.ts';

const COUNT = 10;
/** No letters that look like digits. 16 of them make 80 random bits, so a plain hash is safe. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Makes new recovery codes, which end the old ones, and answers them this once. */
export async function issueRecoveryCodes(ctx: WriteContext, accountId: number): Promise<string[]> {
  await removeRecoveryCodes(ctx, accountId);
  const codes = Array.from({ length: COUNT }, makeCode);
  const now = ctx.clock.now().toISOString();
  for (const code of codes) {
    await ctx.tx.query(sql`
      insert into recovery_codes (account_id, code_hash, created_at)
      values (${accountId}, ${hashToken(plain(code))}, ${now})`);
  }
  return codes;
}

/** Uses a recovery code up; false when there is none like it left. */
export async function consumeRecoveryCode(ctx: WriteContext, accountId: number, code: string): Promise<boolean> {
  const { rowCount } = await ctx.tx.query(sql`
    update recovery_codes set used_at = ${ctx.clock.now().toISOString()}
    where account_id = ${accountId} and code_hash = ${hashToken(plain(code))} and used_at is null`);
  return (rowCount ?? 0) > 0;
}

export async function removeRecoveryCodes(ctx: WriteContext, accountId: number): Promise<void> {
  await removeWays(ctx, 'recovery_codes', sql`account_id = ${accountId}`);
}

export async function countRecoveryCodes(ctx: Context, accountId: number): Promise<number> {
  const { count } = await ctx.tx.queryOne<{ count: number }>(sql`
    select count(*)::integer as count from recovery_codes where account_id = ${accountId} and used_at is null`);
  return count;
}

function makeCode(): string {
  const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}
