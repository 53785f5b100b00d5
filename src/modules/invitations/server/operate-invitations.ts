import { AppError } from '#src/kernel/errors.ts';
import { fullName } from '#src/modules/accounts/person-name.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TopInviter } from '../operator-invitations.contract.ts';

const DAY_MS = 24 * 3600_000;
const MOST_SHOWN = 50;

interface Row {
  id: number;
  first: string;
  last: string;
  email: string | null;
  /** Never null: each is counted. */
  month: number;
  quarter: number;
  uncounted: number;
  same_network: number;
  reason: string | null;
  stopped_at: Date | null;
  by_first: string | null;
  by_last: string | null;
}

/** Those with most successes in 90 days, or all whose rewards are stopped, with what would give a farm of accounts away. */
export async function listInviters(ctx: AccountContext, { view }: { view: 'top' | 'stopped' }) {
  const now = ctx.clock.now().getTime();
  const since = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const whom =
    view === 'top'
      ? sql`select inviter_id as id, count(*) as successes from invited_friends
          where settled_at > ${since(90)} and inviter_id is not null and state = 'rewarded'
          group by inviter_id order by successes desc, inviter_id limit ${MOST_SHOWN}`
      : sql`select account_id as id, 0::bigint as successes from invitation_stops
          order by created_at desc, account_id limit ${MOST_SHOWN}`;
  const { rows } = await ctx.tx.query<Row>(sql`
    select a.id, a.first_name as first, a.last_name as last, a.email, found.month, found.quarter, found.uncounted,
      found.same_network, s.reason, s.created_at as stopped_at, by.first_name as by_first, by.last_name as by_last
    from (${whom}) top join accounts a on a.id = top.id
    left join invitation_stops s on s.account_id = a.id left join accounts by on by.id = s.stopped_by
    cross join lateral (
      select count(*) filter (where f.state = 'rewarded' and f.settled_at > ${since(30)})::int as month,
        count(*) filter (where f.state = 'rewarded')::int as quarter,
        count(*) filter (where f.state = 'not_counted')::int as uncounted,
        coalesce((select max(n) from (select count(*) as n from invited_friends g
          where g.inviter_id = a.id and g.state = 'rewarded' and g.settled_at > ${since(90)} and g.network is not null
          group by g.network) networks), 0)::int as same_network
      from invited_friends f where f.inviter_id = a.id and f.settled_at > ${since(90)}) found
    order by top.successes desc, s.created_at desc nulls last, a.id`);
  return { inviters: rows.map(present) };
}

function present({ id, first, last, email, reason, stopped_at, by_first, by_last, ...counts }: Row): TopInviter {
  return {
    id,
    name: fullName({ first, last }),
    email,
    ...counts,
    stopped:
      reason !== null && stopped_at
        ? {
            reason,
            by: by_first === null ? null : fullName({ first: by_first, last: by_last }),
            at: stopped_at.toISOString(),
          }
        : null,
  };
}

interface Decision {
  id: number;
  reason: string;
}

/** Friends who come from now on bring this person nothing; their own month they get, they may know of nothing. */
export async function stopRewards(ctx: AccountWriteContext, { id: accountId, reason }: Decision) {
  const { accountId: operatorId } = ctx.viewer;
  const at = ctx.clock.now();
  const { rowCount } = await ctx.tx.query(sql`
    insert into invitation_stops (account_id, reason, stopped_by, created_at)
    select id, ${reason}::text, ${operatorId}::bigint, ${at.toISOString()}::timestamptz from accounts where id = ${accountId}
    on conflict (account_id) do nothing`);
  if (rowCount) await ctx.emit('invitations.decided', { operatorId, accountId, action: 'stopped', reason, at });
  else await assertStopped(ctx, accountId);
  return { is_stopped: true };
}

/** There is nobody to stop: only whoever is stopped already may pass. */
async function assertStopped(ctx: AccountWriteContext, accountId: number): Promise<void> {
  const { rowCount } = await ctx.tx.query(sql`select 1 from invitation_stops where account_id = ${accountId}`);
  if (!rowCount) throw new AppError('notFound');
}

export async function resumeRewards(ctx: AccountWriteContext, { id: accountId, reason }: Decision) {
  const { rowCount } = await ctx.tx.query(sql`delete from invitation_stops where account_id = ${accountId}`);
  if (!rowCount) throw new AppError('notFound');
  const [operatorId, at] = [ctx.viewer.accountId, ctx.clock.now()];
  await ctx.emit('invitations.decided', { operatorId, accountId, action: 'resumed', reason, at });
  return { is_stopped: false };
}
