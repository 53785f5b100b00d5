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
import { flagMessage } from '../messages/scam-flags.ts';
import { assertMayWrite } from '../messages/send-message.ts';
import { type LockedConversation, lockConversation } from './conversations.queries.ts';
import { readAnswers } from './read-answers.ts';
import { findRefusal, findStartJob, type StartJob } from './start-facts.ts';

type Endpoint = (typeof chatContract)['POST /chat/conversations'];
type Input = ParsedInputOf<Endpoint>;
type Answer = AnswerOf<Endpoint>;

/** Any number that no other lock of two parts uses. */
const START_LOCK = 7_236_011;
const MOST_STARTS = 100;
const DAY_MS = 24 * 3600_000;

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
    // Starts of one person follow each other: two at once make one conversation, and the day's limit holds.
    await ctx.tx.query(sql`select pg_advisory_xact_lock(${START_LOCK}, hashint8(${talentId}))`);
    const repeat = await findRepeat(ctx.tx, talentId, input.client_id, fingerprint);
    if (repeat) return toAnswer(await readSent(ctx, repeat.conversation_id, repeat.seq), false);
    const job = await findStartJob(ctx, input.job_id, sql`for share of j`);
    if (!job) throw new AppError('jobNotFound');
    const known = await findOwn(ctx, talentId, job.id);
    if (known && input.text === undefined && input.greeting_id === undefined) return readKnown(ctx, known);
    if (!known) await assertMayStart(ctx, parts, job, input.confirm_country);
    const text = await chooseText(ctx, parts, job, input);
    const answers = known ? [] : await readAnswers(ctx, job.id, input.answers);
    const id = known ?? (await openConversation(ctx, talentId, job));
    const conversation = (await lockConversation(ctx.tx, id, talentId)) as LockedConversation;
    assertMayWrite(conversation);
    const flags = flagMessage([text, ...answers.map(({ answer }) => answer)].join('\n'));
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

export async function findOwn(ctx: AccountContext, talentId: number, jobId: number): Promise<number | undefined> {
  const { rows } = await ctx.tx.query<{ id: number }>(
    sql`select id from conversations where talent_id = ${talentId} and job_id = ${jobId}`,
  );
  return rows[0]?.id;
}

async function assertMayStart(
  ctx: AccountContext,
  parts: ChatParts,
  job: StartJob,
  isConfirmed: boolean,
): Promise<void> {
  const refusal = await findRefusal(ctx, parts, job, isConfirmed);
  if (refusal) throw new AppError(refusal);
  const since = new Date(ctx.clock.now().getTime() - DAY_MS);
  const { rows } = await ctx.tx.query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::int as count, min(created_at) as oldest from conversations
    where talent_id = ${ctx.viewer.accountId} and created_at > ${since}`);
  const { count = 0, oldest } = rows[0] ?? {};
  if (count < MOST_STARTS) return;
  const wait = Math.ceil(((oldest ?? since).getTime() + DAY_MS - ctx.clock.now().getTime()) / 1000);
  throw new AppError('tooManyAttempts', { retry_after: Math.max(1, wait) });
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

async function openConversation(ctx: AccountWriteContext, talentId: number, job: StartJob): Promise<number> {
  const now = ctx.clock.now().toISOString();
  const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
    with opened as (
      insert into conversations (talent_id, boss_id, job_id, company_id, job_title, company_name, last_message_at,
        created_at)
      values (${talentId}, ${job.recruiter_id}, ${job.id}, ${job.company_id}, ${job.title}, ${job.company_name}, ${now},
        ${now})
      returning id
    ), joined as (
      insert into conversation_members (conversation_id, account_id, side, last_message_at, created_at)
      select id, account_id, side, ${now}, ${now} from opened,
        (values (${talentId}::bigint, 'talent'), (${job.recruiter_id}::bigint, 'boss')) as member (account_id, side)
    )
    select id from opened`);
  return id;
}
