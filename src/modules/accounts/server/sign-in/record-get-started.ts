import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /jobseeker/click/get-started-record']>;

/** Notes that someone began to sign up; a blank address is as good as none. */
export async function recordGetStarted(ctx: WriteContext, input: Input): Promise<null> {
  await ctx.tx.query(sql`
    insert into get_started_records (account_id, session_id, device_id, email, phone_num, page, action, created_at)
    values (${ctx.viewer.accountId}, ${ctx.viewer.sessionId}, ${input.device_id}, ${input.email || null},
      ${input.phone_num || null}, ${input.page ?? null}, ${input.action ?? null}, ${ctx.clock.now().toISOString()})`);
  return null;
}
