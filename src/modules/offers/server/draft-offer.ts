import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { payPeriodOf } from '#src/modules/jobs/pay-period.ts';
import { wholeUnits } from '#src/modules/jobs/server/jobs.public.ts';
import { siteById } from '#src/modules/options/sites.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { offersContract } from '../offers.contract.ts';

type Endpoint = (typeof offersContract)['GET /offers/draft/:id'];

interface JobRow {
  boss_id: number | null;
  job_title: string;
  salary_type_id: number | null;
  salary_min: number | null;
  salary_max: number | null;
  currency: string | null;
}

/** An offer begins with what its job says; the Boss of the conversation goes on from there. */
export async function draftOffer(ctx: AccountContext, { id }: { id: number }): Promise<AnswerOf<Endpoint>> {
  const { rows } = await ctx.tx.query<JobRow>(sql`
    select c.boss_id, c.job_title, j.salary_type_id, j.salary_min, j.salary_max, j.currency
    from conversations c left join jobs j on j.id = c.job_id where c.id = ${id}`);
  const job = rows[0];
  if (job?.boss_id !== ctx.viewer.accountId) throw new AppError('notFound');
  const currency = job.currency ?? siteById(ctx.locale.countryId).currency;
  const whole = (amount: number | null) => (amount === null ? null : wholeUnits(amount, currency));
  return {
    title: job.job_title,
    pay_min: whole(job.salary_min),
    pay_max: whole(job.salary_max),
    currency,
    period: payPeriodOf(job.salary_type_id ?? 0) ?? 'monthly',
  };
}
