import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { isHiddenFrom } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { messagesContract } from '../../messages.contract.ts';
import type { ChatFile, ChatParts } from '../chat.parts.ts';
import { type LockedConversation, lockConversation } from '../conversations/conversations.queries.ts';
import { appendMessage, findRepeat, fingerprintOf } from '../messages/append-message.ts';
import { finishSend, readSent } from '../messages/finish-send.ts';
import { assertMayWrite } from '../messages/send-message.ts';

type Endpoint = (typeof messagesContract)['POST /chat/conversations/:id/exchange'];

/** Asks the other side for an exchange, once at a time, after both have written themselves. */
export function createAskExchange(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> => {
    const { accountId } = ctx.viewer;
    const conversation = await lockConversation(ctx.tx, input.id, accountId);
    if (!conversation) throw new AppError('notFound');
    const fingerprint = fingerprintOf('exchange', input.id, input.kind, input.file_id);
    const repeat = await findRepeat(ctx.tx, accountId, input.client_id, fingerprint);
    if (repeat) return readSent(ctx, repeat.conversation_id, repeat.seq);
    assertMayWrite(conversation);
    if (!conversation.talent_wrote_at || !conversation.boss_wrote_at) throw new AppError('exchangeNeedsReplies');
    if (input.kind === 'mobile') await findMobile(ctx, accountId);
    if (await hasOpen(ctx, conversation.id, input.kind)) throw new AppError('exchangePending');
    const isOffer = input.kind === 'resume' && conversation.side === 'talent';
    const file = isOffer ? await claimResume(ctx, parts, { place: 'exchange', conversation }, input.file_id) : null;
    const stored = await appendMessage(ctx.tx, ctx.clock.now(), {
      conversationId: conversation.id,
      senderId: accountId,
      side: conversation.side,
      kind: input.kind === 'resume' ? 'resume' : 'contact',
      clientId: input.client_id,
      fingerprint,
    });
    await ctx.tx.query(sql`
      insert into chat_exchanges (conversation_id, seq, kind, asked_side, file, created_at)
      values (${conversation.id}, ${stored.seq}, ${input.kind}, ${conversation.side},
        ${file && JSON.stringify(file)}::jsonb, ${ctx.clock.now().toISOString()})`);
    return finishSend(ctx, parts, conversation, stored, { kind: 'chat_exchange' });
  };
}

/** The viewer's own number, which must be proven to be theirs before it is given to anyone. */
export async function findMobile(ctx: AccountContext, accountId: number): Promise<string> {
  const { rows } = await ctx.tx.query<{ phone_num: string }>(sql`
    select phone_num from accounts where id = ${accountId} and is_mobile_verified and phone_num is not null`);
  const number = rows[0]?.phone_num;
  if (!number) throw new AppError('mobileNotVerified');
  return `+${number}`;
}

/** The place says who may read it: an exchange those who have agreed, a conversation both. */
export async function claimResume(
  ctx: AccountWriteContext,
  parts: ChatParts,
  { place, conversation }: { place: 'exchange' | 'conversation'; conversation: LockedConversation },
  fileId: string | undefined,
): Promise<ChatFile> {
  if (fileId === undefined) throw new AppError('resumeMissing');
  if (await keepsResumeFrom(ctx, conversation)) throw new AppError('resumeHiddenFromCompany');
  const ownerAccountId = ctx.viewer.accountId;
  return parts.claimFile(ctx.tx, { fileId, ownerAccountId, kind: 'resume', subject: `${place}:${conversation.id}` });
}

/** PROF-04: whether the talent hides their resume from the company. */
export async function keepsResumeFrom(
  { tx }: AccountContext,
  { talent_id, company_id }: LockedConversation,
): Promise<boolean> {
  return talent_id !== null && isHiddenFrom(tx, talent_id, company_id);
}

async function hasOpen(ctx: AccountContext, conversationId: number, kind: string): Promise<boolean> {
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from chat_exchanges where conversation_id = ${conversationId} and kind = ${kind} and status = 'asked'`);
  return Boolean(rowCount);
}
