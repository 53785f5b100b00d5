import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { boostOf } from './index-talents.ts';

/** VIP time or a refresh has begun or ended: the place in the order follows, the document stays. */
export async function liftTalents(tx: Transaction, accountIds: readonly number[], now: Date): Promise<void> {
  const { rows } = await tx.query<{ id: number; vip_until: Date | null; refreshed_until: Date | null }>(sql`
    select a.id, a.vip_until, r.ends_at as refreshed_until from accounts a
      join talent_search t on t.account_id = a.id left join resume_refreshes r on r.account_id = a.id
    where a.id = any(${[...accountIds]}::bigint[]) order by a.id`);
  const lifts = rows.map((row) => boostOf(row, now));
  await tx.query(sql`
    update talent_search t set boost = l.boost, boost_until = l.until
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${lifts.map(({ boost }) => boost)}::smallint[],
      ${lifts.map(({ until }) => until?.toISOString() ?? null)}::timestamptz[]) as l (id, boost, until)
    where t.account_id = l.id and (t.boost, t.boost_until) is distinct from (l.boost, l.until)`);
}
