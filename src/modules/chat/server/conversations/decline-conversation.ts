import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Translate } from '#src/kernel/translate.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { endingContract } from '../../ending.contract.ts';
import type { ChatParts, SendParts } from '../chat.parts.ts';
import { appendMessage, findRepeat, fingerprintOf } from '../messages/append-message.ts';
import { cleanText, readText } from '../messages/clean-text.ts';
import { nameForOther, readSent } from '../messages/finish-send.ts';
import { assertNotRepeatedScam } from '../messages/limit-scam.ts';
import { assertMayWrite } from '../messages/send-message.ts';
import { flagMessage } from '../shield/flag-message.ts';
import { findConversation, type LockedConversation, lockConversation, membersOf } from './conversations.queries.ts';
import { endConversation } from './end-conversation.ts';
import { recordChange } from './record-change.ts';

type Preview = (typeof endingContract)['GET /chat/conversations/:id/decline'];
type Decline = (typeof endingContract)['POST /chat/conversations/:id/decline'];

/** What a decline says, in the talent's language and, when that is another one, in the Boss's own. */
export function createPreviewDecline(parts: ChatParts) {
  return async (ctx: AccountContext, input: { id: number }): Promise<AnswerOf<Preview>> => {
    const conversation = assertBoss(await findConversation(ctx.tx, input.id, ctx.viewer.accountId));
    const { language, first_name } = await findTalent(ctx, conversation);
    const wordsIn = (one: string) => composeDecline(parts, one, first_name, conversation);
    const own = ctx.locale.language;
    return { language, text: wordsIn(language), own_text: own === language ? null : wordsIn(own) };
  };
}

/**
 * Says no kindly: a message of ours in the talent's language with the Boss's own note, a line that the conversation is
 * closed, a notice. A person has decided, so it counts as an answer and ends the clock; the Boss finds it among the
 * unsuitable.
 */
export function createDeclineConversation(parts: DeclineParts) {
  const decline = createDecline(parts);
  return async (
    ctx: AccountWriteContext,
    { id, client_id, note }: ParsedInputOf<Decline>,
  ): Promise<AnswerOf<Decline>> => {
    const sent = await decline(ctx, { id, bossId: ctx.viewer.accountId, clientId: client_id, note });
    return readSent(ctx, sent.conversation_id, sent.seq);
  };
}

type DeclineParts = SendParts & Pick<ChatParts, 'translate'>;
/** A task may act for the Boss who has decided. */
type Acting = Pick<AccountWriteContext, 'tx' | 'clock'>;

interface Declined {
  id: number;
  bossId: number;
  clientId: string;
  note: string;
  /** A sentence more, in the language of the talent. */
  because?: (t: Translate) => string;
}

/** The same for whoever acts for the Boss; answers which message it has become. */
export function createDecline(parts: DeclineParts) {
  return async (ctx: Acting, { id, bossId, clientId, note: typed, because }: Declined) => {
    const conversation = assertBoss(await lockConversation(ctx.tx, id, bossId));
    const fingerprint = fingerprintOf('decline', id, typed);
    const repeat = await findRepeat(ctx.tx, bossId, clientId, fingerprint);
    if (repeat) return repeat;
    assertMayWrite(conversation);
    if (conversation.close_reason === 'declined') throw new AppError('chatClosed');
    const { language, first_name } = await findTalent(ctx, conversation);
    const note = cleanText(typed);
    const words = [
      composeDecline(parts, language, first_name, conversation),
      because?.(parts.translate(language)),
      note,
    ];
    const flags = note ? flagMessage(note, 'boss') : [];
    await assertNotRepeatedScam(ctx, bossId, id, flags);
    const { seq } = await appendMessage(ctx.tx, ctx.clock.now(), {
      conversationId: id,
      senderId: bossId,
      side: 'boss',
      kind: 'text',
      clientId,
      fingerprint,
      text: readText(words.filter(Boolean).join('\n\n')),
      flags,
    });
    const line = await endConversation(ctx.tx, ctx.clock.now(), id, 'declined');
    await putAside(ctx, id, bossId);
    await tellTalent(ctx, parts, conversation, seq);
    const views = membersOf(conversation).map((accountId) => ({ accountId, conversationId: id, seqs: [seq, line] }));
    await recordChange(ctx, parts.publish, views);
    return { conversation_id: id, seq };
  };
}

/** Only the Boss of a conversation declines it. */
function assertBoss(conversation: LockedConversation | undefined): LockedConversation {
  if (conversation?.side !== 'boss') throw new AppError('notFound');
  return conversation;
}

async function findTalent({ tx }: Pick<AccountContext, 'tx'>, { talent_id }: LockedConversation) {
  const { rows } = await tx.query<{ language: string; first_name: string }>(
    sql`select language, first_name from accounts where id = ${talent_id}`,
  );
  return rows[0] ?? { language: 'en', first_name: '' };
}

function composeDecline(parts: DeclineParts, language: string, firstName: string, conversation: LockedConversation) {
  const t = parts.translate(language);
  const name = firstName.trim();
  const body = t('emails.chat.decline', { job_title: conversation.job_title, company: conversation.company_name });
  return [name ? t('emails.chat.declineHello', { name }) : '', body].filter(Boolean).join('\n\n');
}

async function putAside(ctx: Acting, conversationId: number, accountId: number): Promise<void> {
  await ctx.tx.query(sql`
    update conversation_members set not_interested_at = ${ctx.clock.now().toISOString()}
    where conversation_id = ${conversationId} and account_id = ${accountId}`);
}

async function tellTalent(ctx: Acting, parts: SendParts, conversation: LockedConversation, seq: number) {
  if (conversation.talent_id === null) return;
  const notice = {
    accountId: conversation.talent_id,
    kind: 'chat_closed',
    data: {
      side: 'talent',
      what: 'declined',
      name: nameForOther(conversation),
      job: conversation.job_title,
      conversation_id: conversation.id,
    },
    dedupeKey: `closed:${conversation.id}:${seq}`,
  } as const;
  await parts.notify(ctx.tx, notice);
}
