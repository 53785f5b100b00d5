import { AppError } from '#src/kernel/errors.ts';
import { dateFormat } from '#src/kernel/formats.ts';
import { moneyFormat, wholeUnits } from '#src/modules/jobs/server/jobs.public.ts';
import { SINGAPORE } from '#src/modules/options/ids.ts';
import {
  type OptionData,
  requestLanguage,
  type Services,
  type Texts,
  textIn,
  titleIndex,
} from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { LEAST_POSTINGS } from '../pay.contract.ts';
import { countryPlace, findPlace, findTitle, type Place, placeById } from './pay-names.ts';

interface StatisticsRow {
  title_id: number;
  country_id: number;
  place_id: number;
  currency: string;
  sample: number;
  low: number | null;
  median: number | null;
  high: number | null;
  bars: number[] | null;
  bars_from: number | null;
  bars_step: number | null;
  computed_at: Date;
}

type PayParts = Pick<Services, 'data' | 'texts'>;
const LINKS = 12;
const TITLES = 90;

/** The country of who asks; people elsewhere begin with one that has a site. */
const homeOf = (ctx: Context): Place => countryPlace(ctx.locale.countryId) ?? (countryPlace(SINGAPORE) as Place);

/** GROW-03: the titles that have a figure where the reader is. */
export function createListPay({ data, texts }: PayParts) {
  return async (ctx: Context, { language_code }: { language_code?: string }) => {
    const language = requestLanguage(ctx, language_code);
    const home = homeOf(ctx);
    const { rows } = await ctx.tx.query<LinkRow>(sql`
      select title_id, country_id, place_id, currency, median, sample from pay_statistics
      where country_id = ${home.site.id} and place_id = 0 and median is not null
      order by sample desc, title_id limit ${TITLES}`);
    const country = { slug: home.slug, name: home.nameIn(language) };
    return {
      words: wordsOf(texts, language, { country: country.name, least: LEAST_POSTINGS }),
      country,
      titles: titleLinks(data, rows, language),
    };
  };
}

interface Asked {
  title: string;
  place?: string;
  language_code?: string;
}

/** GROW-03: what postings of a title pay at a place; too few are said to be too few. */
export function createGetPay({ data, texts }: PayParts) {
  return async (ctx: Context, { title: slug, place: wanted, language_code }: Asked) => {
    const language = requestLanguage(ctx, language_code);
    const entry = findTitle(data, slug);
    const place = wanted === undefined ? homeOf(ctx) : findPlace(data, wanted);
    if (!entry || !place) throw new AppError('notFound');
    const { id } = entry.title;
    const [own, near] = await Promise.all([findOwn(ctx, id, place), findNear(ctx, data, id, place)]);
    const name = textIn(entry.title.names, language);
    const figures = own && presentFigures(own, place, language);
    const values = {
      title: name,
      place: place.nameIn(language),
      sample: own?.sample ?? 0,
      least: LEAST_POSTINGS,
      currency: place.site.currency,
      median: figures?.median_text ?? '',
      low: figures?.low_text ?? '',
      high: figures?.high_text ?? '',
      date: own ? dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(own.computed_at) : '',
    };
    return {
      words: wordsOf(texts, language, values),
      title: { slug: entry.title.seo, name },
      place: {
        slug: place.slug,
        name: values.place,
        is_country: place.placeId === 0,
        country_code: place.site.code,
      },
      sample: values.sample,
      least: LEAST_POSTINGS,
      figures: figures ?? null,
      jobs_url: jobsUrl(id, place),
      places: near
        .filter((row) => row.title_id === id && row.country_id === place.site.id && row.place_id !== place.placeId)
        .flatMap((row) => placeLink(data, row, language))
        .slice(0, LINKS),
      titles: titleLinks(
        data,
        near.filter((row) => row.title_id !== id),
        language,
      ).slice(0, LINKS),
      countries: near
        .filter((row) => row.title_id === id && row.country_id !== place.site.id)
        .flatMap((row) => placeLink(data, row, language)),
    };
  };
}

async function findOwn({ tx }: Context, titleId: number, place: Place): Promise<StatisticsRow | undefined> {
  const { rows } = await tx.query<StatisticsRow>(sql`
    select title_id, country_id, place_id, currency, sample, low, median, high, bars, bars_from, bars_step, computed_at
    from pay_statistics
    where title_id = ${titleId} and country_id = ${place.site.id} and place_id = ${place.placeId}`);
  return rows[0];
}

type LinkRow = Pick<StatisticsRow, 'title_id' | 'country_id' | 'place_id' | 'currency' | 'median' | 'sample'>;

/** The same title elsewhere, and titles beside it at the same place. */
async function findNear({ tx }: Context, data: OptionData, titleId: number, place: Place): Promise<LinkRow[]> {
  const beside =
    titleIndex(data)
      .get(titleId)
      ?.sub.titles.map(({ id }) => id) ?? [];
  const { rows } = await tx.query<LinkRow>(sql`
    select title_id, country_id, place_id, currency, median, sample from pay_statistics
    where median is not null and (
      (title_id = ${titleId} and (country_id = ${place.site.id} or place_id = 0))
      or (title_id = any(${beside}::integer[]) and title_id <> ${titleId} and country_id = ${place.site.id}
        and place_id = ${place.placeId}))
    order by sample desc, title_id, place_id limit 200`);
  return rows;
}

function presentFigures(row: StatisticsRow, place: Place, language: string) {
  const { currency, low, median, high, bars, bars_from, bars_step } = row;
  if (low === null || median === null || high === null || bars_from === null || bars_step === null) return undefined;
  const write = moneyFormat(language, place.site.id);
  const [first, middle, last] = [low, median, high].map((amount) => roundly(wholeUnits(amount, currency))) as [
    number,
    number,
    number,
  ];
  const edge = (at: number) => roundly(wholeUnits(bars_from + at * bars_step, currency));
  return {
    currency,
    low: first,
    median: middle,
    high: last,
    low_text: write(first, first, currency),
    median_text: write(middle, middle, currency),
    high_text: write(last, last, currency),
    bars: (bars ?? []).map((count, at) => ({ text: write(edge(at), edge(at + 1), currency), count })),
    computed_on: row.computed_at.toISOString().slice(0, 10),
  };
}

/** Three figures are as exact as a middle of many postings is: 4,837 → 4,840. */
function roundly(amount: number): number {
  if (amount < 1) return Math.round(amount * 100) / 100;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.round(amount / step) * step;
}

const linkTo = (slug: string, name: string, row: LinkRow, language: string) => {
  const median = roundly(wholeUnits(row.median ?? 0, row.currency));
  return {
    slug,
    name,
    median: moneyFormat(language, row.country_id)(median, median, row.currency),
    sample: row.sample,
  };
};

function titleLinks(data: OptionData, rows: LinkRow[], language: string) {
  const titles = titleIndex(data);
  return rows.flatMap((row) => {
    const title = titles.get(row.title_id)?.title;
    return title ? [linkTo(title.seo, textIn(title.names, language), row, language)] : [];
  });
}

function placeLink(data: OptionData, row: LinkRow, language: string) {
  const place = row.place_id === 0 ? countryPlace(row.country_id) : placeById(data, row.country_id, row.place_id);
  return place ? [linkTo(place.slug, place.nameIn(language), row, language)] : [];
}

/** The jobs behind the figure: a search of the country's own site. */
function jobsUrl(titleId: number, { site, placeId, slug }: Place): string {
  const query = new URLSearchParams({ functionTitles: String(titleId) });
  if (placeId !== 0) query.set('location', slug.slice(0, -3));
  query.set('country', site.key);
  return `/job-search?${query}`;
}

const WORDS = [
  'title',
  'description',
  'indexTitle',
  'indexDescription',
  'indexList',
  'indexEmpty',
  'median',
  'quartiles',
  'sample',
  'method',
  'few',
  'fewText',
  'chart',
  'columnPay',
  'columnPostings',
  'places',
  'titles',
  'countries',
  'jobs',
  'all',
] as const;

/** The page's own words travel with it: nobody else's page carries them. */
function wordsOf(texts: Texts, language: string, values: Record<string, string | number>): Record<string, string> {
  const t = texts.translate(language);
  return Object.fromEntries(WORDS.map((word) => [word, t(`pay.${word}`, values)]));
}
