import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import { isCompanyBlocked } from './blocked-company.queries.ts';
import { recordChange } from './record-change.ts';

/** How many chats with one company are told live; older ones are right when they are opened. */
const MOST_TOLD = 200;

/**
 * A talent has blocked a company or lifted it: nobody waits in their chats any more, so nobody can be late with an
 * answer, and open pages show at once whether one can write.
 */
export function createTellCompanyBlock(publish: Publish) {
  return async (ctx: AccountContext, companyId: number): Promise<void> => {
    const talentId = ctx.viewer.accountId;
    const { rows } = await ctx.tx.query<{ id: number; boss_id: number | null }>(sql`
      select id, boss_id from conversations where talent_id = ${talentId} and company_id = ${companyId}
      order by id desc limit ${MOST_TOLD} for no key update`);
    await ctx.tx.query(sql`
      update conversations c set waiting_since = null, closes_at = null
      where talent_id = ${talentId} and company_id = ${companyId} and waiting_since is not null and ${isCompanyBlocked()}`);
    const views = rows.flatMap(({ id, boss_id }) =>
      [talentId, boss_id].flatMap((accountId) => (accountId ? [{ accountId, conversationId: id, seqs: [] }] : [])),
    );
    if (views.length > 0) await recordChange(ctx, publish, views);
  };
}
