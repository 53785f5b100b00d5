import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import {
  createPostCard,
  type LockedConversation,
  lockConversation,
  type SendParts,
} from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Offer } from '../offer-fields.ts';
import { reminderOf } from '../offer-steps.ts';
import type { offersContract } from '../offers.contract.ts';
import type { OffersParts } from './offers.parts.ts';
import { presentOffer } from './offers.presenter.ts';
import { findOffer } from './offers.queries.ts';
import { type ReadTerms, readTerms, wordsOf } from './read-terms.ts';
import { notifyOf } from './tell-step.ts';
import { assertJobStands, claimDocument, writeVersion } from './write-version.ts';

type Input = ParsedInputOf<(typeof offersContract)['POST /offers']>;

/** OFFER-01: an offer stands in the conversation as a card; of several that are sent at once, one stays. */
export function createSendOffer(parts: OffersParts & SendParts) {
  const postCard = createPostCard(parts);
  return async (ctx: AccountWriteContext, input: Input): Promise<Offer> => {
    const conversation = await lockConversation(ctx.tx, input.conversation_id, ctx.viewer.accountId);
    if (!conversation) throw new AppError('notFound');
    if (conversation.side !== 'boss') throw new AppError('noPermission');
    const terms = readTerms(input, ctx.clock.now(), parts);
    await assertJobStands(ctx, conversation.job_id);
    const id = await insertOffer(ctx, conversation, terms);
    const document = await claimDocument(ctx, conversation.id, input.document_id);
    await writeVersion(ctx, { offerId: id, version: 1, talentId: conversation.talent_id, terms, document });
    const card = { conversationId: conversation.id, kind: 'offer', id, cardWords: wordsOf(terms) };
    const { seq } = await postCard(ctx, card);
    await ctx.tx.query(sql`update offers set seq = ${seq} where id = ${id}`);
    await parts.advance(ctx, conversation.id, 'offer', 'employer');
    await ctx.emit('offer.sent', { conversationId: conversation.id });
    const row = await findOffer(ctx.tx, id);
    if (!row) throw new AppError('notFound');
    await notifyOf(ctx, parts, row, 'talent', 'received', `${id}:sent`);
    return presentOffer(row, 'boss');
  };
}

async function insertOffer(ctx: AccountWriteContext, conversation: LockedConversation, terms: ReadTerms) {
  const now = ctx.clock.now();
  const at = now.toISOString();
  const { id: conversationId, talent_id, boss_id } = conversation;
  const expiresAt = terms.expires_at.toISOString();
  const { rows } = await ctx.tx.query<{ id: number }>(sql`
    insert into offers (conversation_id, talent_id, boss_id, expires_at, remind_at, created_at, updated_at)
    values (${conversationId}, ${talent_id}, ${boss_id}, ${expiresAt},
      ${reminderOf(terms.expires_at, now)?.toISOString() ?? null}, ${at}, ${at})
    on conflict (conversation_id) where status in ('sent', 'viewed', 'accepted') do nothing
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new AppError(await refusalOf(ctx, conversationId));
  await ctx.tx.query(sql`
    insert into offer_events (offer_id, step, side, status, version, created_at)
    values (${id}, 'send', 'boss', 'sent', 1, ${at})`);
  return id;
}

async function refusalOf(ctx: AccountWriteContext, conversationId: number) {
  const { rowCount } = await ctx.tx.query(sql`
    select from offers where conversation_id = ${conversationId} and status = 'accepted'`);
  return rowCount ? 'offerAccepted' : 'offerOpenAlready';
}
