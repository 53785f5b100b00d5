import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { inBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { KEPT_MONTHS } from '../feedback-topics.ts';
import { deleteFeedback } from './feedback.queries.ts';

const BATCH = 200;

/** Deletes messages a year after the last word, with their attachments and answers. */
export function forgetFeedbackTask(db: Database, clock: Clock): Task {
  return {
    name: 'forget-feedback',
    schedule: '50 3 * * *',
    run: async () => {
      const before = new Date(clock.now());
      before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
      const isOld = sql`last_message_at < ${before.toISOString()}`;
      return inBatches(db, (tx, size) => deleteFeedback(tx, isOld, size), { size: BATCH });
    },
  };
}

/**
 * Deletes what someone has written before their account goes: what they sent signed in, and what they sent from their
 * own address when they could not sign in. Gives how many it were.
 */
export function forgetSender(tx: Transaction, accountId: number, most: number): Promise<number> {
  const isTheirs = sql`(account_id = ${accountId} or (account_id is null and email =
    (select lower(email) from accounts where id = ${accountId} and is_email_verify)))`;
  return deleteFeedback(tx, isTheirs, most);
}
