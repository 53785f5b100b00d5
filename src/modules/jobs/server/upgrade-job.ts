import { AppError } from '#src/kernel/errors.ts';
import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { mayManageJob } from './employer-jobs.policy.ts';
import { presentEmployerJob } from './employer-jobs.presenter.ts';
import { findEmployerJob } from './employer-jobs.queries.ts';

const RULES = {
  urgent: {
    column: 'is_urgent',
    notAllowed: 'urgentNotAllowed',
    already: 'jobAlreadyUrgent',
    noCredits: 'urgentCreditsMissing',
  },
  featured: {
    column: 'is_featured',
    notAllowed: 'featuredNotAllowed',
    already: 'jobAlreadyFeatured',
    noCredits: 'featuredCreditsMissing',
  },
} as const;

/** Makes a job urgent or featured for one of the company's credits; two at once never spend the same one. */
export function createUpgradeJob(parts: EmployerJobsParts) {
  return async (ctx: MemberWriteContext, input: { id: number; upgrade: keyof typeof RULES }) => {
    const rule = RULES[input.upgrade];
    const me = await lockMembership(ctx);
    const job = await findEmployerJob(ctx.tx, me.company_id, input.id);
    if (!mayManageJob(me, job)) throw new AppError(rule.notAllowed);
    if (job.status === 'closed') throw new AppError('jobAlreadyClosed');
    if (job[rule.column]) throw new AppError(rule.already);
    const { rowCount } = await ctx.tx.query(sql`
      update company_credits set balance = balance - 1
      where company_id = ${me.company_id} and kind = ${input.upgrade} and balance > 0 returning balance`);
    if (!rowCount) throw new AppError(rule.noCredits);
    await ctx.tx.query(sql`update jobs set ${sql.identifier(rule.column)} = true where id = ${job.id}`);
    await ctx.emit('job.written', { id: job.id });
    return presentEmployerJob(ctx, parts, me, job.id);
  };
}
