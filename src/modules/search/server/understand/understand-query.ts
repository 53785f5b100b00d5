import {
  allOf,
  anyOf,
  anyWord,
  type Expression,
  everything,
  isEverything,
  isNothing,
  nothing,
} from '../engine/core/expression.ts';
import { wordFor } from '../engine/core/tags.ts';
import type { Understanding } from '../engine/core/understanding.ts';
import type { NamedCompany } from './company-names.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { mostPopularOf } from './field-titles.ts';
import { GUESS_SHARE, MOST_TITLES, NAMED, titleTags, workOf } from './find-work.ts';
import { distinctiveWords, namedIdea } from './ideas.ts';
import type { QueryKnowledge } from './query-knowledge.ts';
import type { Asker } from './query-reader.ts';
import { type QueryReading, readQuery } from './read-query.ts';

/** One way to take a text; the next is for when this one finds nothing. */
export interface QueryUnderstanding extends Understanding {
  reading: QueryReading;
  /** The titles that the text surely names. */
  titleIds: number[];
  /** Where to look instead of where the visitor stands. */
  where: { isRemote: boolean; countryIds: number[] };
  /** The least pay that the text asks for, unless it was given up. */
  payFloors?: (number | null)[];
  /** What was given up: nothing; the pay; the exact title or words; the company; how the work is done; where. */
  relaxed: null | 'pay' | 'work' | 'company' | 'manner' | 'place';
}

/** A title is called like a field. */
const LIKE_FIELD = 0.5;

/** Of so many texts it is remembered how they were taken: a page asks for jobs, numbers and filters at once. */
const MOST_REMEMBERED = 500;

/** Understands each text once for whoever asks in the same language and country. */
export function rememberUnderstanding(knowledge: QueryKnowledge) {
  const known = new Map<string, QueryUnderstanding[]>();
  return (text: string, asker: Asker, company?: NamedCompany): QueryUnderstanding[] => {
    const key = `${asker.language} ${asker.countryId} ${company ? JSON.stringify(company) : ''} ${text}`;
    const understood = known.get(key) ?? understandQuery(text, knowledge, asker, company);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, understood);
    return understood;
  };
}

/** The ways to take a text, from exactly what it says to what is close to it. */
export function understandQuery(
  text: string,
  knowledge: QueryKnowledge,
  asker: Asker,
  named?: NamedCompany,
): QueryUnderstanding[] {
  const reading = readQuery(text, knowledge, asker, named);
  const conditions = conditionsOf(reading, knowledge.options, asker.countryId);
  const work = workOf(reading, knowledge, asker.language);
  if (!work) return withoutWork(reading, conditions, usualOf(reading, conditions, knowledge, asker.language), named);
  const asked = [...(work.best === work.exact ? [] : [work.best]), work.exact, work.title];
  const strict = [...asked, work.nearAny, work.any];
  const close = [work.guesses, work.near, work.family, work.families];
  const words = [work.anyTitleWord, work.anyWord];
  const { place, manner, company, isRemote, countryIds } = conditions;
  // A step that gives up what was never asked for finds only what those before it have found.
  const isMannered = !isEverything(manner);
  const isPlaced = !isEverything(place) || countryIds.length > 0;
  const steps = [
    { levels: strict, kept: [manner, place, company], relaxed: null },
    ...(conditions.payFloors ? [{ levels: strict, kept: [manner, place, company], relaxed: 'pay' as const }] : []),
    ...(named ? [{ levels: close, kept: [manner, place, company], relaxed: 'work' as const }] : []),
    ...(named ? [{ levels: strict, kept: [manner, place], relaxed: 'company' as const }] : []),
    { levels: close, kept: [manner, place], relaxed: 'work' as const },
    { levels: words, kept: [manner, place], relaxed: 'work' as const },
    ...(isMannered ? [{ levels: [...strict, ...close], kept: [place], relaxed: 'manner' as const }] : []),
    { levels: [work.fields], kept: [place], relaxed: 'work' as const },
    ...(isMannered || isPlaced || isRemote
      ? [
          {
            levels: [...strict, ...close, ...words, work.fields],
            kept: [],
            // Who asked for remote work and for no place is not led elsewhere.
            relaxed: isPlaced ? ('place' as const) : ('manner' as const),
            isAnywhere: true,
          },
        ]
      : []),
  ];
  return steps.map((step) => ({
    ...toUnderstanding(
      step.levels,
      [...step.kept, conditions.excluded],
      conditions,
      step.levels === strict ? asked.length : 1,
    ),
    payFloors: step.relaxed === null ? conditions.payFloors : undefined,
    reading,
    titleIds: work.titleIds,
    where: whereOf(conditions, 'isAnywhere' in step),
    relaxed: step.relaxed,
  }));
}

/** The text's words alone, all of them somewhere in the job: what `search for exactly these words` asks for. */
export function understandLiterally(text: string): QueryUnderstanding {
  const ideas = distinctiveWords(text).map((word) => namedIdea([word], []));
  const levels = ideas.length
    ? [allOf(ideas.map(({ title }) => title)), allOf(ideas.map(({ any }) => any))]
    : [nothing];
  return {
    ...toUnderstanding(levels, [], undefined, 2),
    reading: { text: text.normalize('NFKC'), parts: [], contents: [text], quoted: [], heading: text, stretches: [] },
    titleIds: [],
    where: { isRemote: false, countryIds: [] },
    relaxed: null,
  };
}

/** Nothing was typed: every job is asked for, and no word has to be known for that. */
export function understandNothing(): QueryUnderstanding {
  return {
    ...toUnderstanding([everything], [], undefined, 1),
    payFloors: undefined,
    reading: { text: '', parts: [], contents: [], quoted: [], heading: '', stretches: [] },
    titleIds: [],
    where: { isRemote: false, countryIds: [] },
    relaxed: null,
  };
}

function whereOf({ isRemote, countryIds }: Conditions, isAnywhere: boolean) {
  return { isRemote: isRemote && !isAnywhere, countryIds: isAnywhere ? [] : countryIds };
}

/** The titles that a field makes people think of: those that are called like it, then the most sought. */
function usualOf(
  { text, parts }: QueryReading,
  { field }: Conditions,
  knowledge: QueryKnowledge,
  language: string,
): Expression[] {
  const fields = parts.flatMap((part) => (part.kind === 'field' || part.kind === 'brand' ? [part] : []));
  if (fields.length === 0) return [];
  const names = fields.map(({ start, end }) => text.slice(start, end)).join(' ');
  const matches = knowledge.matcher.match(names, language, MOST_TITLES);
  const closest = matches[0]?.score ?? 0;
  const named = matches.filter(
    ({ isSpelled, confidence, score }) => isSpelled && confidence >= LIKE_FIELD && score >= closest * GUESS_SHARE,
  );
  const sought = fields.flatMap(({ value }) => mostPopularOf(value, knowledge));
  // محاسبة is the accountant's own name; a cashier's holds it too.
  const own = matches.filter(({ isSpelled, confidence }) => isSpelled && confidence >= NAMED);
  return [titleTags(own), titleTags(named), allOf([anyWord(sought.map((id) => wordFor('functionTitles', id))), field])];
}

/** A text that names no work: `part time`, `jobs in Osaka`, `remote`. */
function withoutWork(
  reading: QueryReading,
  conditions: Conditions,
  usual: Expression[],
  named: NamedCompany | undefined,
): QueryUnderstanding[] {
  const { text } = reading;
  const { manner, place, company, field, excluded, boosts } = conditions;
  const isSilent = [manner, place, company, field, excluded].every(isEverything);
  const saysNothing = isSilent && !conditions.payFloors && !conditions.isRemote && boosts.length === 0;
  // Signs alone ask for something that no job holds; only an empty text, or `jobs`, asks for everything.
  const isEmpty = saysNothing && text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);
  const base = { reading, titleIds: [] };
  if (isEmpty) {
    return [{ ...base, levels: [nothing], match: nothing, asked: 1, where: whereOf(conditions, false), relaxed: null }];
  }
  const onlyBoosts = isSilent && !conditions.isRemote ? boosts : [];
  const steps = [
    { kept: [manner, place, company, ...onlyBoosts], relaxed: null },
    ...(conditions.payFloors ? [{ kept: [manner, place, company, ...onlyBoosts], relaxed: 'pay' as const }] : []),
    { kept: [place, company], relaxed: 'manner' as const },
    { kept: [company], relaxed: 'place' as const },
    // The company's jobs in other countries, or remote ones.
    ...(named ? [{ kept: [company], relaxed: 'place' as const, where: elsewhere(named, false) }] : []),
    ...(named ? [{ kept: [company], relaxed: 'place' as const, where: elsewhere(named, true) }] : []),
  ];
  return steps.map(({ kept, relaxed, where }) => ({
    ...base,
    ...toUnderstanding(
      [...usual, field],
      [...kept, excluded],
      onlyBoosts.length ? undefined : conditions,
      usual.length + 1,
    ),
    payFloors: relaxed === null ? conditions.payFloors : undefined,
    where: where ?? whereOf(conditions, relaxed === 'place'),
    relaxed,
  }));
}

function elsewhere({ countryIds }: NamedCompany, isRemote: boolean): QueryUnderstanding['where'] {
  return { isRemote, countryIds };
}

/** Levels under conditions; what fulfils the boosts comes first within each level that was asked for. */
function toUnderstanding(
  levels: readonly Expression[],
  conditions: readonly Expression[],
  boosted: Conditions | undefined,
  askedLevels: number,
): Understanding {
  const held = (level: Expression) => allOf([level, ...conditions]);
  const found: Expression[] = [];
  let asked = 0;
  let wider: Expression = nothing;
  for (const [at, level] of levels.entries()) {
    if (isNothing(level)) continue;
    wider = anyOf([wider, level]);
    const boosts = boosted && at < askedLevels ? boosted.boosts : [];
    const ranked = boosts.length ? [held(allOf([level, ...boosts]))] : [];
    if (boosts.length > 1) ranked.push(held(allOf([level, anyOf(boosts)])));
    found.push(...ranked, held(level));
    if (at < askedLevels) asked = found.length;
  }
  if (found.length === 0) return { levels: [nothing], match: nothing, asked: 1 };
  const match = held(wider);
  // The last level holds all the others.
  return { levels: [...found.slice(0, -1), match], match, asked };
}
