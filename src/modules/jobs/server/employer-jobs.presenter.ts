import type { MembershipRow } from '#src/modules/companies/server/companies.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { EmployerJob } from '../employer-jobs.contract.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { confirmBy, jobActions, needsConfirmation } from './employer-jobs.policy.ts';
import { type EmployerJobRow, loadEmployerJobs } from './employer-jobs.queries.ts';
import { loadPerformance } from './job-performance.ts';
import { daysOpen, loadPostings, repostCount } from './posting-history.ts';

/** Jobs of the own company as its team sees them, in the order of the ids. */
export async function presentEmployerJobs(
  ctx: Context,
  parts: EmployerJobsParts,
  me: MembershipRow,
  ids: number[],
): Promise<EmployerJob[]> {
  // One after another: within a transaction there is one connection.
  const jobs = await loadEmployerJobs(ctx.tx, me.company_id, ids);
  const postings = await loadPostings(ctx.tx, ids);
  const performance = await loadPerformance(ctx.tx, ids, parts.loadChatFacts);
  const now = ctx.clock.now();
  return ids.flatMap((id) => {
    const job = jobs.get(id);
    const done = performance.get(id);
    if (!job || !done) return [];
    const history = postings.get(id) ?? [];
    return [
      {
        ...presentFacts(ctx, parts, job),
        days_open: daysOpen(history, now, job.closed_at),
        repost_count: repostCount(history),
        confirm_by: job.status === 'closed' ? null : (confirmBy(job.confirmed_at)?.toISOString() ?? null),
        needs_confirmation: needsConfirmation(job, now),
        performance: done,
        may: jobActions(me, job),
      },
    ];
  });
}

export async function presentEmployerJob(
  ctx: Context,
  parts: EmployerJobsParts,
  me: MembershipRow,
  id: number,
): Promise<{ job: EmployerJob }> {
  const [job] = await presentEmployerJobs(ctx, parts, me, [id]);
  if (!job) throw new Error(`job ${id} is gone`);
  return { job };
}

function presentFacts(ctx: Context, parts: EmployerJobsParts, job: EmployerJobRow) {
  const { place, pay, job_type, job_url } = parts.presenter.presentLines(ctx, job);
  return {
    id: job.id,
    title: job.title,
    job_url,
    state: job.status,
    hold_reason: job.hold_reason,
    is_intake_paused: job.intake_paused_at !== null,
    place,
    pay,
    job_type,
    is_urgent: job.is_urgent,
    recruiter: { account_id: job.recruiter_id, name: `${job.first_name} ${job.last_name}`.trim() },
    posted_at: job.posted_at.toISOString(),
    closed_at: job.closed_at?.toISOString() ?? null,
  };
}
