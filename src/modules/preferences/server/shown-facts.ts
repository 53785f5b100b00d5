import type { AccountContext, AccountWriteContext, Context } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CandidateFacts, ShownFacts } from '../candidate-facts.ts';
import type { JobPreference } from '../preferences.contract.ts';
import { findHiringFacts } from './hiring-facts.ts';
import { type PreferencesParts, presentPreference } from './preferences.presenter.ts';
import { loadPreferences, type PreferenceRow } from './preferences.queries.ts';

/** Pay is for the talent to name: it is shown only when they say so. */
const BY_DEFAULT: ShownFacts = { wishes: true, pay: false, place: true, languages: true, eligibility: true };

const NOTHING_SHOWN: CandidateFacts = {
  title: null,
  arrangement: null,
  job_type: null,
  pay: null,
  place: null,
  timezone: null,
  languages: [],
};

/** What an employer may be told of a talent; `jobTitleId` picks the preference that the conversation is about. */
export type ReadCandidate = (
  ctx: Pick<Context, 'tx' | 'locale'>,
  talentId: number,
  jobTitleId?: number,
) => Promise<{ shows: ShownFacts; facts: CandidateFacts }>;

export async function loadShownFacts(tx: Reader, accountId: number): Promise<ShownFacts> {
  const { rows } = await tx.query<ShownFacts>(sql`
    select wishes, pay, place, languages, eligibility from shown_facts where account_id = ${accountId}`);
  return rows[0] ?? BY_DEFAULT;
}

export function createReadCandidate(parts: PreferencesParts): ReadCandidate {
  return async (ctx, talentId, jobTitleId) => {
    const shows = await loadShownFacts(ctx.tx, talentId);
    const row = closest(await loadPreferences(ctx.tx, talentId), jobTitleId);
    const wish = row && presentPreference(row, ctx.locale.language, parts);
    const names = parts.namesIn(ctx.locale.language);
    const { languageIds } = await findHiringFacts(ctx.tx, talentId);
    const facts: CandidateFacts = {
      ...NOTHING_SHOWN,
      ...(wish && shows.wishes && wishesOf(wish)),
      ...(wish && shows.pay && { pay: { min: wish.min_salary, max: wish.max_salary, currency: wish.currency } }),
      ...(wish && shows.place && { place: names.join(placeOf(wish)), timezone: wish.timezone }),
      ...(shows.languages && { languages: [...languageIds].map((id) => names.jobLanguage(id).value) }),
    };
    return { shows, facts };
  };
}

function wishesOf({ job_title, work_arrangement, job_type }: JobPreference) {
  return { title: job_title, arrangement: work_arrangement.value, job_type: job_type.value };
}

/** The city is left out where it is no city, or named like its country. */
function placeOf({ is_overseas, location, country }: JobPreference): string[] {
  return [...new Set([is_overseas ? '' : location.value, country.value])].filter(Boolean);
}

/** The preference for the same title, else the newest one. */
function closest(rows: PreferenceRow[], jobTitleId: number | undefined): PreferenceRow | undefined {
  return rows.findLast((row) => row.function_job_title_id === jobTitleId) ?? rows.at(-1);
}

/** The talent's own choice, and what it makes an employer see. */
export function createGetRecruiterView(read: ReadCandidate) {
  return (ctx: AccountContext) => read(ctx, ctx.viewer.accountId);
}

export function createSaveRecruiterView(read: ReadCandidate) {
  return async (ctx: AccountWriteContext, input: ShownFacts) => {
    await ctx.tx.query(sql`
      insert into shown_facts (account_id, wishes, pay, place, languages, eligibility, updated_at)
      values (${ctx.viewer.accountId}, ${input.wishes}, ${input.pay}, ${input.place}, ${input.languages},
        ${input.eligibility}, ${ctx.clock.now().toISOString()})
      on conflict (account_id) do update set wishes = excluded.wishes, pay = excluded.pay, place = excluded.place,
        languages = excluded.languages, eligibility = excluded.eligibility, updated_at = excluded.updated_at`);
    await ctx.emit('shown.changed', { accountId: ctx.viewer.accountId });
    return read(ctx, ctx.viewer.accountId);
  };
}
