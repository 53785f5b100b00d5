import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import { getRedDot } from './get-red-dot.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['POST /interviews/looked']>;

/** Clears the red dot; it never goes back to an earlier look, whichever of two calls comes last. */
export async function lookAtInterviews(ctx: AccountWriteContext, { side }: Input) {
  const at = ctx.clock.now().toISOString();
  await ctx.tx.query(sql`
    insert into interview_looks (account_id, side, looked_at) values (${ctx.viewer.accountId}, ${side}, ${at})
    on conflict (account_id, side) do update set looked_at = greatest(interview_looks.looked_at, excluded.looked_at)`);
  return getRedDot(ctx, { side });
}
