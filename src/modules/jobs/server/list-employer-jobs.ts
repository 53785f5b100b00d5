import { storableText } from '#src/kernel/storable-text.ts';
import { tidyText } from '#src/kernel/text.ts';
import { type MembershipRow, permissionsOf } from '#src/modules/companies/server/companies.public.ts';
import type { Context, MemberContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { findEditDraft } from './edit-drafts.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { REMIND_DAYS } from './employer-jobs.policy.ts';
import { presentEmployerJob, presentEmployerJobs } from './employer-jobs.presenter.ts';
import { fieldsOf, findEmployerJob } from './employer-jobs.queries.ts';
import { loadPerformance } from './job-performance.ts';
import { daysOpen, loadPostings, repostCount } from './posting-history.ts';
import { readScreeningQuestions } from './screening-questions.ts';

const PAGE_SIZE = 20;
const DAY = 86_400_000;

interface Wish {
  state: 'open' | 'on_hold' | 'closed' | 'to_confirm' | 'all';
  mine: boolean;
  query: string;
  page: number;
}

/** The company's jobs by state: those to be confirmed first, then the newest; with how many there are of each. */
export function createListEmployerJobs(parts: EmployerJobsParts) {
  return async (ctx: MemberContext, input: Wish) => {
    const me = ctx.viewer.membership;
    const all = conditions(me, input);
    const isToConfirm = awaitsConfirmation(me, ctx.clock.now());
    const [found, counts] = await Promise.all([
      ctx.tx.query<{ id: number }>(sql`
        select j.id from jobs j where ${all} and ${stateIs(input.state, isToConfirm)}
        order by ${isToConfirm} desc, ${input.state === 'to_confirm' ? sql`j.confirmed_at` : sql`null::timestamptz`},
          coalesce(j.closed_at, j.posted_at) desc, j.id desc
        limit ${PAGE_SIZE} offset ${(input.page - 1) * PAGE_SIZE}`),
      countStates(ctx, me, all, isToConfirm),
    ]);
    const ids = found.rows.map(({ id }) => id);
    const { open, on_hold, closed } = counts;
    const total = input.state === 'all' ? open + on_hold + closed : counts[input.state];
    return {
      jobs: await presentEmployerJobs(ctx, parts, me, ids),
      counts,
      page: input.page,
      page_count: Math.ceil(total / PAGE_SIZE),
    };
  };
}

function stateIs(state: Wish['state'], isToConfirm: Sql): Sql {
  if (state === 'all') return sql`true`;
  return state === 'to_confirm' ? isToConfirm : sql`j.status = ${state}`;
}

/** `needsConfirmation` and `jobActions(…).confirm` in SQL: one condition for the count and for the list behind it. */
function awaitsConfirmation(me: MembershipRow, now: Date): Sql {
  const asked = new Date(now.getTime() - REMIND_DAYS * DAY).toISOString();
  const isOurs = permissionsOf(me).manage_all_jobs ? sql`true` : sql`j.recruiter_id = ${me.account_id}`;
  return sql`(j.confirmed_at is not null and ${isOurs} and (
    j.status = 'on_hold' and coalesce(j.hold_reason = 'unconfirmed', false)
    or j.status = 'open' and j.confirmed_at <= ${asked}))`;
}

function conditions(me: MembershipRow, { mine, query }: Wish): Sql {
  const all = [sql`j.company_id = ${me.company_id} and j.deleted_at is null`];
  if (mine) all.push(sql`j.recruiter_id = ${me.account_id}`);
  const text = tidyText(storableText(query));
  if (text) all.push(sql`j.title ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql.join(all, ' and ');
}

async function countStates(ctx: Context, me: MembershipRow, where: Sql, isToConfirm: Sql) {
  const [states, drafts] = await Promise.all([
    ctx.tx.query<{ status: 'open' | 'on_hold' | 'closed'; count: number; to_confirm: number }>(sql`
      select j.status, count(*) as count, count(*) filter (where ${isToConfirm}) as to_confirm
      from jobs j where ${where} group by j.status`),
    ctx.tx.query<{ count: number }>(sql`
      select count(*) as count from job_drafts
      where account_id = ${me.account_id} and company_id = ${me.company_id}`),
  ]);
  const counts = { open: 0, on_hold: 0, closed: 0, to_confirm: 0, draft: drafts.rows[0]?.count ?? 0 };
  for (const { status, count, to_confirm } of states.rows) {
    counts[status] = count;
    counts.to_confirm += to_confirm;
  }
  return counts;
}

interface AttestationRow {
  first_name: string | null;
  last_name: string | null;
  created_at: Date;
  reason: 'publish' | 'reopen' | 'reconfirm';
}

/** A job of the company as it can be edited, with its history. */
export function createGetEmployerJob(parts: EmployerJobsParts) {
  return async (ctx: MemberContext, input: { id: number }) => {
    const me = ctx.viewer.membership;
    const job = await findEmployerJob(ctx.tx, me.company_id, input.id);
    const [presented, questions, postings, draft, attestations] = await Promise.all([
      presentEmployerJob(ctx, parts, me, job.id),
      readScreeningQuestions(ctx.tx, job.id),
      loadPostings(ctx.tx, [job.id]),
      findEditDraft(ctx.tx, me.account_id, job.id),
      ctx.tx.query<AttestationRow>(sql`
        select a.first_name, a.last_name, t.created_at, t.reason from job_attestations t
        left join accounts a on a.id = t.account_id where t.job_id = ${job.id} order by t.id desc limit 50`),
    ]);
    return {
      ...presented,
      fields: fieldsOf(job, questions),
      draft,
      history: postings.get(job.id) ?? [],
      attestations: attestations.rows.map((row) => ({
        by: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
        at: row.created_at.toISOString(),
        reason: row.reason,
      })),
    };
  };
}

/** How a job does: views, chats and reply time of each day, also of the days without any. */
export function createGetJobStats(parts: EmployerJobsParts) {
  return async (ctx: MemberContext, input: { id: number; days: number }) => {
    const me = ctx.viewer.membership;
    const job = await findEmployerJob(ctx.tx, me.company_id, input.id);
    const now = ctx.clock.now();
    const dayAt = (back: number) => new Date(now.getTime() - back * DAY).toISOString().slice(0, 10);
    const days = Array.from({ length: input.days }, (_, index) => dayAt(input.days - 1 - index));
    const since = days[0] ?? dayAt(0);
    const [performance, postings, chats, viewed] = await Promise.all([
      loadPerformance(ctx.tx, [job.id], parts.loadChatFacts),
      loadPostings(ctx.tx, [job.id]),
      parts.loadChatDays?.(ctx.tx, job.id, since),
      ctx.tx.query<{ day: string; views: number }>(sql`
        select day::text as day, views from job_days where job_id = ${job.id} and day >= ${since}::date`),
    ]);
    const views = new Map(viewed.rows.map((row) => [row.day, row.views]));
    const history = postings.get(job.id) ?? [];
    const done = performance.get(job.id);
    if (!done) throw new Error(`job ${job.id} has no numbers`);
    return {
      ...done,
      days: days.map((day) => ({
        day,
        views: views.get(day) ?? 0,
        chats: chats?.get(day)?.chats ?? 0,
        reply_hours: chats?.get(day)?.reply_hours ?? null,
      })),
      days_open: daysOpen(history, now, job.closed_at),
      repost_count: repostCount(history),
    };
  };
}
