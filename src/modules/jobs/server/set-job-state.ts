import type { Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { JobState } from './jobs.events.ts';

interface Change {
  /** Which jobs, from `where` on. */
  which: Sql;
  /** Columns and values, `status` among them. */
  set: Sql;
  /** Passes over jobs that somebody else holds. */
  skipsLocked?: boolean;
}

export interface ChangedJob {
  id: number;
  recruiter_id: number;
  title: string;
  confirmed_at: Date | null;
  from: JobState;
  to: JobState;
  reason: string | null;
}

const stateOf = (table: string) =>
  sql.raw(`case when ${table}.deleted_at is not null then 'deleted' else ${table}.status end`);

/** The one way by which a job's state is changed, so that whoever has to know hears of it in the same transaction. */
export async function setJobState(tx: Transaction, { which, set, skipsLocked }: Change): Promise<ChangedJob[]> {
  const { rows } = await tx.query<ChangedJob>(sql`
    with before as (
      select id as job_id, ${stateOf('jobs')} as state from jobs ${which} for update ${sql.raw(skipsLocked ? 'skip locked' : '')}
    )
    update jobs set ${set} from before where jobs.id = before.job_id
    returning jobs.id, recruiter_id, title, confirmed_at, before.state as from, ${stateOf('jobs')} as to,
      case when status = 'closed' then close_reason else hold_reason end as reason`);
  const changed = rows.filter(({ from, to }) => from !== to);
  const same = rows.filter(({ from, to }) => from === to);
  await tx.emit('job.changed', ...changed.map(({ id, from, to, reason }) => ({ id, from, to, reason })));
  await tx.emit('job.written', ...same.map(({ id }) => ({ id })));
  return rows;
}
