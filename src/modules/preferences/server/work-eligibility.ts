import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext, Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { PreferencesParts } from './preferences.presenter.ts';

const LIST = 'work_eligibility_lists';

interface EligibilityRow {
  country_id: number;
  work_eligibility_id: number;
}

/** Where the talent may work. */
export function createListWorkEligibility({ namesIn }: PreferencesParts) {
  return async (ctx: AccountContext) => {
    const names = namesIn(ctx.locale.language);
    const rows = await loadEligibilities(ctx.tx, ctx.viewer.accountId);
    return {
      work_eligibilities: rows.map((row) => ({
        country: names.country(row.country_id),
        work_eligibility: names.of(LIST, row.work_eligibility_id),
      })),
    };
  };
}

/** Keeps one answer for each country; null takes it back. */
export function createSaveWorkEligibility(parts: PreferencesParts) {
  const list = createListWorkEligibility(parts);
  return async (ctx: AccountWriteContext, input: { country_id: number; work_eligibility_id: number | null }) => {
    const { country_id, work_eligibility_id } = input;
    const problems = [
      ...(parts.options.isCountry(country_id) ? [] : ['country_id']),
      ...(work_eligibility_id === null || parts.options.has(LIST, work_eligibility_id) ? [] : ['work_eligibility_id']),
    ];
    if (problems.length > 0) {
      throw new AppError(
        'validationFailed',
        {},
        problems.map((field) => ({ field, problem: 'invalidChoice' })),
      );
    }
    const { accountId } = ctx.viewer;
    if (work_eligibility_id === null) {
      await ctx.tx.query(
        sql`delete from work_eligibilities where account_id = ${accountId} and country_id = ${country_id}`,
      );
    } else {
      await ctx.tx.query(sql`
        insert into work_eligibilities (account_id, country_id, work_eligibility_id, created_at)
        values (${accountId}, ${country_id}, ${work_eligibility_id}, ${ctx.clock.now().toISOString()})
        on conflict (account_id, country_id) do update set work_eligibility_id = excluded.work_eligibility_id`);
    }
    await ctx.emit('preferences.changed', { accountId });
    return list(ctx);
  };
}

async function loadEligibilities(tx: Context['tx'], accountId: number): Promise<EligibilityRow[]> {
  const { rows } = await tx.query<EligibilityRow>(sql`
    select country_id, work_eligibility_id from work_eligibilities where account_id = ${accountId}
    order by created_at, country_id`);
  return rows;
}

/**
 * JOB-04: whether a talent has one of the statuses that a job of the country asks for. A job that asks for none takes
 * anyone; a talent who has said nothing is unknown, and only a plain no refuses a chat (41274).
 */
export async function checkWorkEligibility(
  tx: Context['tx'],
  talentId: number,
  job: { country_id: number; work_eligibility_ids: number[] },
): Promise<'yes' | 'no' | 'unknown'> {
  const own = (await loadEligibilities(tx, talentId)).find((row) => row.country_id === job.country_id);
  return answerEligibility(job.work_eligibility_ids, own?.work_eligibility_id);
}

export function answerEligibility(wanted: number[], own: number | undefined): 'yes' | 'no' | 'unknown' {
  if (wanted.length === 0) return 'yes';
  if (own === undefined) return 'unknown';
  return wanted.includes(own) ? 'yes' : 'no';
}
