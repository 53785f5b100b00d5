import { talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { cardSource, isOnBoardOf } from './pipeline-scope.ts';

/** What the viewer may call these applicants; those they may not read are nobody to them. */
export async function findNames(ctx: MemberContext, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await ctx.tx.query<{ id: number; first: string; last: string; shared_at: Date | null }>(sql`
    select card.application_id as id, one.first_name as first, one.last_name as last, c.name_shared_at as shared_at
    from ${cardSource} join accounts one on one.id = c.talent_id
    where card.application_id = any(${[...ids]}::bigint[]) and ${isOnBoardOf(ctx)}`);
  return new Map(rows.map((row) => [row.id, talentNameForEmployer({ ...row, sharedAt: row.shared_at })]));
}
