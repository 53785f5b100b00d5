import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { CONFIRM_DAYS, REMIND_DAYS } from './employer-jobs.policy.ts';
import type { NotifyAboutJob } from './jobs.notices.ts';
import { type ChangedJob, setJobState } from './set-job-state.ts';

type Due = Pick<ChangedJob, 'id' | 'recruiter_id' | 'title' | 'confirmed_at'>;

const BATCH = 100;
const DAY = 86_400_000;

/**
 * TRU-03: asks an employer after 11 days whether the vacancy still exists, and takes the job out of search after 14
 * without an answer. It comes round four times an hour, so that none stays longer than an hour.
 */
export function confirmJobsTask(db: Database, clock: Clock, notify: NotifyAboutJob): Task {
  return {
    name: 'confirm-jobs',
    schedule: '*/15 * * * *',
    run: async () => {
      const before = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString();
      while ((await db.transaction((tx) => pauseBatch(tx, before(CONFIRM_DAYS), notify))) === BATCH);
      const now = clock.now().toISOString();
      while ((await db.transaction((tx) => remindBatch(tx, before(REMIND_DAYS), now, notify))) === BATCH);
    },
  };
}

async function pauseBatch(tx: Transaction, before: string, notify: NotifyAboutJob): Promise<number> {
  const paused = await setJobState(tx, {
    which: sql`where status = 'open' and confirmed_at <= ${before} order by confirmed_at limit ${BATCH}`,
    set: sql`status = 'on_hold', hold_reason = 'unconfirmed'`,
    skipsLocked: true,
  });
  for (const job of paused) await tellPaused(tx, notify, job);
  return paused.length;
}

async function remindBatch(tx: Transaction, before: string, now: string, notify: NotifyAboutJob): Promise<number> {
  const { rows } = await tx.query<Due>(sql`
    update jobs set reminded_at = ${now} where id in (
      select id from jobs where status = 'open' and confirmed_at <= ${before}
        and (reminded_at is null or reminded_at < confirmed_at)
      order by confirmed_at limit ${BATCH} for update skip locked)
    returning id, recruiter_id, title, confirmed_at`);
  for (const job of rows) await askAgain(tx, notify, job);
  return rows.length;
}

function askAgain(tx: Transaction, notify: NotifyAboutJob, job: Due): Promise<void> {
  return notify(tx, {
    accountId: job.recruiter_id,
    kind: 'job_reconfirm',
    data: { job: job.title, job_id: job.id },
    dedupeKey: keyOf('due', job),
  });
}

function tellPaused(tx: Transaction, notify: NotifyAboutJob, job: Due): Promise<void> {
  return notify(tx, {
    accountId: job.recruiter_id,
    kind: 'job_paused',
    data: { what: 'unconfirmed', job: job.title, job_id: job.id },
    dedupeKey: keyOf('paused', job),
  });
}

/** Once for each time that somebody has confirmed it. */
function keyOf(what: 'due' | 'paused', { id, confirmed_at }: Due): string {
  return `job_reconfirm:${what}:${id}:${confirmed_at?.getTime()}`;
}
