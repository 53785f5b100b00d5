import type { AlertSearch } from '#src/modules/search/server/search.public.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { claimReaders } from './alert-readers.ts';
import type { alertsNotices } from './alerts.notices.ts';
import { type LetterParts, writeLetters } from './write-letters.ts';

/** People a transaction is for: it lasts a fraction of a second, and a crash loses no more than that. */
const BATCH = 100;
/** Below the 15 minutes after which the queue gives a task to another worker; the next run goes on where this one stopped. */
const RUN_MS = 10 * 60_000;
/** Who cannot be written to now is tried again then, and does not stand in the way of those behind. */
const PUT_OFF = '1 hour';

interface AlertTaskParts {
  db: Database;
  parts: NotificationsParts;
  search: AlertSearch;
  notify: Notify<typeof alertsNotices>;
}

/**
 * Sends the letters that are due. A batch is one transaction: people are claimed (`skip locked`), their letters put into
 * the outbox and their next ones scheduled together or not at all, so a killed run sends nothing twice and forgets
 * nobody, and any number of runners share the work.
 */
export function sendAlertsTask({ db, ...given }: AlertTaskParts): Task {
  return {
    name: 'send-job-alerts',
    schedule: '*/5 * * * *',
    run: async () => {
      const failures: unknown[] = [];
      const onFailure = (error: unknown) => failures.push(error);
      const letters = { ...given, round: given.search.openRound(), onFailure };
      const total = await sendAll(db, letters);
      if (failures.length > 0) throw failures[0];
      return total;
    },
  };
}

async function sendAll(db: Database, letters: LetterParts): Promise<number> {
  const until = performance.now() + RUN_MS;
  let total = 0;
  // After a batch has failed its people come one by one, so that one of them cannot keep the others from their letters.
  let alone = 0;
  while (performance.now() < until) {
    const size = alone > 0 ? 1 : BATCH;
    alone = Math.max(0, alone - 1);
    let claimed: number[] = [];
    try {
      await db.transaction(async (tx) => {
        const readers = await claimReaders(tx, letters.parts.clock.now(), size);
        claimed = readers.map(({ account_id }) => account_id);
        if (readers.length > 0) await writeLetters(tx, letters, readers);
      });
      total += claimed.length;
    } catch (error) {
      if (claimed.length === 0) throw error;
      if (size > 1) alone = BATCH;
      else await putOff(db, letters, claimed, error);
    }
    if (claimed.length < size) break;
  }
  return total;
}

async function putOff(db: Database, { parts, onFailure }: LetterParts, claimed: number[], error: unknown) {
  onFailure(error);
  await db.query(sql`
    update job_alert_readers set due_at = ${parts.clock.now().toISOString()}::timestamptz + ${PUT_OFF}::interval
    where account_id = any(${claimed}::bigint[])`);
}
