import { AppError } from '#src/kernel/errors.ts';
import { type JobFacts, vocabularyOf } from '#src/modules/matching/server/matching.public.ts';
import { titleIndex } from '#src/modules/options/server/options.public.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import {
  allOf,
  anyOf,
  bigramsOf,
  type Expression,
  isUnspaced,
  type NamedPlace,
  nothing,
  queryWordsOf,
  word,
} from '#src/modules/search/server/search.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import type { TalentSearchInput } from '../talents.contract.ts';
import { tagOf, titleWord } from './talent-words.ts';
import type { TalentsParts } from './talents.parts.ts';

/** A typed title counts as understood from here on, and others beside it that are nearly as likely. */
const UNDERSTOOD = 0.55;
const NEARLY = 0.08;
const MOST_TITLES = 4;
const MOST_SKILLS = 12;

/** What a search or a job asks for, the closest first; what is found by an earlier level is not found by a later one. */
export interface AskedTalents {
  /** Strong, good, some; one that is nothing is left out. Null where neither words nor a job are named. */
  levels: Expression[] | null;
  /** What every level has besides. */
  filters: Expression[];
  /** By the word of a document, what a card calls it. */
  labels: ReadonlyMap<string, string>;
  understood: string[];
}

type UnderstandingParts = Pick<TalentsParts, 'data' | 'namesIn' | 'readText' | 'matchTitles' | 'loadMatchJobs'>;
type Asked = Pick<TalentSearchInput, 'text' | 'job_id'>;

/** EMP-03: levels of fit out of a text, a job, or both. */
export async function understandSearch(
  ctx: MemberContext,
  parts: UnderstandingParts,
  asked: Asked,
): Promise<AskedTalents> {
  const job = asked.job_id === undefined ? null : await findOwnJob(ctx, parts, asked.job_id);
  const ofText = asked.text === '' ? null : await understandText(ctx, parts, asked.text);
  const ofJob = job && understandJob(ctx, parts, job);
  if (!ofText || !ofJob) return ofText ?? ofJob ?? { levels: null, filters: [], labels: new Map(), understood: [] };
  // Words beside a job narrow it: whoever does not have them is not asked for.
  return {
    levels: ofJob.levels,
    filters: [...ofText.filters, ...(ofText.levels ? [anyOf(ofText.levels)] : [])],
    labels: new Map([...ofJob.labels, ...ofText.labels]),
    understood: ofText.understood,
  };
}

async function findOwnJob(ctx: MemberContext, parts: UnderstandingParts, id: number): Promise<JobFacts> {
  const job = (await parts.loadMatchJobs(ctx.tx, [id])).get(id);
  if (!job || job.row.company_id !== ctx.viewer.membership.company_id) throw new AppError('jobNotFound');
  if (job.row.status === 'closed') throw new AppError('jobClosed');
  return job.facts;
}

function understandJob(ctx: MemberContext, parts: UnderstandingParts, job: JobFacts): AskedTalents {
  const { titleId, subId, mainId } = job.function;
  const skills = job.skillIds.slice(0, MOST_SKILLS);
  const skillTags = skills.map((id) => word(tagOf('skill', id)));
  const hasSkill = anyOf(skillTags);
  const title = word(tagOf('title', titleId));
  const inTitle = allOf(queryWordsOf(job.title).map((one) => word(titleWord(one))));
  const near = anyOf([title, word(tagOf('sub', subId)), inTitle]);
  return {
    levels: [
      skills.length > 0 ? allOf([anyOf([title, inTitle]), hasSkill]) : anyOf([title, inTitle]),
      near,
      anyOf([allOf([word(tagOf('main', mainId)), hasSkill]), pairsOf(skillTags)]),
    ],
    filters: [],
    labels: labelsOf(ctx, parts, { titles: [titleId], skills: job.skillIds, words: [] }),
    understood: [],
  };
}

/** So many pairs of words are asked for at most. */
const MOST_PAIRED = 6;

/** Two of them: one alone says little. */
function pairsOf(all: readonly Expression[]): Expression {
  const few = all.slice(0, MOST_PAIRED);
  return anyOf(few.flatMap((one, at) => few.slice(at + 1).map((other) => allOf([one, other]))));
}

/** One of two words, two of more. */
function someOf(words: readonly Expression[]): Expression {
  if (words.length === 2) return anyOf([...words]);
  return words.length > 2 ? pairsOf(words) : nothing;
}

async function understandText(ctx: MemberContext, parts: UnderstandingParts, text: string): Promise<AskedTalents> {
  const { language } = ctx.locale;
  const site = ctx.locale.countryId === OTHERS_ID ? undefined : ctx.locale.countryId;
  const { rest, places, arrangements } = await parts.readText.takeApart(text, language, site);
  const names = parts.namesIn(language);
  const filters = [
    ...places.map((alternatives) => anyOf(alternatives.map((place) => word(placeTag(place))))),
    ...arrangements.map((key) => word(tagOf('arrangement', ARRANGEMENTS[key] ?? 0))),
  ];
  const understood = [
    ...places.flatMap(([place]) => (place ? [placeName(place, parts, language)] : [])),
    ...arrangements.map((key) => names.of('work_arrangement_lists', ARRANGEMENTS[key] ?? 0).value),
  ];
  const words = queryWordsOf(rest);
  if (words.length === 0) return { levels: null, filters, labels: new Map(), understood };
  const titles = await titlesIn(rest, parts, language);
  const { skills } = vocabularyOf(parts.data);
  const found = [...skills.named(rest), ...skills.find(rest).map(({ value }) => value)];
  const skillIds = [...new Set(found)].slice(0, MOST_SKILLS);
  const subs = titles.map(({ subId }) => word(tagOf('sub', subId)));
  const hasSkill = skillIds.map((id) => word(tagOf('skill', id)));
  const every = allOf(words.map(anywhere));
  return {
    levels: [
      anyOf([...titles.map(({ id }) => word(tagOf('title', id))), allOf(words.map(inTitles))]),
      anyOf([every, allOf(hasSkill), ...(titles.length > 0 ? subs : [])].filter(isAsking)),
      anyOf([...hasSkill, someOf(words.map(anywhere))]),
    ],
    filters,
    labels: labelsOf(ctx, parts, { titles: titles.map(({ id }) => id), skills: skillIds, words }),
    understood: [...titles.slice(0, 1).map(({ name }) => name), ...understood],
  };
}

/** An AND of nothing would let everybody pass. */
function isAsking(expression: Expression): boolean {
  return !(expression.is === 'and' && expression.parts.length === 0);
}

const ARRANGEMENTS: Record<string, number> = { onsite: 1, hybrid: 2, remote: 3, field: 4 };

async function titlesIn(text: string, { data, matchTitles }: UnderstandingParts, language: string) {
  const matches = await matchTitles(text, language, MOST_TITLES);
  const best = Math.max(0, ...matches.map(({ confidence }) => confidence));
  const titles = titleIndex(data);
  return matches
    .filter(({ confidence }) => confidence >= UNDERSTOOD && confidence >= best - NEARLY)
    .flatMap(({ titleId }) => {
      const title = titles.get(titleId)?.title;
      return title ? [{ id: titleId, subId: title.subId, name: title.names[language] ?? title.names.en ?? '' }] : [];
    });
}

/** A word of an unspaced script may have been cut differently elsewhere. */
function anywhere(one: string): Expression {
  return isUnspaced(one) ? anyOf([word(one), allOf(bigramsOf(one).map(word))].filter(isAsking)) : word(one);
}

function inTitles(one: string): Expression {
  const pairs = bigramsOf(one);
  return isUnspaced(one) && pairs.length > 0
    ? anyOf([word(titleWord(one)), allOf(pairs.map((pair) => word(titleWord(pair))))])
    : word(titleWord(one));
}

function placeTag({ kind, id }: NamedPlace): string {
  return tagOf(kind, id);
}

function placeName({ kind, id, countryId }: NamedPlace, { data, namesIn }: UnderstandingParts, language: string) {
  const names = namesIn(language);
  if (kind === 'country') return names.country(id).value;
  if (kind === 'location') return names.location(id).value;
  const region = data.places.get(countryId)?.regions.find((one) => one.id === id);
  return region?.names[language] ?? region?.names.en ?? '';
}

/** What is said of a match: its title, its skills, and what was typed. */
function labelsOf(
  ctx: MemberContext,
  { data, namesIn }: UnderstandingParts,
  { titles, skills, words }: { titles: readonly number[]; skills: readonly number[]; words: readonly string[] },
): Map<string, string> {
  const { language } = ctx.locale;
  const names = namesIn(language);
  const known = titleIndex(data);
  const nameOfTitle = (id: number) => known.get(id)?.title.names[language] ?? known.get(id)?.title.names.en ?? '';
  return new Map<string, string>([
    ...titles.map((id): [string, string] => [tagOf('title', id), nameOfTitle(id)]),
    ...skills.map((id): [string, string] => [tagOf('skill', id), names.skill(id).value]),
    ...words.map((one): [string, string] => [one, one]),
  ]);
}

/** The filters of the form. */
export function filterExpressions(
  { data }: Pick<TalentsParts, 'data'>,
  input: Omit<TalentSearchInput, 'text' | 'job_id'>,
): Expression[] {
  const any = (kind: Parameters<typeof tagOf>[0], ids: readonly number[]) =>
    ids.length > 0 ? [anyOf(ids.map((id) => word(tagOf(kind, id))))] : [];
  const { skills } = vocabularyOf(data);
  return [
    ...any('title', input.title_ids),
    ...any('location', input.location_ids),
    ...any('country', input.country_ids),
    ...any('arrangement', input.arrangement_ids),
    ...input.language_ids.map((id) => word(tagOf('language', id))),
    ...input.skills.map((name) => {
      const words = queryWordsOf(name);
      const ids = skills.named(name).map((id) => word(tagOf('skill', id)));
      return anyOf([...ids, words.length > 0 ? allOf(words.map(anywhere)) : nothing]);
    }),
    ...(input.may_work_in === undefined ? [] : [word(tagOf('mayWork', input.may_work_in))]),
  ];
}
