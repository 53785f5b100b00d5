import { AppError } from '#src/kernel/errors.ts';
import {
  assertWordsAllowed,
  flagCard,
  type LockedConversation,
  lockConversation,
} from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Interview } from '../interview-fields.ts';
import { refuseStep, type StepName, type Wish } from '../interview-steps.ts';
import { type Applied, applyStep, type Change } from './apply-step.ts';
import { findSlots } from './free-hours/find-slots.ts';
import { lockFreeHours } from './free-hours/free-hours.queries.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { factsOf, presentInterview } from './interviews.presenter.ts';
import { findConversationOf, type InterviewRow, lockInterview } from './interviews.queries.ts';
import { findBans } from './no-shows.ts';
import { tellStep } from './tell-step.ts';

interface Locked {
  row: InterviewRow;
  conversation: LockedConversation;
}

interface Wanted {
  id: number;
  step: StepName | ((row: InterviewRow) => StepName);
  wish?: Omit<Wish, 'side' | 'now'>;
  change?: Change | ((locked: Locked) => Change);
  /** What is said with it: whoever is warned about again and again says no more of that. */
  words?: string;
  /** What else happens in the same transaction, before anybody is told. */
  also?: (applied: Applied, locked: Locked) => Promise<void>;
}

/** The one way to do something with an interview: locks, the table of steps, the change, and all who hear of it. */
export async function takeStep(ctx: AccountWriteContext, parts: InterviewsParts, wanted: Wanted): Promise<Interview> {
  const locked = await lockOwn(ctx, wanted.id);
  const { row, conversation } = locked;
  const { side } = conversation;
  const now = ctx.clock.now();
  const step = typeof wanted.step === 'function' ? wanted.step(row) : wanted.step;
  const slots = step === 'book' ? await findSlotsLocked(ctx, row) : null;
  const facts = factsOf(row, await findBans(ctx.tx, now, row), slots);
  const refusal = refuseStep(step, facts, { ...wanted.wish, side, now });
  if (refusal) throw new AppError(refusal);
  const isAgreeing = step === 'accept' || step === 'suggest' || step === 'book';
  if (isAgreeing && (conversation.is_blocked || !conversation.is_other_there)) throw new AppError('chatBlocked');
  if (wanted.words) await assertWordsAllowed(ctx, ctx.viewer.accountId, conversation.id, wanted.words, side);
  const change = typeof wanted.change === 'function' ? wanted.change(locked) : wanted.change;
  const applied = await applyStep(ctx.tx, now, { before: row, step, side }, change);
  await wanted.also?.(applied, locked);
  if (wanted.words && side === 'boss') await flagWords(ctx, applied.after);
  await tellStep(ctx, parts, applied);
  return presentInterview(applied.after, side);
}

/** The free hours last: two who book the same time of a Boss do so one after the other, and the second finds it taken. */
async function findSlotsLocked(ctx: AccountWriteContext, row: InterviewRow): Promise<Date[] | null> {
  if (!row.from_free_hours) return null;
  await lockFreeHours(ctx.tx, row.boss_id);
  return (await findSlots(ctx.tx, ctx.clock.now(), row))?.slots ?? null;
}

/** The conversation first, then the interview: whoever wants both waits at the same door. */
async function lockOwn(ctx: AccountWriteContext, id: number): Promise<Locked> {
  const conversationId = await findConversationOf(ctx.tx, id);
  const conversation =
    conversationId === undefined ? undefined : await lockConversation(ctx.tx, conversationId, ctx.viewer.accountId);
  const row = conversation && (await lockInterview(ctx.tx, id));
  if (!row) throw new AppError('notFound');
  return { row, conversation };
}

/** The card is the Boss's message: what they write on it later is warned about as if it had been there. */
async function flagWords(ctx: Pick<AccountWriteContext, 'tx'>, row: InterviewRow): Promise<void> {
  if (row.seq === null) return;
  const { conversation_id, seq, instructions, address, link, contact_name, contact_number, result_note } = row;
  const words = [instructions, address, link, contact_name, contact_number, result_note];
  if (row.issue_by === 'boss') words.push(row.issue);
  if (row.ended_by === 'boss') words.push(row.reason_note);
  await flagCard(ctx.tx, { conversation_id, seq }, words.join('\n'), 'boss');
}
