import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { allOf, anyOf, anyWord, type Expression, isNothing, nothing } from '../engine/core/expression.ts';
import { wordFor } from '../engine/core/tags.ts';
import { distinctiveWords, findIdeas, type Idea, quotedIdea, signsIdea } from './ideas.ts';
import type { QueryKnowledge } from './query-knowledge.ts';
import type { QueryReading } from './read-query.ts';
import type { TitleMatch } from './title-matcher.ts';

/** From here on a title is surely meant; among several, those close to the best. */
const SURE = 0.8;
const NEARLY = 0.1;
/** The text is the name of the title, not a part of it. */
export const NAMED = 0.95;
export const MOST_TITLES = 8;
/** A guess says at least so much, and is not far behind the best. */
const GUESS = 0.34;
export const GUESS_SHARE = 0.8;
/** Titles whose scores are so close are meant alike. */
const ALIKE = 0.03;
/** A title that says so much of the text, nearly as much as the next likely one, is nearer to it than others of its kind. */
const NEAR = 0.5;
const NEAR_SHARE = 0.9;
/** All the words of the text stand in the name, in one form or another. */
const WHOLE = 0.88;
const MOST_WHOLE = 24;
const FAMILIES = 3;
/** What a text says of the work itself, from the closest to the loosest. */
export interface Work {
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
export function workOf(
  { contents, quoted }: QueryReading,
  knowledge: QueryKnowledge,
  language: string,
): Work | undefined {
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
  const words = distinctiveWords(content);
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
    .filter(({ confidence, score }) => confidence >= SURE && score >= closest - NEARLY)
    .slice(0, MOST_TITLES);
  const whole = spelled.filter(({ textCovered }) => textCovered >= WHOLE);
  const likely = matches.filter(({ confidence, score }) => confidence >= GUESS && score >= closest * GUESS_SHARE);
  const guesses = likely.length ? likely : matches.slice(0, FAMILIES);
  const wholeTags = whole.length <= MOST_WHOLE ? titleTags(whole) : nothing;
  const named = sure.filter(({ confidence }) => confidence >= NAMED);
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
  const kinds = kindsOf(options);
  const field = matches[0] && kinds.get(matches[0].titleId)?.field;
  if (field === undefined) return [];
  const others = matches.filter(
    (match) => match.confidence >= NEAR && !sure.includes(match) && kinds.get(match.titleId)?.field === field,
  );
  const least = (others[0]?.score ?? 0) * NEAR_SHARE;
  return others.filter(({ score }) => score >= least).slice(0, MOST_TITLES);
}

export function titleTags(titles: readonly TitleMatch[]): Expression {
  return anyWord(titles.map(({ titleId }) => wordFor('functionTitles', titleId)));
}

/** The kind of work of a title and the field of that, and where they stand in the lists. */
interface Kind {
  family: number;
  field: number;
  place: number;
}

const known = new WeakMap<OptionData['functions'], Map<number, Kind>>();

/** By title; to go through all the lists for every text took a fifth of the time of understanding it. */
function kindsOf({ functions }: OptionData): Map<number, Kind> {
  const found = known.get(functions) ?? new Map<number, Kind>();
  if (known.has(functions)) return found;
  const families = functions.flatMap((main) => main.subs.map((sub) => ({ main, sub })));
  for (const [place, { main, sub }] of families.entries()) {
    for (const { id } of sub.titles) found.set(id, { family: sub.id, field: main.id, place });
  }
  known.set(functions, found);
  return found;
}

/** The kinds of work of titles in the order of the lists. */
function kindsOfTitles(titles: readonly TitleMatch[], options: OptionData): Kind[] {
  const kinds = kindsOf(options);
  return titles.flatMap(({ titleId }) => kinds.get(titleId) ?? []).sort((a, b) => a.place - b.place);
}

/** The sub-functions of titles: everything of the same kind of work. */
function familyTags(titles: readonly TitleMatch[], options: OptionData): Expression {
  return anyWord(kindsOfTitles(titles, options).map(({ family }) => wordFor('jobFunctions', family)));
}

/** The main functions of titles. */
function fieldTags(titles: readonly TitleMatch[], options: OptionData): Expression {
  return anyWord(kindsOfTitles(titles, options).map(({ field }) => wordFor('mainFunctions', field)));
}
