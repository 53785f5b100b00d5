import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { messagesContract } from '../../messages.contract.ts';
import type { ChatParts } from '../chat.parts.ts';
import { type LockedConversation, lockConversation, membersOf } from '../conversations/conversations.queries.ts';
import { recordChange } from '../conversations/record-change.ts';
import { appendMessage } from '../messages/append-message.ts';
import { finishSend, readSent } from '../messages/finish-send.ts';
import { assertMayWrite } from '../messages/send-message.ts';
import { claimResume, findMobile, keepsResumeFrom } from './ask-exchange.ts';

type Endpoint = (typeof messagesContract)['POST /chat/conversations/:id/exchange/:exchange_id/answer'];
type Input = ParsedInputOf<Endpoint>;

interface ExchangeRow {
  id: number;
  seq: number;
  kind: 'resume' | 'mobile';
  status: 'asked' | 'accepted' | 'declined';
  asked_side: 'talent' | 'boss';
}

/**
 * Agrees to an exchange or declines it. Only who was asked answers, and numbers are noted only when both are proven. A
 * resume that a Boss has asked for becomes a message of the talent's own.
 */
export function createAnswerExchange(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: Input): Promise<AnswerOf<Endpoint>> => {
    const { accountId } = ctx.viewer;
    const conversation = await lockConversation(ctx.tx, input.id, accountId);
    const exchange = conversation && (await findExchange(ctx, conversation, input.exchange_id));
    if (!conversation || !exchange || exchange.asked_side === conversation.side) throw new AppError('notFound');
    const status = input.accept ? 'accepted' : 'declined';
    if (exchange.status === status) return { ...(await readSent(ctx, conversation.id, exchange.seq)), shared: null };
    if (exchange.status !== 'asked') throw new AppError('exchangeAnswered');
    if (input.accept) assertMayWrite(conversation);
    const shared = input.accept ? await agree(ctx, parts, conversation, exchange, input) : null;
    if (shared) return shared;
    if (!input.accept) await store(ctx, exchange, 'declined', {});
    const views = membersOf(conversation).map((id) => ({
      accountId: id,
      conversationId: conversation.id,
      seqs: [exchange.seq],
    }));
    await recordChange(ctx, parts.publish, views);
    return { ...(await readSent(ctx, conversation.id, exchange.seq)), shared: null };
  };
}

/** Notes what a yes gives away; a resume that becomes a message has told everyone already, and is answered. */
async function agree(
  ctx: AccountWriteContext,
  parts: ChatParts,
  conversation: LockedConversation,
  exchange: ExchangeRow,
  input: Input,
): Promise<AnswerOf<Endpoint> | null> {
  if (exchange.kind === 'resume' && conversation.side === 'talent') {
    return shareResume(ctx, parts, conversation, exchange, input.file_id);
  }
  if (exchange.kind === 'resume') {
    // It was offered before the talent hid it from the company: there is nothing to agree to any more.
    if (await keepsResumeFrom(ctx, conversation)) throw new AppError('notFound');
    await shareName(ctx, conversation.id);
  }
  await store(ctx, exchange, 'accepted', await gatherNumbers(ctx, conversation, exchange));
  return null;
}

/** The request stays on its side, answered; the file stands where and when its owner has sent it. */
async function shareResume(
  ctx: AccountWriteContext,
  parts: ChatParts,
  conversation: LockedConversation,
  exchange: ExchangeRow,
  fileId: string | undefined,
): Promise<AnswerOf<Endpoint>> {
  await shareName(ctx, conversation.id);
  const file = await claimResume(ctx, parts, { place: 'conversation', conversation }, fileId);
  await store(ctx, exchange, 'accepted', {});
  const stored = await appendMessage(ctx.tx, ctx.clock.now(), {
    conversationId: conversation.id,
    senderId: ctx.viewer.accountId,
    side: 'talent',
    kind: 'resume',
    data: { file },
  });
  const shared = await finishSend(ctx, parts, conversation, stored, { also: [exchange.seq] });
  const { message } = await readSent(ctx, conversation.id, exchange.seq);
  return { message, conversation: shared.conversation, shared: shared.message };
}

/** A resume has the name on it, so the employer may read it everywhere in this conversation (PROF-04). */
async function shareName(ctx: AccountWriteContext, conversationId: number): Promise<void> {
  const now = ctx.clock.now().toISOString();
  await ctx.tx.query(sql`
    update conversations set name_shared_at = coalesce(name_shared_at, ${now}) where id = ${conversationId}`);
}

async function store(ctx: AccountWriteContext, exchange: ExchangeRow, status: string, given: Given): Promise<void> {
  await ctx.tx.query(sql`
    update chat_exchanges set status = ${status}, answered_at = ${ctx.clock.now().toISOString()},
      talent_mobile = ${given.talentMobile ?? null}, boss_mobile = ${given.bossMobile ?? null}
    where id = ${exchange.id}`);
}

async function findExchange(ctx: AccountContext, conversation: LockedConversation, id: number) {
  const { rows } = await ctx.tx.query<ExchangeRow>(sql`
    select id, seq, kind, status, asked_side from chat_exchanges
    where id = ${id} and conversation_id = ${conversation.id}`);
  return rows[0];
}

interface Given {
  talentMobile?: string;
  bossMobile?: string;
}

async function gatherNumbers(
  ctx: AccountContext,
  conversation: LockedConversation,
  { kind }: ExchangeRow,
): Promise<Given> {
  if (kind === 'resume') return {};
  // Own number first: its missing proof is something that who answers can mend.
  const own = await findMobile(ctx, ctx.viewer.accountId);
  const other = await findMobile(
    ctx,
    (conversation.side === 'talent' ? conversation.boss_id : conversation.talent_id) ?? 0,
  );
  return conversation.side === 'talent'
    ? { talentMobile: own, bossMobile: other }
    : { talentMobile: other, bossMobile: own };
}
