import type { WriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { mayMove, STAGES, UNDO_SECONDS } from '../application-stages.ts';

interface Hired {
  jobId: number;
  /** Whose conversations they are: nobody speaks for a colleague. */
  bossId: number;
  /** The one who got the job. */
  conversationId: number;
}

/** Who has an offer of their own is not turned down along with the others. */
const WAITING = STAGES.filter((stage) => stage !== 'offer' && mayMove(stage, 'not_suitable', 'employer'));

function others({ jobId, bossId, conversationId }: Hired): Sql {
  return sql`applications a join conversations c on c.id = a.conversation_id
    where a.job_id = ${jobId} and a.stage = any(${WAITING}::text[]) and c.boss_id = ${bossId}
      and c.id <> ${conversationId}
      and not exists (select from application_decisions d where d.application_id = a.id)`;
}

/** How many other applicants of a job still wait for this Boss. */
export async function countOthers(tx: Reader, hired: Hired): Promise<number> {
  return (await tx.queryOne<{ count: number }>(sql`select count(*)::int as count from ${others(hired)}`)).count;
}

/**
 * The position is filled: the others are found not suitable with that reason, as if one by one. Each decision waits its
 * minute in which it can be taken back, and `tell-decisions` looks once more whether the step is still there to take.
 */
export async function declineOthers(ctx: Pick<WriteContext, 'tx' | 'clock'>, hired: Hired): Promise<number> {
  const now = ctx.clock.now();
  const due = new Date(now.getTime() + UNDO_SECONDS * 1000).toISOString();
  const { rowCount } = await ctx.tx.query(sql`
    insert into application_decisions (application_id, decided_by, stage, reason, note, due_at, created_at)
    select a.id, ${hired.bossId}::bigint, 'not_suitable', 'filled', '', ${due}::timestamptz, ${now.toISOString()}::timestamptz
    from ${others(hired)}
    on conflict (application_id) do nothing`);
  return rowCount ?? 0;
}
