import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ChatMessage } from '../../chat-fields.ts';
import type { ChatParts } from '../chat.parts.ts';
import { lockConversation, membersOf } from '../conversations/conversations.queries.ts';
import { recordChange } from '../conversations/record-change.ts';
import { appendMessage } from './append-message.ts';
import { findCard } from './chat-cards.ts';
import { finishSend } from './finish-send.ts';
import { assertMayWrite } from './send-message.ts';

interface PostedCard {
  conversationId: number;
  kind: string;
  /** Of the row that the card's module keeps. */
  id: number;
}

type PostCard = (ctx: AccountWriteContext, card: PostedCard) => Promise<ChatMessage>;

/** Puts a card of another module into a conversation, as a message of the viewer with all that follows from one. */
export function createPostCard(parts: ChatParts): PostCard {
  return async (ctx, { conversationId, kind, id }) => {
    const { hasOwnNotice } = findCard(kind);
    const senderId = ctx.viewer.accountId;
    const conversation = await lockConversation(ctx.tx, conversationId, senderId);
    if (!conversation) throw new AppError('notFound');
    assertMayWrite(conversation);
    const stored = await appendMessage(ctx.tx, ctx.clock.now(), {
      conversationId,
      senderId,
      side: conversation.side,
      kind: 'card',
      data: { card: { kind, id } },
    });
    const { message } = await finishSend(ctx, parts, conversation, stored, { isTold: !hasOwnNotice });
    return message;
  };
}

/** What a card shows has changed: both sides' pages have it drawn anew. */
export async function tellCardChange(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  publish: ChatParts['publish'],
  { conversation_id: conversationId, seq }: Pick<ChatMessage, 'conversation_id' | 'seq'>,
): Promise<void> {
  const { rows } = await ctx.tx.query<{ talent_id: number | null; boss_id: number | null }>(sql`
    select talent_id, boss_id from conversations where id = ${conversationId} for no key update`);
  const views = rows.flatMap(membersOf).map((accountId) => ({ accountId, conversationId, seqs: [seq] }));
  await recordChange(ctx, publish, views);
}
