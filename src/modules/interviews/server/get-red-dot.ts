import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { SIDES, type Side } from '../interview-fields.ts';
import { CHECK_IN_HOURS, LATE_MINUTES } from '../interview-steps.ts';
import type { interviewsContract } from '../interviews.contract.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['GET /api-go/interview/red_dot']>;

/** INT-01: how many interviews wait for the viewer, and whether there is something they have not looked at. */
export async function getRedDot(ctx: AccountContext, { side }: Input) {
  const dots = [];
  for (const one of side ? [side] : SIDES) dots.push(await readDot(ctx, one));
  return { red_dot: dots.some(({ is_new }) => is_new), count: dots.reduce((sum, { count }) => sum + count, 0) };
}

/** What waits is new from when it began to wait; what the other side or the worker has done from when it was done. */
async function readDot({ tx, clock, viewer }: AccountContext, side: Side) {
  const now = clock.now().getTime();
  const earliest = new Date(now - LATE_MINUTES * 60_000).toISOString();
  const latest = new Date(now + CHECK_IN_HOURS * 3600_000).toISOString();
  const own = sql.identifier(`${side}_id`);
  const hasResultToGive = side === 'boss' ? sql`i.status = 'pending_results'` : sql`false`;
  return tx.queryOne<{ count: number; is_new: boolean }>(sql`
    with look as (
      select coalesce((select looked_at from interview_looks where account_id = ${viewer.accountId} and side = ${side}),
        '-infinity') as at
    ), waiting as (
      select case when i.turn is not null then i.updated_at
        when i.status = 'accepted' then i.starts_at - make_interval(hours => ${CHECK_IN_HOURS}::int)
        else i.result_requested_at end as since
      from interviews i
      where i.${own} = ${viewer.accountId} and i.status in ('pending', 'accepted', 'pending_results')
        and (i.turn = ${side} or ${hasResultToGive} or i.status = 'accepted'
          and i.starts_at between ${earliest} and ${latest} and i.${sql.identifier(`${side}_checked_in_at`)} is null)
    )
    select (select count(*) from waiting) as count,
      exists (select from waiting, look where waiting.since > look.at) or exists (
        select from look, interviews i join interview_events e on e.interview_id = i.id
        where i.${own} = ${viewer.accountId} and i.updated_at > look.at and e.created_at > look.at
          and e.side is distinct from ${side}
      ) as is_new`);
}
