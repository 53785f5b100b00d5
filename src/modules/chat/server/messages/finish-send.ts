import { AppError } from '#src/kernel/errors.ts';
import { fullName, shortName, talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ChatMessage, Conversation } from '../../chat-fields.ts';
import type { SendParts } from '../chat.parts.ts';
import { presentConversations, presentMessage } from '../chat.presenter.ts';
import { type LockedConversation, membersOf } from '../conversations/conversations.queries.ts';
import { appendLine, requestMeterRecount } from '../conversations/end-conversation.ts';
import { recordChange } from '../conversations/record-change.ts';
import { type Appended, appendMessage } from './append-message.ts';
import { loadMessages } from './messages.queries.ts';

type MessageNotice = 'chat_message' | 'chat_exchange';

interface Following {
  kind?: MessageNotice;
  /** Older messages that changed with it. */
  also?: readonly number[];
  /** False for a card whose module tells the other side itself. */
  isTold?: boolean;
}

interface Sent {
  message: ChatMessage;
  conversation: Conversation;
}

/**
 * What follows from a new message of the viewer: the other side's automatic answer to a first one, their notice, the
 * response meter, and the news to all devices, also of older messages that changed with it. Answers the message.
 */
export async function finishSend(
  ctx: AccountWriteContext,
  parts: SendParts,
  conversation: LockedConversation,
  stored: Appended,
  { kind = 'chat_message', also = [], isTold = true }: Following = {},
): Promise<Sent> {
  const viewerId = ctx.viewer.accountId;
  const all = [...also, stored.seq];
  const isFirst = isFirstOf(conversation);
  if (isFirst) {
    const automatic = await answerAutomatically(ctx, conversation);
    if (automatic) all.push(automatic);
    await requestMeterRecount(ctx.tx, conversation.id);
  }
  const line = reopenedLine(conversation);
  if (line) all.push(await appendLine(ctx.tx, ctx.clock.now(), conversation.id, line));
  if (line === 'reopened_by_boss') await ctx.tx.emit('conversation.reopened', { id: conversation.id });
  if (conversation.side === 'talent' && conversation.invited_at !== null)
    await ctx.tx.emit('invitation.answered', { conversationId: conversation.id });
  if (isTold) await tellOther(ctx, parts, conversation, stored, kind);
  const views = membersOf(conversation).map((accountId) => ({ accountId, conversationId: conversation.id, seqs: all }));
  const told = (await recordChange(ctx, parts.publish, views)).get(viewerId);
  const message = told?.messages.find(({ seq }) => seq === stored.seq);
  const view = told?.conversations[0];
  if (!message || !view) throw new AppError('notFound');
  return { message, conversation: view };
}

/** What a thread says when a message has taken up a closed conversation again; see `appendMessage`. */
function reopenedLine({ side, close_reason: reason }: LockedConversation): string | undefined {
  if (reason === null || (side === 'talent' && reason !== 'withdrawn')) return undefined;
  return side === 'boss' ? 'reopened_by_boss' : 'reopened_by_talent';
}

/** The side writes for the first time: the question of a talent, or the answer of a Boss. */
function isFirstOf(conversation: LockedConversation): boolean {
  return (conversation.side === 'talent' ? conversation.talent_wrote_at : conversation.boss_wrote_at) === null;
}

/** An automatic answer comes once, to the other side's first message, and only before a human one. */
async function answerAutomatically(
  ctx: AccountWriteContext,
  conversation: LockedConversation,
): Promise<number | undefined> {
  const otherSide = conversation.side === 'talent' ? 'boss' : 'talent';
  const otherId = otherSide === 'boss' ? conversation.boss_id : conversation.talent_id;
  const hasWritten = otherSide === 'boss' ? conversation.boss_wrote_at : conversation.talent_wrote_at;
  if (otherId === null || hasWritten !== null) return undefined;
  const { rows } = await ctx.tx.query<{ text: string }>(sql`
    select auto_reply_text as text from chat_inboxes
    where account_id = ${otherId} and is_auto_reply_enabled and auto_reply_text <> ''`);
  const text = rows[0]?.text;
  if (!text) return undefined;
  const answer = await appendMessage(ctx.tx, ctx.clock.now(), {
    conversationId: conversation.id,
    senderId: otherId,
    side: otherSide,
    kind: 'text',
    isAutomatic: true,
    text,
  });
  return answer.seq;
}

/** One line in the notification centre for all unread messages of a conversation, and one for each wish to exchange. */
async function tellOther(
  ctx: AccountWriteContext,
  parts: SendParts,
  conversation: LockedConversation,
  stored: Appended,
  kind: MessageNotice,
): Promise<void> {
  const { side } = conversation;
  const otherSide = side === 'talent' ? ('boss' as const) : ('talent' as const);
  const otherId = side === 'talent' ? conversation.boss_id : conversation.talent_id;
  const count = stored.other_unread;
  if (otherId === null || count === 0) return;
  const isExchange = kind === 'chat_exchange';
  const notice = {
    accountId: otherId,
    kind,
    data: {
      side: otherSide,
      name: nameForOther(conversation),
      conversation_id: conversation.id,
      job_title: conversation.job_title,
      count,
    },
    ...(isExchange
      ? { dedupeKey: `conversation:${conversation.id}:${stored.seq}` }
      : { dedupeKey: unreadKey(conversation.id), renews: count > 1 ? ('quietly' as const) : ('loudly' as const) }),
  };
  await parts.notify(ctx.tx, notice);
  if (side === 'talent' && (isExchange || count === 1)) await tellCover(ctx, parts, conversation, stored.seq);
}

/** The one line of the notification centre about what is unread in a conversation. */
export function unreadKey(conversationId: number): string {
  return `conversation:${conversationId}`;
}

/** EMP-07: while the Boss is away, the colleague who covers for them hears of what waits. */
async function tellCover(ctx: AccountWriteContext, parts: SendParts, conversation: LockedConversation, seq: number) {
  const { rows } = await ctx.tx.query<{ cover_id: number; first: string; last: string }>(sql`
    select i.cover_id, a.first_name as first, a.last_name as last from inbox_covers i join accounts a on a.id = i.account_id
    where i.account_id = ${conversation.boss_id} and i.until > ${ctx.clock.now().toISOString()}
      and i.cover_id is distinct from ${conversation.talent_id}`);
  const [away] = rows;
  if (!away) return;
  const data = {
    what: 'cover_message' as const,
    by: fullName(away),
    name: nameForOther(conversation),
    job: conversation.job_title,
    conversation_id: conversation.id,
  };
  const dedupeKey = `cover:${conversation.id}:${seq}`;
  await parts.notify(ctx.tx, { accountId: away.cover_id, kind: 'team_chat', data, dedupeKey });
}

/** What the other side calls the viewer. */
export function nameForOther(conversation: LockedConversation): string {
  const name = { first: conversation.own_first_name, last: conversation.own_last_name };
  if (conversation.side === 'boss') return shortName(name);
  return talentNameForEmployer({ ...name, sharedAt: conversation.name_shared_at });
}

/** A message that was stored before, with its conversation as it is now. */
export async function readSent(ctx: AccountContext, conversationId: number, seq: number): Promise<Sent> {
  const { accountId } = ctx.viewer;
  const [rows, views] = [
    await loadMessages(ctx.tx, [{ accountId, conversationId, seq }]),
    await presentConversations(ctx.tx, ctx.clock.now(), [{ accountId, conversationId }]),
  ];
  const [row] = rows;
  const [view] = views;
  if (!row || !view) throw new AppError('notFound');
  return { message: presentMessage(row), conversation: view.conversation };
}
