import { normalizeText, tidyText } from '#src/kernel/text.ts';
import type { Translate } from '#src/kernel/translate.ts';
import { countryName, type OptionData, textIn, titleIndex } from '#src/modules/options/server/options.public.ts';
import { siteById } from '#src/modules/options/sites.ts';
import type { Context } from '#src/platform/context.ts';
import { type SearchFilters, scopePaths } from '../filters.ts';
import type { Reading } from './engine/jobs/prepare-search.ts';
import { toEngineQuery } from './engine-request.ts';
import { placeLabel } from './present-understanding.ts';
import { addressOf } from './search-address.ts';
import { chipsOf } from './search-chips.ts';
import type { SearchParts } from './search-parts.ts';

const RELATED = 8;

/** Title, description, heading, the one canonical address and related searches of a results page. */
export function createDescribeSearch(parts: SearchParts, scope: SearchFilters['scope']) {
  return async (ctx: Context, input: Partial<SearchFilters> & { page: number }) => {
    const filters: SearchFilters = { sort: 'relevance', ...input, scope };
    try {
      return await describe(parts, ctx, filters, input.page);
    } catch (error) {
      // The page has plain texts of its own; without these it is poorer, not broken.
      ctx.log.error({ err: error }, 'search texts');
      return {};
    }
  };
}

async function describe(parts: SearchParts, ctx: Context, filters: SearchFilters, page: number) {
  const { language, countryId } = ctx.locale;
  const translate = parts.texts.translate(language);
  const { asked, filters: engineFilters } = toEngineQuery(parts.data, filters, ctx.locale, []);
  const [{ value, related }, understood] = await Promise.all([
    parts.countJobs({ ...asked, ...engineFilters }),
    parts.engine.understand({ ...asked, ...engineFilters }),
  ]);
  const words = await wordsOf(parts, filters, understood, language, translate);
  // A text that names a place abroad is searched there.
  const site = siteById(understood.filters.countryId ?? countryId);
  const values = {
    query: words.query,
    place: words.place,
    country: site.code ? countryName(site.code, language) : translate('seo.anywhere'),
    // A page that only has related jobs says how many those are.
    total: value - related || value,
  };
  const key = `seo.${filters.scope}.${kindOf(filters.scope, words)}`;
  const title = translate(`${key}.title`, values);
  // One search has one address, however its words are read.
  const { url, query_string } = addressOf(parts.data, { ...filters, exactly: undefined }, page);
  const path = `/${language}${scopePaths[filters.scope]}${url}`;
  return {
    title: page > 1 ? translate('seo.page', { title, page }) : title,
    description: translate(`${key}.description`, values),
    heading: translate(`${key}.heading`, values),
    canonical_url: query_string ? `${path}?${query_string}` : path,
    related_searches: await relatedSearches(parts, filters, language),
  };
}

function kindOf(scope: SearchFilters['scope'], words: { query: string; place: string }): string {
  if (scope !== 'local') return words.query ? 'query' : 'plain';
  if (words.query) return words.place ? 'place' : 'query';
  return words.place ? 'placeOnly' : 'plain';
}

/** What the text asks for, or the name of the only function or title; and the name of the only place. */
async function wordsOf(
  parts: SearchParts,
  filters: SearchFilters,
  read: Reading,
  language: string,
  translate: Translate,
) {
  const { data } = parts;
  const text = filters.query && headingOf(read, filters.scope);
  const chips = chipsOf(data, filters, language, translate);
  const named = chips.filter((chip) => ['functionTitles', 'jobFunctions', 'mainFunctions'].includes(chip.name));
  const places = chips.filter((chip) => chip.name === 'location');
  return {
    query: text ? await shownQuery(parts, text, language) : named.length === 1 ? (named[0]?.label ?? '') : '',
    place: places.length === 1 ? (places[0]?.label ?? '') : places.length ? '' : placeIn(read, data, language),
  };
}

/** A text as it was taken: without the place that the heading names anyway, and `remote` on the page of remote jobs. */
function headingOf({ understood: { reading } }: Reading, scope: SearchFilters['scope']): string {
  const remote = reading.parts.find((part) => part.kind === 'arrangement' && part.value === 'remote');
  if (scope !== 'remote' || !remote) return reading.heading;
  return tidyText(reading.heading.replace(reading.text.slice(remote.start, remote.end), ''));
}

/** The one place that the text names, if jobs are looked for there. */
function placeIn({ understood: { reading, relaxed } }: Reading, data: OptionData, language: string): string {
  const [place, ...more] = relaxed === 'place' ? [] : reading.parts.filter((part) => part.kind === 'place');
  if (!place || more.length > 0 || place.places.some(({ kind }) => kind === 'country')) return '';
  return placeLabel(place, data, language);
}

/** A title as our lists write it; other texts as they were typed, with a capital at the start. */
async function shownQuery(parts: SearchParts, query: string, language: string): Promise<string> {
  const title = await nearestTitle(parts, query, language);
  const label = title ? textIn(title.names, language) : '';
  if (normalizeText(label) === normalizeText(query)) return label;
  return `${query.slice(0, 1).toLocaleUpperCase(language)}${query.slice(1)}`;
}

/** What looks like another job is not near. */
const NEAR = 0.5;

async function nearestTitle({ engine, data }: SearchParts, query: string, language: string) {
  const [match] = await engine.matchTitles(query, language, 1);
  const titleId = match && match.confidence >= NEAR ? match.titleId : await titleInside(engine, query, language);
  return titleIndex(data).get(titleId ?? 0)?.title;
}

/** The title that a longer text names among other words: `nurse night shift osaka`. */
async function titleInside(engine: SearchParts['engine'], text: string, language: string): Promise<number | undefined> {
  const { understood } = await engine.understand({ scope: 'all', text, language, isStrict: true });
  return understood.titleIds[0];
}

/** Titles near the searched one: the same sub-function's, else the most sought of the function. */
export async function relatedSearches(parts: SearchParts, filters: SearchFilters, language: string) {
  const { data } = parts;
  const sub = await nearestSub(parts, filters, language);
  const titles = sub ? hottest(sub.titles) : filesOf(data).hottest;
  const location = filters.location?.length === 1 ? filters.location : undefined;
  return titles
    .map((title) => textIn(title.names, language))
    .filter((label) => label.toLowerCase() !== filters.query?.toLowerCase())
    .slice(0, RELATED)
    .map((label) => {
      const { url } = addressOf(data, { scope: filters.scope, sort: 'relevance', query: label, location });
      return { label, url: `/${language}${scopePaths[filters.scope]}${url}` };
    });
}

function hottest(titles: Sub['titles']): Sub['titles'] {
  // One more than is shown: the searched title itself falls away.
  return titles.toSorted((a, b) => b.heat - a.heat).slice(0, RELATED + 1);
}

async function nearestSub(parts: SearchParts, filters: SearchFilters, language: string) {
  const { byId, byMain } = filesOf(parts.data);
  const titles = titleIndex(parts.data);
  const searched = filters.query ? await nearestTitle(parts, filters.query, language) : undefined;
  return (
    titles.get(filters.functionTitles?.[0] ?? 0)?.sub ??
    byId.get(filters.jobFunctions?.[0] ?? 0) ??
    titles.get(searched?.id ?? 0)?.sub ??
    byMain.get(filters.mainFunctions?.[0] ?? 0)
  );
}

type Sub = OptionData['functions'][number]['subs'][number];

interface Files {
  byId: Map<number, Sub>;
  byMain: Map<number, Sub>;
  /** The most sought titles of all. */
  hottest: Sub['titles'];
}

const filed = new WeakMap<OptionData, Files>();

/** Sub-functions by all that leads to them; going through thousands of names would cost each page milliseconds. */
function filesOf(data: OptionData): Files {
  const known = filed.get(data);
  if (known) return known;
  const subs = data.functions.flatMap((main) => main.subs.map((sub) => ({ main, sub })));
  const files = {
    byId: firstOf(subs.map(({ sub }) => [sub.id, sub] as const)),
    byMain: firstOf(subs.map(({ main, sub }) => [main.id, sub] as const)),
    hottest: hottest(subs.flatMap(({ sub }) => sub.titles)),
  };
  filed.set(data, files);
  return files;
}

/** Where a key comes more than once, the first stays. */
function firstOf<Key>(entries: (readonly [Key, Sub])[]): Map<Key, Sub> {
  return new Map(entries.toReversed());
}
