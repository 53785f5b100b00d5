import { AppError } from '#src/kernel/errors.ts';
import {
  assertWordsAllowed,
  flagCard,
  type LockedConversation,
  lockConversation,
} from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Sql } from '#src/platform/database/sql.ts';
import type { Offer } from '../offer-fields.ts';
import { refuseStep, type StepName, type Wish } from '../offer-steps.ts';
import { type Applied, applyStep } from './apply-step.ts';
import type { OffersParts } from './offers.parts.ts';
import { factsOf, presentOffer } from './offers.presenter.ts';
import { findConversationOf, type LoadedOffer, lockOffer } from './offers.queries.ts';
import { wordsOf } from './read-terms.ts';
import { tellStep } from './tell-step.ts';
import { assertJobStands } from './write-version.ts';

export interface Locked {
  row: LoadedOffer;
  conversation: LockedConversation;
}

interface Wanted {
  id: number;
  step: StepName;
  wish?: Omit<Wish, 'side' | 'now'>;
  columns?: Sql;
  /** What is said with it: whoever is warned about again and again says no more of that. */
  words?: string;
  /** What has to be written before the offer itself. */
  first?: (locked: Locked) => Promise<void>;
  /** What else happens in the same transaction, before anybody is told. */
  also?: (applied: Applied) => Promise<void>;
}

/** The one way to do something with an offer: locks, the table of steps, the change, and all who hear of it. */
export async function takeStep(ctx: AccountWriteContext, parts: OffersParts, wanted: Wanted): Promise<Offer> {
  const { id, step, words } = wanted;
  const locked = await lockOwn(ctx, id);
  const { row, conversation } = locked;
  const { side } = conversation;
  const now = ctx.clock.now();
  const refusal = refuseStep(step, factsOf(row), { ...wanted.wish, side, now });
  if (refusal) throw new AppError(refusal);
  if (step === 'accept' || step === 'revise') {
    if (conversation.is_blocked || !conversation.is_other_there) throw new AppError('chatBlocked');
    if (step === 'revise') await assertJobStands(ctx, conversation.job_id);
  }
  if (words) await assertWordsAllowed(ctx, ctx.viewer.accountId, conversation.id, words, side);
  await wanted.first?.(locked);
  const applied = await applyStep(ctx.tx, now, { before: row, step, side }, wanted.columns);
  await wanted.also?.(applied);
  if (words && side === 'boss') await flagWords(ctx, applied.after);
  await tellStep(ctx, parts, applied);
  return presentOffer(applied.after, side);
}

/** The conversation first, then the offer: whoever wants both waits at the same door. */
async function lockOwn(ctx: AccountWriteContext, id: number): Promise<Locked> {
  const conversationId = await findConversationOf(ctx.tx, id);
  const conversation =
    conversationId === undefined ? undefined : await lockConversation(ctx.tx, conversationId, ctx.viewer.accountId);
  const row = conversation && (await lockOffer(ctx.tx, id));
  if (!row) throw new AppError('notFound');
  return { row, conversation };
}

/** The card is the Boss's message: what they write on it later is warned about as if it had been there. */
async function flagWords(ctx: Pick<AccountWriteContext, 'tx'>, row: LoadedOffer): Promise<void> {
  if (row.seq === null) return;
  const { conversation_id, seq } = row;
  const note = row.ended_by === 'boss' ? row.reason_note : '';
  await flagCard(ctx.tx, { conversation_id, seq }, `${wordsOf(row.terms)}\n${note}`, 'boss');
}
