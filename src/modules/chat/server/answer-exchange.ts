import { sql } from 'drizzle-orm';
import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { messagesContract } from '../messages.contract.ts';
import { claimResume, findMobile } from './ask-exchange.ts';
import type { ChatFile, ChatParts } from './chat.parts.ts';
import { type LockedConversation, lockConversation, membersOf } from './conversations.queries.ts';
import { readSent } from './finish-send.ts';
import { recordChange } from './record-change.ts';
import { assertMayWrite } from './send-message.ts';

type Endpoint = (typeof messagesContract)['POST /chat/conversations/:id/exchange/:exchange_id/answer'];
type Input = ParsedInputOf<Endpoint>;

interface ExchangeRow extends Record<string, unknown> {
  id: number;
  seq: number;
  kind: 'resume' | 'mobile';
  status: 'asked' | 'accepted' | 'declined';
  asked_side: 'talent' | 'boss';
  file: ChatFile | null;
}

/** Agrees to an exchange or declines it. Only who was asked answers, and numbers are noted only when both are proven. */
export function createAnswerExchange(parts: ChatParts) {
  return async (ctx: Context, input: Input): Promise<AnswerOf<Endpoint>> => {
    const accountId = ctx.viewer.accountId ?? 0;
    const conversation = await lockConversation(ctx.tx, input.id, accountId);
    const exchange = conversation && (await findExchange(ctx, conversation, input.exchange_id));
    if (!conversation || !exchange || exchange.asked_side === conversation.side) throw new AppError('notFound');
    const status = input.accept ? 'accepted' : 'declined';
    if (exchange.status === status) return readSent(ctx, conversation.id, exchange.seq);
    if (exchange.status !== 'asked') throw new AppError('exchangeAnswered');
    if (input.accept) assertMayWrite(conversation);
    await store(ctx, exchange, status, input.accept ? await gather(ctx, parts, conversation, exchange, input) : {});
    if (input.accept && exchange.kind === 'resume') await shareName(ctx, conversation.id);
    const views = membersOf(conversation).map((id) => ({
      accountId: id,
      conversationId: conversation.id,
      seqs: [exchange.seq],
    }));
    await recordChange(ctx, parts.publish, views);
    return readSent(ctx, conversation.id, exchange.seq);
  };
}

/** A resume has the name on it, so the employer may read it everywhere in this conversation (PROF-04). */
async function shareName(ctx: Context, conversationId: number): Promise<void> {
  const now = ctx.clock.now().toISOString();
  await ctx.tx.execute(sql`
    update conversations set name_shared_at = coalesce(name_shared_at, ${now}) where id = ${conversationId}`);
}

async function store(ctx: Context, exchange: ExchangeRow, status: string, given: Given): Promise<void> {
  await ctx.tx.execute(sql`
    update chat_exchanges set status = ${status}, answered_at = ${ctx.clock.now().toISOString()},
      file = coalesce(${given.file ? JSON.stringify(given.file) : null}::jsonb, file),
      talent_mobile = ${given.talentMobile ?? null}, boss_mobile = ${given.bossMobile ?? null}
    where id = ${exchange.id}`);
}

async function findExchange(ctx: Context, conversation: LockedConversation, id: number) {
  const { rows } = await ctx.tx.execute<ExchangeRow>(sql`
    select id, seq, kind, status, asked_side, file from chat_exchanges
    where id = ${id} and conversation_id = ${conversation.id}`);
  return rows[0];
}

interface Given {
  file?: ChatFile;
  talentMobile?: string;
  bossMobile?: string;
}

async function gather(
  ctx: Context,
  parts: ChatParts,
  conversation: LockedConversation,
  exchange: ExchangeRow,
  input: Input,
): Promise<Given> {
  if (exchange.kind === 'resume') {
    const isMine = conversation.side === 'talent';
    return isMine ? { file: await claimResume(ctx, parts, conversation, input.file_id) } : {};
  }
  // Own number first: its missing proof is something that who answers can mend.
  const own = await findMobile(ctx, ctx.viewer.accountId ?? 0);
  const other = await findMobile(
    ctx,
    (conversation.side === 'talent' ? conversation.boss_id : conversation.talent_id) ?? 0,
  );
  return conversation.side === 'talent'
    ? { talentMobile: own, bossMobile: other }
    : { talentMobile: other, bossMobile: own };
}
