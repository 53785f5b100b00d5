import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { FeedbackState, FeedbackTopic } from '../feedback-topics.ts';

/** What a file of a message belongs to. */
export function subjectOf(id: number): string {
  return `feedback:${id}`;
}

export interface LockedFeedback {
  id: number;
  reference: string;
  account_id: number | null;
  email: string | null;
  may_contact: boolean;
  topic: FeedbackTopic;
  language: string;
  state: FeedbackState;
  created_at: Date;
}

/**
 * Holds one message until the transaction ends. When something was done that the operator has not seen yet, a
 * colleague's answer or the first press of a double one, nothing more is done.
 */
export async function lockFeedback(ctx: WriteContext, id: number, seen: number): Promise<LockedFeedback> {
  const { rows } = await ctx.tx.query<LockedFeedback>(sql`
    select id, reference, account_id, email, may_contact, topic, language, state, created_at
    from feedback where id = ${id} for update`);
  const found = rows[0];
  if (!found) throw new AppError('notFound');
  const newest = await ctx.tx.query<{ id: number }>(sql`
    select coalesce(max(id), 0)::bigint as id from feedback_entries where feedback_id = ${id}`);
  if (newest.rows[0]?.id !== seen) throw new AppError('feedbackChangedMeanwhile');
  return found;
}

/** Deletes messages for good, at most so many; their attachments go with them, the bytes with the next clean-up. */
export async function deleteFeedback(tx: Transaction, which: Sql, most: number): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(sql`
    delete from feedback where id in (select id from feedback where ${which}
      order by last_message_at limit ${most} for update skip locked)
    returning id`);
  const subjects = rows.map(({ id }) => subjectOf(id));
  if (subjects.length > 0) {
    await tx.query(sql`delete from files where subject = any(${subjects}::text[])`);
  }
  return rows.length;
}
