import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { jobUrl } from '#src/modules/jobs/server/jobs.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { messagesContract } from '../../messages.contract.ts';
import type { ChatParts } from '../chat.parts.ts';
import { refuseWrite } from '../chat.policy.ts';
import { type LockedConversation, lockConversation } from '../conversations/conversations.queries.ts';
import { flagMessage } from '../shield/flag-message.ts';
import { appendMessage, findRepeat, fingerprintOf } from './append-message.ts';
import { cleanText, readText } from './clean-text.ts';
import { finishSend, readSent } from './finish-send.ts';
import { assertNotRepeatedScam } from './limit-scam.ts';
import type { MessageData } from './messages.queries.ts';

type Endpoint = (typeof messagesContract)['POST /chat/conversations/:id/messages'];
type Input = ParsedInputOf<Endpoint>;

/** Stores a message once, however often it is sent, and gives it its place in the one order of both sides. */
export function createSendMessage(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: Input): Promise<AnswerOf<Endpoint>> => {
    const senderId = ctx.viewer.accountId;
    const conversation = await lockConversation(ctx.tx, input.id, senderId);
    if (!conversation) throw new AppError('notFound');
    // Of what was sent, not of what became of it: a repeat is the same bytes.
    const fingerprint = fingerprintOf(input.id, input.kind, input.text, input.file_id, input.job_id);
    const repeat = await findRepeat(ctx.tx, senderId, input.client_id, fingerprint);
    if (repeat) return readSent(ctx, repeat.conversation_id, repeat.seq);
    assertMayWrite(conversation);
    const { text, data } = await readBody(ctx, parts, conversation, input);
    const flags = text ? flagMessage(text, conversation.side) : [];
    await assertNotRepeatedScam(ctx, senderId, input.id, flags);
    const stored = await appendMessage(ctx.tx, ctx.clock.now(), {
      conversationId: conversation.id,
      senderId,
      side: conversation.side,
      kind: input.kind,
      clientId: input.client_id,
      fingerprint,
      text,
      data,
      flags,
    });
    return finishSend(ctx, parts, conversation, stored);
  };
}

export function assertMayWrite(conversation: LockedConversation): void {
  const refusal = refuseWrite({
    side: conversation.side,
    jobStatus: conversation.job_status ?? 'closed',
    hasBossWritten: conversation.boss_wrote_at !== null,
    isInvitation: conversation.invited_at !== null,
    closeReason: conversation.close_reason,
    isBlocked: conversation.is_blocked,
    isOtherThere: conversation.is_other_there,
  });
  if (refusal) throw new AppError(refusal);
}

async function readBody(
  ctx: AccountWriteContext,
  parts: ChatParts,
  conversation: LockedConversation,
  input: Input,
): Promise<{ text: string | null; data: MessageData }> {
  if (input.kind === 'text') return { text: readText(input.text), data: {} };
  const caption = input.text && cleanText(input.text) ? readText(input.text) : null;
  if (input.kind === 'job_card')
    return { text: caption, data: { job: await readJob(ctx, conversation, input.job_id) } };
  if (input.file_id === undefined) {
    throw new AppError('validationFailed', {}, [{ field: 'file_id', problem: 'required' }]);
  }
  const file = await parts.claimFile(ctx.tx, {
    fileId: input.file_id,
    ownerAccountId: ctx.viewer.accountId,
    kind: input.kind === 'picture' ? 'chat_picture' : 'chat_file',
    subject: `conversation:${conversation.id}`,
  });
  return { text: caption, data: { file } };
}

/** A card shows a job that anyone may see; a Boss shows jobs of the own company only. */
async function readJob(ctx: AccountContext, conversation: LockedConversation, wish: number | undefined) {
  const jobId = wish ?? conversation.job_id;
  const { rows } = await ctx.tx.query<{ id: number; slug: string; title: string; company: string }>(sql`
    select j.id, j.slug, j.title, c.name as company from jobs j join companies c on c.id = j.company_id
    where j.id = ${jobId} and j.status <> 'closed'
      and (${conversation.side === 'talent'} or j.company_id = ${conversation.company_id})`);
  const job = rows[0];
  if (!job) throw new AppError('jobNotFound');
  return { id: job.id, title: job.title, url: jobUrl(job), company: job.company };
}
