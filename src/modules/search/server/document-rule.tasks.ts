import type { Clock } from '#src/kernel/clock.ts';
import { lazy } from '#src/kernel/lazy.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { walkInBatches } from '#src/platform/database/walk-in-batches.ts';
import type { Enqueue, Task } from '#src/platform/queue/queue.ts';
import type { SearchEngine } from './engine/engine.ts';
import { DOCUMENT_WALK, documentRule } from './engine/jobs/document-rule.ts';
import { refreshStatisticsTask } from './search.tasks.ts';

interface Parts {
  db: Database;
  clock: Clock;
  data: OptionData;
  enqueue: Enqueue;
}

const AT_ONCE = 200;

/**
 * Reindexes every open job after an upgrade that changes how documents are written, while searches go on: in short
 * transactions, from where a stopped worker left off. Statistics, which are sampled, follow at the end.
 */
export function documentRuleTasks({ db, clock, data, enqueue }: Parts, indexJobs: SearchEngine['indexJobs']): Task[] {
  const round = lazy(() => documentRule(data));
  return [
    {
      name: DOCUMENT_WALK,
      schedule: '* * * * *',
      run: async () => {
        const written = await walkInBatches(db, {
          task: DOCUMENT_WALK,
          round: round(),
          startsAnew: true,
          now: clock.now(),
          next: openJobsAfter,
          handle: indexJobs,
          size: AT_ONCE,
        });
        if (written > 0) await db.transaction((tx) => enqueue(tx, refreshStatisticsTask));
        return written;
      },
    },
  ];
}

/** Locked: a job that is edited meanwhile would otherwise get the document of before back. */
async function openJobsAfter(tx: Transaction, after: number, size: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from jobs where id > ${after} and status = 'open' order by id limit ${size} for share`);
  return rows.map(({ id }) => id);
}
