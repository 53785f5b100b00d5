import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { CHECK_IN_HOURS, LATE_MINUTES } from '../interview-steps.ts';
import type { interviewsContract } from '../interviews.contract.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['GET /api-go/interview/red_dot']>;

/** INT-01: how many interviews wait for the viewer, on either side. */
export async function getRedDot({ tx, clock, viewer }: AccountContext, { side }: Input) {
  const now = clock.now().getTime();
  const earliest = new Date(now - LATE_MINUTES * 60_000).toISOString();
  const latest = new Date(now + CHECK_IN_HOURS * 3600_000).toISOString();
  const isOpen = sql`status = 'accepted' and starts_at between ${earliest} and ${latest}`;
  const { talent, boss } = await tx.queryOne<{ talent: number; boss: number }>(sql`
    select (select count(*) from interviews where talent_id = ${viewer.accountId}
        and (turn = 'talent' or ${isOpen} and talent_checked_in_at is null)) as talent,
      (select count(*) from interviews where boss_id = ${viewer.accountId}
        and (turn = 'boss' or status = 'pending_results' or ${isOpen} and boss_checked_in_at is null)) as boss`);
  const count = side ? { talent, boss }[side] : talent + boss;
  return { red_dot: count > 0, count };
}
