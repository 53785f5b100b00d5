import { OTHERS_ID, siteById } from '#src/modules/options/sites.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { scopePaths } from '../filters.ts';
import type { SearchFilters as EngineFilters } from './engine/jobs/request.ts';
import { placeLabel } from './present-understanding.ts';
import { createListRecommended } from './recommend-jobs.ts';
import { addressOf } from './search-address.ts';
import type { SearchParts } from './search-parts.ts';
import { type Amount, amountAt, inCurrency } from './search-pay.ts';
import type { NamedPlace } from './understand/places.ts';

export type AskedPlace = Pick<NamedPlace, 'kind' | 'id' | 'countryId'>;

/** The work that someone asks about. */
export interface AskedWork {
  /** Of the lists; null for a title of one's own, which is looked for by its name. */
  titleId: number | null;
  title: string;
  place: AskedPlace | null;
  isRemote: boolean;
}

export type AdviceSearch = ReturnType<typeof createAdviceSearch>;

/** What advice on a job search needs of the search: the same engine, jobs and counts as the results page. */
export function createAdviceSearch(parts: SearchParts) {
  const { engine, data } = parts;
  const listRecommended = createListRecommended(parts);
  const nameOf = (place: AskedPlace, language: string) =>
    placeLabel({ kind: 'place', places: [place as NamedPlace], start: 0, end: 0 }, data, language);
  return {
    nameOf,
    /** Where a question is about, and whether remote work is meant. */
    readWhere: async (text: string, language: string, countryId: number) => {
      const read = await engine.read(text, { language, countryId: countryId === OTHERS_ID ? undefined : countryId });
      const [place = null] = read.flatMap((part) => (part.kind === 'place' ? best(part.places) : []));
      return { place, isRemote: read.some((part) => part.kind === 'arrangement' && part.value === 'remote') };
    },
    /** Jobs for the work, the closest first. */
    find: async (ctx: Context, work: AskedWork, size: number): Promise<number[]> => {
      const filters = await filtersOf(ctx, work);
      const text = work.titleId === null ? work.title : '';
      const asked = { ...filters, text, language: ctx.locale.language, isStrict: true };
      return (await engine.search({ ...asked, sort: 'relevance', page: 1, size })).jobIds;
    },
    /** Jobs by someone's preferences, else by what they have looked at, else the newest. */
    recommend: async (ctx: Context, size: number) => {
      const { jobs, basis } = await listRecommended(ctx, { size, page: 1 });
      return { jobIds: jobs.map(({ id }) => id), basis };
    },
    /** The results page that shows all of them. */
    pathOf: ({ title, place, isRemote }: AskedWork, language: string): string => {
      const scope = isRemote ? 'remote' : 'local';
      const query = [title, place && nameOf(place, language)].filter(Boolean).join(' ') || undefined;
      const { url, query_string } = addressOf(data, { scope, query, sort: 'relevance' });
      return `${scopePaths[scope]}${url}${query_string ? `?${query_string}` : ''}`;
    },
    /** What jobs for the work pay a month at most, in the currency of the reader's country: the middle half. */
    readPay: async (ctx: Context, work: AskedWork) => {
      const { currency } = siteById(ctx.locale.countryId);
      const text = work.titleId === null ? work.title : '';
      const asked = { ...(await filtersOf(ctx, work)), text, language: ctx.locale.language, isStrict: true };
      const { pays, unstated } = await engine.pays(asked);
      return { currency, unstated: Math.round(unstated), ...middleHalf(inCurrency(pays, currency, data.rates)) };
    },
  };
}

/** A country is named to say which city is meant. */
function best(places: readonly NamedPlace[]): AskedPlace[] {
  const place = places.find(({ kind }) => kind !== 'country') ?? places[0];
  return place ? [{ kind: place.kind, id: place.id, countryId: place.countryId }] : [];
}

async function filtersOf(ctx: Context, { titleId, place, isRemote }: AskedWork): Promise<EngineFilters> {
  const site = ctx.locale.countryId === OTHERS_ID ? undefined : ctx.locale.countryId;
  return {
    scope: isRemote ? 'remote' : 'all',
    countryId: place?.countryId ?? site,
    ...(place?.kind === 'location' && { locationIds: [place.id] }),
    ...(place?.kind === 'region' && { regionIds: [place.id] }),
    ...(titleId !== null && { functionTitles: [titleId] }),
    excludeCompanies: await findBlockedCompanies(ctx),
  };
}

const [QUARTER, HALF, MOST] = [0.25, 0.5, 0.75];

function middleHalf(amounts: Amount[]) {
  const sorted = amounts.toSorted((one, other) => one.amount - other.amount);
  const jobs = sorted.reduce((sum, { count }) => sum + count, 0);
  const at = (share: number) => amountAt(sorted, jobs * share);
  return { jobs: Math.round(jobs), low: at(QUARTER), middle: at(HALF), high: at(MOST) };
}
