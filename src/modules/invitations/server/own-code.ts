import { randomInt } from 'node:crypto';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

/** No letter or digit that is taken for another one when it is read aloud or copied by hand. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** One's own code, made when it is first wanted. Its row is what the daily limit is held by. */
export async function ownCode(ctx: AccountWriteContext): Promise<{ code: string }> {
  const { accountId } = ctx.viewer;
  const { rows } = await ctx.tx.query<{ code: string }>(sql`
    insert into invitation_codes as held (account_id, code, created_at)
    values (${accountId}, ${newCode()}, ${ctx.clock.now().toISOString()})
    on conflict (account_id) do update set code = held.code returning code`);
  return { code: rows[0]?.code ?? '' };
}
