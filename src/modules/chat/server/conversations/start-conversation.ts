import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { chatContract } from '../../chat.contract.ts';
import type { ChatParts } from '../chat.parts.ts';
import { presentConversations } from '../chat.presenter.ts';
import { appendMessage, findRepeat, fingerprintOf } from '../messages/append-message.ts';
import { readText } from '../messages/clean-text.ts';
import { finishSend, readSent } from '../messages/finish-send.ts';
import { assertNotRepeatedScam } from '../messages/limit-scam.ts';
import { assertMayWrite } from '../messages/send-message.ts';
import { flagMessage } from '../shield/flag-message.ts';
import { type LockedConversation, lockConversation } from './conversations.queries.ts';
import { assertMayStart, findOwn, lockStarts, openConversation } from './open-conversation.ts';
import { readAnswers } from './read-answers.ts';
import { findStartJob, type StartJob } from './start-facts.ts';

type Endpoint = (typeof chatContract)['POST /chat/conversations'];
type Input = ParsedInputOf<Endpoint>;
type Answer = AnswerOf<Endpoint>;

/** Opens the one conversation of a talent about a job and says the first words; a second start finds the first again. */
export function createStartConversation(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: Input): Promise<Answer> => {
    const talentId = ctx.viewer.accountId;
    const fingerprint = fingerprintOf(
      'start',
      input.job_id,
      input.text,
      input.greeting_id,
      JSON.stringify(input.answers),
    );
    await lockStarts(ctx);
    const repeat = await findRepeat(ctx.tx, talentId, input.client_id, fingerprint);
    if (repeat) return toAnswer(await readSent(ctx, repeat.conversation_id, repeat.seq), false);
    const job = await findStartJob(ctx, input.job_id, sql`for share of j`);
    if (!job) throw new AppError('jobNotFound');
    const known = await findOwn(ctx, talentId, job.id);
    if (known && input.text === undefined && input.greeting_id === undefined) return readKnown(ctx, known);
    if (!known) await assertMayStart(ctx, parts, job, input.confirm_country);
    const text = await chooseText(ctx, parts, job, input);
    const answers = known ? [] : await readAnswers(ctx, job.id, input.answers);
    const id = known ?? (await openConversation(ctx, job, input.from));
    const conversation = (await lockConversation(ctx.tx, id, talentId)) as LockedConversation;
    assertMayWrite(conversation);
    const flags = flagMessage([text, ...answers.map(({ answer }) => answer)].join('\n'), 'talent');
    await assertNotRepeatedScam(ctx, talentId, id, flags);
    const stored = await appendMessage(ctx.tx, ctx.clock.now(), {
      conversationId: id,
      senderId: talentId,
      side: conversation.side,
      kind: 'text',
      clientId: input.client_id,
      fingerprint,
      text,
      ...(answers.length > 0 && { data: { answers } }),
      flags,
    });
    return toAnswer(await finishSend(ctx, parts, conversation, stored), !known);
  };
}

function toAnswer(sent: Awaited<ReturnType<typeof readSent>>, isNew: boolean): Answer {
  return { conversation: sent.conversation, messages: [sent.message], is_new: isNew };
}

async function readKnown(ctx: AccountContext, conversationId: number): Promise<Answer> {
  const { accountId } = ctx.viewer;
  const [view] = await presentConversations(ctx.tx, ctx.clock.now(), [{ accountId, conversationId }]);
  if (!view) throw new AppError('notFound');
  return { conversation: view.conversation, messages: [], is_new: false };
}

/** The given text, the chosen greeting, the default one, or a sentence of ours. */
async function chooseText(ctx: AccountContext, parts: ChatParts, job: StartJob, input: Input): Promise<string> {
  if (input.text !== undefined) return readText(input.text);
  const which = input.greeting_id === undefined ? sql`is_default` : sql`id = ${input.greeting_id}`;
  const { rows } = await ctx.tx.query<{ text: string }>(sql`
    select text from chat_phrases where account_id = ${ctx.viewer.accountId} and kind = 'greeting' and ${which}`);
  const own = rows[0]?.text;
  if (own) return own;
  if (input.greeting_id !== undefined) throw new AppError('notFound');
  const t = parts.translate(ctx.locale.language);
  return t('emails.chat.greeting', { job_title: job.title, company: job.company_name });
}
