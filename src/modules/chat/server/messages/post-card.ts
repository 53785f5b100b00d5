import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ChatMessage, ScreeningAnswer } from '../../chat-fields.ts';
import type { ChatFile, SendParts } from '../chat.parts.ts';
import { lockConversation, membersOf } from '../conversations/conversations.queries.ts';
import { recordChange } from '../conversations/record-change.ts';
import type { Side } from '../shield/features.ts';
import { flagMessage } from '../shield/flag-message.ts';
import { appendMessage } from './append-message.ts';
import { findCard } from './chat-cards.ts';
import { cleanText, readText } from './clean-text.ts';
import { finishSend } from './finish-send.ts';
import { assertNotRepeatedScam } from './limit-scam.ts';
import { assertMayWrite } from './send-message.ts';

interface PostedCard {
  conversationId: number;
  kind: string;
  /** Of the row that the card's module keeps. */
  id: number;
  /** What the sender says beside it. */
  text?: string | undefined;
  /** JOB-05: what they answer with it. */
  answers?: ScreeningAnswer[];
  /** What they send along; each is claimed for the conversation. */
  files?: ChatFile[];
  /** What is written on the card itself, for the warnings to its reader. */
  cardWords?: string;
}

type PostCard = (ctx: AccountWriteContext, card: PostedCard) => Promise<ChatMessage>;

/** Puts a card of another module into a conversation, as a message of the viewer with all that follows from one. */
export function createPostCard(parts: SendParts): PostCard {
  return async (ctx, { conversationId, kind, id, text, answers = [], files = [], cardWords = '' }) => {
    const { hasOwnNotice } = findCard(kind);
    const senderId = ctx.viewer.accountId;
    const conversation = await lockConversation(ctx.tx, conversationId, senderId);
    if (!conversation) throw new AppError('notFound');
    assertMayWrite(conversation);
    const words = text && cleanText(text) ? readText(text) : null;
    const flags = flagMessage(
      [words ?? '', cardWords, ...answers.map(({ answer }) => answer)].join('\n'),
      conversation.side,
    );
    await assertNotRepeatedScam(ctx, senderId, conversationId, flags);
    const stored = await appendMessage(ctx.tx, ctx.clock.now(), {
      conversationId,
      senderId,
      side: conversation.side,
      kind: 'card',
      text: words,
      data: { card: { kind, id }, ...(answers.length > 0 && { answers }), ...(files.length > 0 && { files }) },
      flags,
    });
    const { message } = await finishSend(ctx, parts, conversation, stored, { isTold: !hasOwnNotice });
    return message;
  };
}

/** What the sender says on a card has changed: its reader is warned about the words that stand there now. */
export async function flagCard(
  tx: Transaction,
  { conversation_id, seq }: Pick<ChatMessage, 'conversation_id' | 'seq'>,
  words: string,
  side: Side,
): Promise<void> {
  await tx.query(sql`
    update messages set flags = ${flagMessage(words, side)}::text[]
    where conversation_id = ${conversation_id} and seq = ${seq}`);
}

type CardPlace = Pick<ChatMessage, 'conversation_id' | 'seq'>;

/** What a card shows has changed: both sides' pages have it drawn anew. */
export function tellCardChange(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  publish: SendParts['publish'],
  card: CardPlace,
): Promise<void> {
  return tellCardChanges(ctx, publish, [card]);
}

/** The same for cards of many conversations at once. */
export async function tellCardChanges(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  publish: SendParts['publish'],
  cards: readonly CardPlace[],
): Promise<void> {
  const seqOf = new Map(cards.map(({ conversation_id, seq }) => [conversation_id, seq]));
  const { rows } = await ctx.tx.query<{ id: number; talent_id: number | null; boss_id: number | null }>(sql`
    select id, talent_id, boss_id from conversations where id = any(${[...seqOf.keys()]}::bigint[])
    order by id for no key update`);
  const views = rows.flatMap((row) =>
    membersOf(row).map((accountId) => ({
      accountId,
      conversationId: row.id,
      seqs: [seqOf.get(row.id) ?? 0],
    })),
  );
  await recordChange(ctx, publish, views);
}
