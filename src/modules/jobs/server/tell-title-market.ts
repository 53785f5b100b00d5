import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { ANNUALLY, MONTHLY } from '#src/modules/options/ids.ts';
import type { NamesIn, OptionData } from '#src/modules/options/server/options.public.ts';
import { siteById } from '#src/modules/options/sites.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { jobsContract } from '../jobs.contract.ts';
import { moneyFormat, wholeUnits } from './format-money.ts';
import { industryOfFunction } from './industries-of-functions.data.ts';

type Input = ParsedInputOf<(typeof jobsContract)['GET /job/title-market']>;
type Answer = AnswerOf<(typeof jobsContract)['GET /job/title-market']>;

/** Fewer jobs than this say nothing about a market. */
const LEAST_JOBS = 8;
/** So many are enough, however common a title is. */
const MOST_JOBS = 500;

/**
 * What our own open jobs of a title pay in a country, with the number of jobs behind it, or nothing when they are too
 * few; and the industry that such a title is in. Both are guesses to begin with.
 */
export function createTellTitleMarket(data: OptionData, namesIn: NamesIn) {
  return async (ctx: Context, { function_job_title_id: title, country_id }: Input): Promise<Answer> => {
    const { currency } = siteById(country_id);
    // What is paid by the year counts for a twelfth in a month.
    const { rows } = await ctx.tx.query<{ sample: number; low: number | null; high: number | null }>(sql`
      with sampled as (
        select salary_min, salary_max, salary_type_id from jobs
        where status = 'open' and country_id = ${country_id} and job_title_id = ${title} and currency = ${currency}
          and salary_type_id in (${MONTHLY}, ${ANNUALLY})
        limit ${MOST_JOBS}),
      monthly as (
        select salary_min / part as low, coalesce(salary_max, salary_min) / part as high
        from sampled, lateral (select case salary_type_id when ${ANNUALLY} then 12.0 else 1.0 end as part) period)
      select count(*)::int as sample, percentile_cont(0.25) within group (order by low) as low,
        percentile_cont(0.75) within group (order by high) as high from monthly`);
    const { sample = 0, low, high } = rows[0] ?? {};
    const isKnown = sample >= LEAST_JOBS && low && high;
    const [min, max] = isKnown ? [low, high].map((amount) => roundly(wholeUnits(amount, currency))) : [];
    const industry = await findIndustry(ctx, data, title, country_id);
    const write = moneyFormat(ctx.locale.language, country_id);
    return {
      currency,
      sample: isKnown ? sample : 0,
      min_salary: min ?? null,
      max_salary: max ?? null,
      salary_range: min !== undefined && max !== undefined ? write(min, max, currency) : null,
      industry: industry === undefined ? null : namesIn(ctx.locale.language).of('industry_lists', industry),
    };
  };
}

/** The industry that the title's function belongs to, or else the one that hires for it most, if many do. */
async function findIndustry(ctx: Context, data: OptionData, title: number, countryId: number) {
  const main = data.functions.find(({ subs }) => subs.some(({ titles }) => titles.some(({ id }) => id === title)));
  const own = main && industryOfFunction[main.id];
  if (own !== undefined) return own;
  const { rows } = await ctx.tx.query<{ industry_id: number }>(sql`
    with sampled as (
      select company_id from jobs
      where status = 'open' and job_title_id = ${title} and country_id = ${countryId} limit ${MOST_JOBS})
    select industry_id from sampled join companies on companies.id = sampled.company_id
    group by industry_id having count(*) >= ${LEAST_JOBS} order by count(*) desc, industry_id limit 1`);
  return rows[0]?.industry_id;
}

/** Two figures are as exact as a guess should look: 4,837 → 4,800. */
function roundly(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / step) * step;
}
