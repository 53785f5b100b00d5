import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { allOf, anyOf, anyWord, type Expression, isEverything, isNothing, nothing } from '../engine/core/expression.ts';
import { wordFor } from '../engine/core/tags.ts';
import type { Thesaurus } from '../engine/core/thesaurus.ts';
import type { Understanding } from '../engine/core/understanding.ts';
import type { NamedCompany } from './company-names.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { hottestOf } from './field-titles.ts';
import { findIdeas, type Idea, namedIdea, quotedIdea, signsIdea, tellingWords } from './ideas.ts';
import type { Asker } from './query-reader.ts';
import type { CompanyReader } from './read-company.ts';
import { type QueryReading, readQuery } from './read-query.ts';
import type { TitleMatch, TitleMatcher } from './title-matcher.ts';

export interface QueryKnowledge extends CompanyReader {
  options: OptionData;
  thesaurus: Thesaurus;
  matcher: TitleMatcher;
}

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

/** From here on a title is surely meant; among several, those close to the best. */
const SURE = 0.8;
const NEARLY = 0.1;
/** The text is the name of the title, not a part of it. */
const NAMED = 0.95;
const MOST_TITLES = 8;
/** A guess says at least so much, and is not far behind the best. */
const GUESS = 0.34;
const GUESS_SHARE = 0.8;
/** Titles whose scores are so close are meant alike. */
const ALIKE = 0.03;
/** A title that says so much of the text, nearly as much as the next likely one, is nearer to it than others of its kind. */
const NEAR = 0.5;
const NEAR_SHARE = 0.9;
/** All the words of the text stand in the name, in one form or another. */
const WHOLE = 0.88;
const MOST_WHOLE = 24;
const FAMILIES = 3;
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
  const { place, manner, company } = conditions;
  const steps = [
    { levels: strict, kept: [manner, place, company], relaxed: null },
    ...(conditions.payFloors ? [{ levels: strict, kept: [manner, place, company], relaxed: 'pay' as const }] : []),
    ...(named ? [{ levels: close, kept: [manner, place, company], relaxed: 'work' as const }] : []),
    ...(named ? [{ levels: strict, kept: [manner, place], relaxed: 'company' as const }] : []),
    { levels: close, kept: [manner, place], relaxed: 'work' as const },
    { levels: words, kept: [manner, place], relaxed: 'work' as const },
    { levels: [...strict, ...close], kept: [place], relaxed: 'manner' as const },
    { levels: [work.fields], kept: [place], relaxed: 'work' as const },
    { levels: [...strict, ...close, ...words, work.fields], kept: [], relaxed: 'place' as const },
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
    where: whereOf(conditions, step.relaxed === 'place'),
    relaxed: step.relaxed,
  }));
}

/** The text's words alone, all of them somewhere in the job: what `search for exactly these words` asks for. */
export function understandLiterally(text: string): QueryUnderstanding {
  const ideas = tellingWords(text).map((word) => namedIdea([word], []));
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
    ({ isSpelled, sureness, score }) => isSpelled && sureness >= LIKE_FIELD && score >= closest * GUESS_SHARE,
  );
  const sought = fields.flatMap(({ value }) => hottestOf(value, knowledge));
  return [titleTags(named), allOf([anyWord(sought.map((id) => wordFor('functionTitles', id))), field])];
}

/** A text that names no work: `part time`, `jobs in Osaka`, `remote`. */
function withoutWork(
  reading: QueryReading,
  conditions: Conditions,
  usual: Expression[],
  named: NamedCompany | undefined,
): QueryUnderstanding[] {
  const { text } = reading;
  const { manner, place, company, field, excluded, wishes } = conditions;
  const isSilent = [manner, place, company, field, excluded].every(isEverything);
  const saysNothing = isSilent && !conditions.payFloors && !conditions.isRemote && wishes.length === 0;
  // Signs alone ask for something that no job holds; only an empty text, or `jobs`, asks for everything.
  const isEmpty = saysNothing && text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);
  const base = { reading, titleIds: [] };
  if (isEmpty) {
    return [{ ...base, levels: [nothing], match: nothing, asked: 1, where: whereOf(conditions, false), relaxed: null }];
  }
  const onlyWishes = isSilent && !conditions.isRemote ? wishes : [];
  const steps = [
    { kept: [manner, place, company, ...onlyWishes], relaxed: null },
    ...(conditions.payFloors ? [{ kept: [manner, place, company, ...onlyWishes], relaxed: 'pay' as const }] : []),
    { kept: [place, company], relaxed: 'manner' as const },
    { kept: [company], relaxed: 'place' as const },
    // The company's jobs in other countries, or remote ones.
    ...(named ? [{ kept: [company], relaxed: 'place' as const, where: elsewhere(named, false) }] : []),
    ...(named ? [{ kept: [company], relaxed: 'place' as const, where: elsewhere(named, true) }] : []),
  ];
  return steps.map(({ kept, relaxed, where }) => ({
    ...base,
    ...toUnderstanding([...usual, field], [...kept, excluded], onlyWishes.length ? undefined : conditions, 3),
    payFloors: relaxed === null ? conditions.payFloors : undefined,
    where: where ?? whereOf(conditions, relaxed === 'place'),
    relaxed,
  }));
}

function elsewhere({ countryIds }: NamedCompany, isRemote: boolean): QueryUnderstanding['where'] {
  return { isRemote, countryIds };
}

interface Work {
  titleIds: number[];
  /** Of several titles that the text names, the one that it names best; the same as `exact` when there is one. */
  best: Expression;
  exact: Expression;
  title: Expression;
  /** The words anywhere, in jobs whose title is near. */
  nearAny: Expression;
  any: Expression;
  guesses: Expression;
  /** Titles of the same field that are called alike. */
  near: Expression;
  /** The same kind of work as the likeliest, then as the likely ones. */
  family: Expression;
  families: Expression;
  /** The whole field of the likeliest. */
  fields: Expression;
  anyTitleWord: Expression;
  anyWord: Expression;
}

/** What the text says of the work itself; undefined when it says nothing. */
function workOf({ contents, quoted }: QueryReading, knowledge: QueryKnowledge, language: string): Work | undefined {
  const quotes = quoted.flatMap(quotedIdea);
  const alternatives = contents
    .map((content) => workOfContent(content, quotes, knowledge, language))
    .filter((one) => one !== undefined);
  if (alternatives.length === 0 && quotes.length > 0)
    alternatives.push(quotedWork(quoted.join(' '), quotes, knowledge, language));
  if (alternatives.length < 2) return alternatives[0];
  const either = (name: Exclude<keyof Work, 'titleIds' | 'best'>) => anyOf(alternatives.map((one) => one[name]));
  const exact = either('exact');
  return {
    titleIds: alternatives.flatMap(({ titleIds }) => titleIds),
    best: exact,
    exact,
    title: either('title'),
    nearAny: either('nearAny'),
    any: either('any'),
    guesses: either('guesses'),
    near: either('near'),
    family: either('family'),
    families: either('families'),
    fields: either('fields'),
    anyTitleWord: either('anyTitleWord'),
    anyWord: either('anyWord'),
  };
}

/** Jobs that hold the quoted words side by side; those of the titles they name are related, and close when there are none. */
function quotedWork(text: string, quotes: Idea[], knowledge: QueryKnowledge, language: string): Work {
  const named = workOfIdeas(quotes, matchesFor(text, language, knowledge), knowledge);
  const { guesses, near, family, families, fields } = named;
  const any = anyOf([named.any, named.exact]);
  return { ...workOfIdeas(quotes, [], knowledge), any, guesses, near, family, families, fields };
}

function workOfContent(content: string, quotes: Idea[], knowledge: QueryKnowledge, language: string): Work | undefined {
  const words = tellingWords(content);
  const ideas = [...quotes, ...(words.length ? findIdeas(words, knowledge.thesaurus) : signsIdea(content))];
  if (ideas.length === quotes.length) return undefined;
  // Beside a quoted text, titles are not guessed at.
  return workOfIdeas(ideas, quotes.length ? [] : matchesFor(content, language, knowledge), knowledge);
}

/** A word that the reader's own language has means what it means there: 保全 guards in Taiwan and maintains in Japan. */
function matchesFor(text: string, language: string, { matcher }: QueryKnowledge): TitleMatch[] {
  const matches = matcher.match(text, language, 60);
  const isOwnWord = matches.some((match) => match.isSpelled && !match.isForeign && match.textCovered >= WHOLE);
  // English pages are read by people of many languages.
  return isOwnWord && language !== 'en' ? matches.filter(({ isForeign }) => !isForeign) : matches;
}

function workOfIdeas(ideas: Idea[], matches: TitleMatch[], { options }: QueryKnowledge): Work {
  const [best] = matches;
  const closest = best?.score ?? 0;
  const spelled = matches.filter(({ isSpelled }) => isSpelled);
  const sure = spelled
    .filter(({ sureness, score }) => sureness >= SURE && score >= closest - NEARLY)
    .slice(0, MOST_TITLES);
  const whole = spelled.filter(({ textCovered }) => textCovered >= WHOLE);
  const likely = matches.filter(({ sureness, score }) => sureness >= GUESS && score >= closest * GUESS_SHARE);
  const guesses = likely.length ? likely : matches.slice(0, FAMILIES);
  const wholeTags = whole.length <= MOST_WHOLE ? titleTags(whole) : nothing;
  const named = sure.filter(({ sureness }) => sureness >= NAMED);
  const exact = anyOf([...exactIdeas(ideas), titleTags(sure)]);
  // Beside the name of a title, its words in other jobs' texts count in its own field only.
  const words = allOf([...ideas.map(({ any }) => any), ...(named.length ? [fieldTags(named, options)] : [])]);
  const near = titleTags(nearTitles(spelled, sure, options));
  return {
    titleIds: sure.map(({ titleId }) => titleId),
    best: bestOf(sure, exact),
    exact,
    title: anyOf([allOf(ideas.map(({ title }) => title)), allOf(ideas.map(({ company }) => company)), wholeTags]),
    nearAny: allOf([words, near]),
    any: anyOf([words, wholeTags]),
    guesses: titleTags(guesses.slice(0, MOST_TITLES)),
    near,
    family: familyTags(guesses.slice(0, 1), options),
    families: familyTags(guesses.slice(0, FAMILIES), options),
    fields: fieldTags(guesses.slice(0, 1), options),
    anyTitleWord: anyOf(ideas.map(({ title }) => title)),
    anyWord: anyOf(ideas.map(({ any }) => any)),
  };
}

function exactIdeas(ideas: readonly Idea[]): Expression[] {
  return ideas.some((idea) => idea.exact) ? [allOf(ideas.map((idea) => idea.exact ?? idea.title))] : [];
}

/** Several titles may share a name: jobs of the one that goes by it most come first. */
function bestOf(sure: readonly TitleMatch[], exact: Expression): Expression {
  const closest = sure[0]?.score ?? 0;
  const best = titleTags(sure.filter(({ score }) => score >= closest - ALIKE));
  return isNothing(best) || wordCount(exact) <= wordCount(best) ? exact : best;
}

function wordCount(expression: Expression): number {
  return expression.is === 'or' ? expression.parts.filter(({ is }) => is === 'word').length : 1;
}

/** The next likely titles, of the field of the likeliest: whoever asks for a janitor would rather clean than wash. */
function nearTitles(matches: readonly TitleMatch[], sure: readonly TitleMatch[], options: OptionData): TitleMatch[] {
  const [first] = matches;
  const field = options.functions.find(({ subs }) => hasTitle(subs, first?.titleId));
  const others = matches.filter(
    (match) => match.sureness >= NEAR && !sure.includes(match) && hasTitle(field?.subs ?? [], match.titleId),
  );
  const least = (others[0]?.score ?? 0) * NEAR_SHARE;
  return others.filter(({ score }) => score >= least).slice(0, MOST_TITLES);
}

function hasTitle(subs: OptionData['functions'][number]['subs'], titleId: number | undefined): boolean {
  return subs.some(({ titles }) => titles.some(({ id }) => id === titleId));
}

function titleTags(titles: readonly TitleMatch[]): Expression {
  return anyWord(titles.map(({ titleId }) => wordFor('functionTitles', titleId)));
}

/** The sub-functions of titles: everything of the same kind of work. */
function familyTags(titles: readonly TitleMatch[], options: OptionData): Expression {
  const wanted = new Set(titles.map(({ titleId }) => titleId));
  const subs = options.functions
    .flatMap((main) => main.subs)
    .filter((sub) => sub.titles.some(({ id }) => wanted.has(id)));
  return anyWord(subs.map((sub) => wordFor('jobFunctions', sub.id)));
}

/** The main functions of titles. */
function fieldTags(titles: readonly TitleMatch[], options: OptionData): Expression {
  const wanted = new Set(titles.map(({ titleId }) => titleId));
  const mains = options.functions.filter(({ subs }) => subs.some((sub) => sub.titles.some(({ id }) => wanted.has(id))));
  return anyWord(mains.map((main) => wordFor('mainFunctions', main.id)));
}

/** Levels under conditions; what fulfils the wishes comes first within each level that was asked for. */
function toUnderstanding(
  levels: readonly Expression[],
  conditions: readonly Expression[],
  wished: Conditions | undefined,
  askedLevels: number,
): Understanding {
  const held = (level: Expression) => allOf([level, ...conditions]);
  const found: Expression[] = [];
  let asked = 0;
  let wider: Expression = nothing;
  for (const [at, level] of levels.entries()) {
    if (isNothing(level)) continue;
    wider = anyOf([wider, level]);
    const wishes = wished && at < askedLevels ? wished.wishes : [];
    const ranked = wishes.length ? [held(allOf([level, ...wishes]))] : [];
    if (wishes.length > 1) ranked.push(held(allOf([level, anyOf(wishes)])));
    found.push(...ranked, held(level));
    if (at < askedLevels) asked = found.length;
  }
  if (found.length === 0) return { levels: [nothing], match: nothing, asked: 1 };
  const match = held(wider);
  // The last level holds all the others.
  return { levels: [...found.slice(0, -1), match], match, asked };
}
