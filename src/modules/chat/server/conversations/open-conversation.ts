import { AppError } from '#src/kernel/errors.ts';
import { isEligibleFor } from '#src/modules/jobs/server/jobs.public.ts';
import { isBlocked } from '#src/modules/preferences/server/preferences.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CloseReason } from '../../chat-fields.ts';
import type { ChatParts } from '../chat.parts.ts';
import { findRefusal, findStartJob, type StartJob } from './start-facts.ts';

/** Any number that no other lock of two parts uses. */
const START_LOCK = 7_236_011;
export const MOST_STARTS = 100;
const DAY_MS = 24 * 3600_000;

type Rules = Pick<ChatParts, 'isEligible' | 'isCompanyBlocked'>;

/** Starts of one person follow each other: two at once make one conversation, and the day's limit holds. */
export function lockStarts(ctx: AccountWriteContext): Promise<void> {
  return takeStarts(ctx.tx, ctx.viewer.accountId);
}

/** The same for who starts it with them. */
export async function takeStarts(tx: Transaction, talentId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${START_LOCK}, hashint8(${talentId}))`);
}

const rules: Rules = { isEligible: isEligibleFor, isCompanyBlocked: isBlocked };

/** Why the viewer may not write about a job to who hires for it, or null; for modules whose own things begin with a chat. */
export async function findJobRefusal(ctx: AccountContext, jobId: number) {
  const job = await findStartJob(ctx, jobId);
  return job ? findRefusal(ctx, rules, job, false) : 'jobNotFound';
}

/** The viewer's conversation about a job, if there is one, and how it has ended. */
export async function findChatOf({ tx, viewer }: AccountContext, jobId: number) {
  const { rows } = await tx.query<{ id: number; close_reason: CloseReason | null }>(sql`
    select id, close_reason from conversations where talent_id = ${viewer.accountId} and job_id = ${jobId}`);
  return rows[0];
}

interface Opened {
  job: StartJob;
  conversationId: number;
}

/**
 * The one conversation of the viewer about a job, opened when there is none: by the rules of a first message, which also
 * hold for one that exists. Whoever calls it holds the lock of starts and writes into it.
 */
export async function openForJob(
  ctx: AccountWriteContext,
  jobId: number,
  { confirm_country: isConfirmed, from }: { confirm_country: boolean; from?: string | null | undefined },
): Promise<Opened> {
  const job = await findStartJob(ctx, jobId, sql`for share of j`);
  if (!job) throw new AppError('jobNotFound');
  const known = await findOwn(ctx, ctx.viewer.accountId, job.id);
  // The country was confirmed when the conversation began.
  const refusal = await findRefusal(ctx, rules, job, isConfirmed || known !== undefined);
  if (refusal) throw new AppError(refusal);
  if (known === undefined) await assertWithinDay(ctx);
  return { job, conversationId: known ?? (await openConversation(ctx, job, from)) };
}

export async function findOwn(ctx: AccountContext, talentId: number, jobId: number): Promise<number | undefined> {
  const { rows } = await ctx.tx.query<{ id: number }>(
    sql`select id from conversations where talent_id = ${talentId} and job_id = ${jobId}`,
  );
  return rows[0]?.id;
}

export async function assertMayStart(
  ctx: AccountContext,
  parts: Rules,
  job: StartJob,
  isConfirmed: boolean,
): Promise<void> {
  const refusal = await findRefusal(ctx, parts, job, isConfirmed);
  if (refusal) throw new AppError(refusal);
  await assertWithinDay(ctx);
}

async function assertWithinDay(ctx: AccountContext): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - DAY_MS);
  const { rows } = await ctx.tx.query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::int as count, min(created_at) as oldest from conversations
    where talent_id = ${ctx.viewer.accountId} and created_at > ${since}`);
  const { count = 0, oldest } = rows[0] ?? {};
  if (count < MOST_STARTS) return;
  const wait = Math.ceil(((oldest ?? since).getTime() + DAY_MS - ctx.clock.now().getTime()) / 1000);
  throw new AppError('tooManyAttempts', { retry_after: Math.max(1, wait) });
}

export async function openConversation(ctx: AccountWriteContext, job: StartJob, from?: string | null): Promise<number> {
  const { accountId: talentId, sessionId } = ctx.viewer;
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
  await ctx.emit('conversation.opened', { id, talentId, jobId: job.id, sessionId, from: from ?? null });
  return id;
}
