import { AppError } from '#src/kernel/errors.ts';
import { checkWorkEligibility, findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { maySee } from './jobs.policy.ts';
import { jobUrl } from './jobs.presenter.ts';
import { loadJobs } from './jobs.queries.ts';

/** Where a status that has changed is told (JOB-04). */
const WORK_ELIGIBILITY = '/manage-profile?tab=work-eligibility';

type Condition = 'sign_in' | 'complete_profile' | 'chat' | 'apply' | 'on_hold' | 'closed';

/** Says where someone who opens the job should go: to sign in first, to the chat, or nowhere because the job rests or is closed. */
export async function tellRedirect(
  ctx: Context,
  input: { job_id: number },
): Promise<{ condition: Condition; url: string }> {
  const job = (await loadJobs(ctx.tx, [input.job_id])).get(input.job_id);
  if (!job || (await findBlockedCompanies(ctx)).includes(job.company_id)) throw new AppError('notFound');
  const url = jobUrl(job);
  if (!maySee(job)) return { condition: 'closed', url };
  // It can be read, but nobody new is talked to (JOB-03, TRU-02).
  if (job.status === 'on_hold' || job.intake_paused_at !== null) return { condition: 'on_hold', url };
  if (ctx.viewer.accountId !== null) {
    const { work_eligibility_ids = [], country_id } = job;
    const right = await checkWorkEligibility(ctx.tx, ctx.viewer.accountId, { country_id, work_eligibility_ids });
    return right === 'no' ? { condition: 'complete_profile', url: WORK_ELIGIBILITY } : { condition: 'chat', url };
  }
  return { condition: 'sign_in', url: `/get-started?redirect=${encodeURIComponent(url)}` };
}
