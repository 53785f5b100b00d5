import { AppError } from '#src/kernel/errors.ts';
import { recordAction } from '#src/modules/moderation/server/moderation.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { FeedbackState } from '../feedback-topics.ts';
import { composeAnswer } from './compose-mail.ts';
import type { FeedbackParts } from './feedback.parts.ts';
import { type LockedFeedback, lockFeedback } from './feedback.queries.ts';

interface Words {
  id: number;
  text: string;
  seen: number;
}

/** Sends an operator's answer to the address that was left; whoever asked not to be written to gets none. */
export function createAnswerFeedback(parts: FeedbackParts) {
  return async (ctx: AccountWriteContext, { id, text, seen }: Words) => {
    const found = await lockFeedback(ctx, id, seen);
    const { email, reference, topic, language, created_at } = found;
    if (!found.may_contact || !email) throw new AppError('feedbackWithoutAddress');
    await addEntry(ctx, found, { kind: 'answer', action: 'answered', text });
    const letter = { language, text, sentAt: new Date(created_at) };
    await parts.deliver(ctx.tx, composeAnswer(parts, { email, reference, topic }, letter));
    await ctx.tx.query(sql`update feedback set last_message_at = ${ctx.clock.now().toISOString()} where id = ${id}`);
    return setState(ctx, id, 'answered');
  };
}

/** Keeps a note that the sender never sees. */
export async function noteFeedback(ctx: AccountWriteContext, { id, text, seen }: Words) {
  const found = await lockFeedback(ctx, id, seen);
  await addEntry(ctx, found, { kind: 'note', action: 'noted', text });
  return { state: found.state };
}

/** Closes what is done or opens it again; what stands there already changes nothing. */
export async function setFeedbackState(
  ctx: AccountWriteContext,
  { id, state, seen }: { id: number; state: 'new' | 'closed'; seen: number },
) {
  const found = await lockFeedback(ctx, id, seen);
  if (found.state === state) return { state };
  const kind = state === 'closed' ? 'closed' : 'reopened';
  await addEntry(ctx, found, { kind, action: kind, text: '' });
  return setState(ctx, id, state);
}

interface Entry {
  kind: 'answer' | 'note' | 'closed' | 'reopened';
  action: 'answered' | 'noted' | 'closed' | 'reopened';
  text: string;
}

/** A line in the message's own history and one in the audit log, which outlives the message and so repeats no words. */
async function addEntry(ctx: AccountWriteContext, found: LockedFeedback, entry: Entry) {
  const at = ctx.clock.now();
  const operatorId = ctx.viewer.accountId;
  await ctx.tx.query(sql`
    insert into feedback_entries (feedback_id, account_id, operator_id, kind, text, created_at)
    values (${found.id}, ${entry.kind === 'answer' ? found.account_id : null}, ${operatorId}, ${entry.kind},
      ${entry.text}, ${at.toISOString()})`);
  const { reference } = found;
  await recordAction(ctx.tx, {
    operatorId,
    action: `feedback.${entry.action}`,
    subject: 'feedback',
    subjectId: found.id,
    reason: reference,
    details: { reference },
    at,
  });
}

async function setState(ctx: AccountWriteContext, id: number, state: FeedbackState) {
  await ctx.tx.query(sql`update feedback set state = ${state} where id = ${id}`);
  return { state };
}
