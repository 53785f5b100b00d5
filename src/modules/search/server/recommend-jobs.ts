import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import type { JobCard } from '#src/modules/jobs/job-card.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { loadPreferences, type PreferenceRow } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { searchContract } from '../search.contract.ts';
import type { SearchFilters as EngineFilters } from './engine/jobs/request.ts';
import { toEngineQuery } from './engine-request.ts';
import { findInterests } from './find-interests.ts';
import {
  asFittingList,
  type FittingOrigin,
  findUnwanted,
  type ListInput,
  newest,
  poolFor,
  siteCountry,
  type Unwanted,
} from './job-list-steps.ts';
import { without } from './job-lists.ts';
import { joinWishes, wishesOfPreference } from './preference-wishes.ts';
import type { SearchParts } from './search-parts.ts';

type RemoteInput = ParsedInputOf<(typeof searchContract)['GET /job/reco-remote-jobs']>;

const SCENE = 'c_rec_default';
const SORT_LATEST = 1;
/** Where clicks on recommended jobs say that they come from. */
const recoSources = { preferences: 'preferences', interests: 'recommended', newest: 'latest' };
/** A title of one's own is looked for as text, and so many of what it finds are taken. */
const CUSTOM = 20;

/**
 * For a talent by their preferences, else by what was looked at, saved or searched; the newest fill up. Whoever has no
 * preferences meets every company once: six jobs of one company are no choice.
 */
export function createListRecommended(parts: SearchParts) {
  return async (ctx: Context, input: ListInput) => {
    const chosen = await chooseRecommended(parts, ctx, input);
    const { filters, pool, unwanted } = chosen;
    const rest = chosen.ids.length < pool ? await newest(parts, filters, 1, pool + unwanted.jobIds.length) : [];
    const ids = without(unwanted, [...chosen.ids, ...rest]);
    return presentRecommended(parts, ctx, input, chosen, ids);
  };
}

/** So many of the newest are enough to fill up a list for whoever has no preferences. */
export const VISITOR_POOL = 120;

/** What was chosen for someone, before the newest fill it up. */
interface Chosen {
  ids: number[];
  /** So many jobs are wanted, of which each company's first is taken. */
  pool: number;
  filters: EngineFilters;
  basis: keyof typeof recoSources;
  preferences: PreferenceRow[];
  unwanted: Unwanted;
}

export async function chooseRecommended(parts: SearchParts, ctx: Context, input: ListInput): Promise<Chosen> {
  const [unwanted, preferences] = await Promise.all([findUnwanted(ctx), loadPreferences(ctx.tx, ctx.viewer.accountId)]);
  // One of each company is taken, so more is gathered.
  const pool = preferences.length === 0 ? VISITOR_POOL : poolFor(input);
  const wished = preferences.length ? await rankWished(parts, ctx, preferences, unwanted, pool) : [];
  const interests = wished.length < pool ? await findInterests(ctx, parts) : undefined;
  const filters: EngineFilters = { scope: 'all', countryId: siteCountry(ctx), excludeCompanies: unwanted.companyIds };
  const seen = interests
    ? await parts.engine.recommend(filters, interests.wishes, [...interests.seenJobIds, ...unwanted.jobIds], pool)
    : [];
  const basis = wished.length ? 'preferences' : seen.length ? 'interests' : 'newest';
  return { ids: [...wished, ...seen.map((job) => job.jobId)], pool, filters, basis, preferences, unwanted };
}

export async function presentRecommended(
  parts: SearchParts,
  ctx: Context,
  input: ListInput,
  { basis, preferences }: Chosen,
  ids: number[],
  gathered?: FittingOrigin['gathered'],
) {
  const origin = {
    ...fitting(recoSources[basis], preferences),
    isOnePerCompany: preferences.length === 0,
    gathered,
  };
  const list = await asFittingList(parts, ctx, ids, input, origin);
  // What is hidden is hidden for a preference; whoever has none cannot hide.
  return { ...list, job_preference_id: preferences[0]?.id ?? null, basis };
}

/** Local wishes are looked for in the country, remote ones wherever the talent may be hired from. */
async function rankWished(
  parts: SearchParts,
  ctx: Context,
  preferences: PreferenceRow[],
  unwanted: Unwanted,
  pool: number,
): Promise<number[]> {
  const excludeCompanies = unwanted.companyIds;
  const countryId = siteCountry(ctx);
  const lists = await Promise.all(
    (['local', 'remote'] as const).map(async (scope) => {
      const own = preferences.filter(({ is_remote }) => is_remote === (scope === 'remote'));
      if (own.length === 0) return [];
      const wishes = joinWishes(own.map((one) => wishesOfPreference(parts, one)));
      const ranked = await parts.engine.recommend(
        { scope, countryId, excludeCompanies },
        wishes,
        unwanted.jobIds,
        pool,
      );
      const custom = await Promise.all(
        own.flatMap(({ custom_job_title: text }) =>
          text
            ? [
                parts.engine.search({
                  scope,
                  countryId,
                  excludeCompanies,
                  text,
                  sort: 'relevance',
                  page: 1,
                  size: CUSTOM,
                }),
              ]
            : [],
        ),
      );
      return alternate([ranked.map((job) => job.jobId), ...custom.map(({ jobIds }) => jobIds)]);
    }),
  );
  return without(unwanted, alternate(lists));
}

/** REM-02: remote jobs for one preference, by fit or by date. */
export function createListRecoRemote(parts: SearchParts) {
  return async (ctx: Context, input: RemoteInput) => {
    const preference = await findPreference(ctx, input.job_preference_id);
    const unwanted = await findUnwanted(ctx);
    const { sort, page, size, ...wanted } = input;
    const countryId = preference?.pref_country_id ?? siteCountry(ctx) ?? OTHERS_ID;
    const asked = { ...wanted, scope: 'remote' as const, sort: 'relevance' as const };
    const { filters } = toEngineQuery(parts.data, asked, { ...ctx.locale, countryId }, unwanted.companyIds);
    const isLatest = sort === SORT_LATEST;
    const pool = poolFor(input);
    const newestIds = () => newest(parts, filters, 1, pool);
    const ranked = isLatest ? [] : await rankRemote(parts, ctx, preference, filters, unwanted, pool);
    const rest = isLatest || ranked.length < pool ? await newestIds() : [];
    const ids = without(unwanted, [...ranked, ...rest]);
    // By date means by date: pay does not move anything there.
    const wanting = preference && !isLatest ? [preference] : [];
    const recoFrom = isLatest ? 'reco_latest_remote_jobs' : 'reco_remote_jobs';
    return {
      ...(await asFittingList(parts, ctx, ids, { page, size }, fitting(recoFrom, wanting))),
      job_preference_id: preference?.id ?? null,
    };
  };
}

/** The named preference, which must be the viewer's own and remote; without a name the first one. */
async function findPreference(ctx: Context, id: number | undefined): Promise<PreferenceRow | undefined> {
  const remote = (await loadPreferences(ctx.tx, ctx.viewer.accountId)).filter((one) => one.is_remote);
  if (id === undefined) return remote[0];
  const named = remote.find((one) => one.id === id);
  if (!named) throw new AppError('notFound');
  return named;
}

async function rankRemote(
  parts: SearchParts,
  ctx: Context,
  preference: PreferenceRow | undefined,
  filters: EngineFilters,
  unwanted: Unwanted,
  pool: number,
): Promise<number[]> {
  if (preference?.custom_job_title) {
    const request = { ...filters, text: preference.custom_job_title, sort: 'relevance' as const, page: 1, size: pool };
    return (await parts.engine.search(request)).jobIds;
  }
  const interests = preference ? undefined : await findInterests(ctx, parts);
  const wishes = preference ? wishesOfPreference(parts, preference) : interests?.wishes;
  if (!wishes) return [];
  const known = [...(interests?.seenJobIds ?? []), ...unwanted.jobIds];
  return (await parts.engine.recommend(filters, wishes, known, pool)).map((job) => job.jobId);
}

/** One of each in turn, each id once. */
function alternate(lists: number[][]): number[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const ids = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
  return [...new Set(ids)];
}

/** What pays less than all preferences ask for comes last. */
function fitting(recoFrom: string, preferences: PreferenceRow[]) {
  return { recoFrom, scene: SCENE, isPoor: (card: JobCard) => paysTooLittle(card, preferences) };
}

/** Only where both speak of the same currency; what a job does not tell is not held against it. */
function paysTooLittle({ pay }: JobCard, preferences: PreferenceRow[]): boolean {
  const most = pay.monthly_max;
  const least = preferences
    .filter(({ currency }) => currency === pay.currency)
    .map(({ min_salary, currency }) => min_salary / 10 ** minorDigits(currency));
  return most !== null && least.length > 0 && least.every((wanted) => most < wanted);
}
