import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import { CLOSE_DAYS, PROMISE_HOURS } from '../../chat-fields.ts';
import type { ChatParts } from '../chat.parts.ts';

/** TRU-02: so many overdue first messages pause a job's intake; with fewer than that it opens again. */
export const PAUSE_AT = 30;
export const REOPEN_BELOW = 15;
const HOUR = 3600_000;

interface JobIntake {
  id: number;
  title: string;
  recruiter_id: number;
  status: string;
  is_paused: boolean;
}

/** A first message is overdue once the promised 72 hours are over: then its end is nearer than this moment. */
function overdueOf(jobId: Sql, now: Date): Sql {
  const before = new Date(now.getTime() + (CLOSE_DAYS * 24 - PROMISE_HOURS) * HOUR).toISOString();
  return sql`(select count(*) from conversations o where o.job_id = ${jobId} and o.closes_at <= ${before})`;
}

/** Notes those of the jobs whose intake may have to be paused or opened; the decision is made by itself, under a lock. */
export async function requestIntakeCheck(tx: Transaction, jobIds: readonly number[], now: Date): Promise<void> {
  await tx.query(sql`
    insert into intake_checks (job_id) select j.id from jobs j
    where j.id = any(${jobIds}::bigint[])
      and (j.intake_paused_at is not null or ${overdueOf(sql`j.id`, now)} >= ${PAUSE_AT})
    order by j.id on conflict do nothing`);
}

/**
 * Pauses and reopens the intake of jobs that were noted. The job's row is locked as long: a talent who begins a chat
 * holds it too, so that nobody slips in after the pause.
 */
export async function watchIntake(db: Database, clock: Clock, notify: ChatParts['notify']): Promise<void> {
  await eachInTurn(db, {
    claim: claimJob,
    handle: async (tx, { id }) => {
      const change = await decide(tx, id, clock.now());
      // Nobody need hear that a closed job takes messages again; once it is open, it does.
      if (!change || change.status === 'closed') return;
      const { title, recruiter_id: accountId, isPaused } = change;
      const data = { job: title, job_id: id, what: isPaused ? 'paused' : 'open' } as const;
      await notify(tx, { accountId, kind: 'job_paused', data });
    },
  });
}

async function claimJob(tx: Transaction, failed: number[]): Promise<{ id: number } | undefined> {
  const { rows } = await tx.query<{ id: number }>(sql`
    delete from intake_checks where job_id = (
      select job_id from intake_checks where job_id <> all(${failed}::bigint[])
      order by job_id limit 1 for update skip locked)
    returning job_id as id`);
  return rows[0];
}

async function decide(tx: Transaction, jobId: number, now: Date) {
  const { rows } = await tx.query<JobIntake>(sql`
    select id, title, recruiter_id, status, intake_paused_at is not null as is_paused from jobs
    where id = ${jobId} for no key update`);
  const [job] = rows;
  if (!job) return undefined;
  const { count: overdue } = await tx.queryOne<{ count: number }>(
    sql`select ${overdueOf(sql`${jobId}`, now)} as count`,
  );
  const isPaused = job.is_paused ? overdue >= REOPEN_BELOW : overdue >= PAUSE_AT && job.status !== 'closed';
  if (isPaused === job.is_paused) return undefined;
  await tx.query(sql`
    update jobs set intake_paused_at = ${isPaused ? now.toISOString() : null} where id = ${jobId}`);
  return { ...job, isPaused };
}
