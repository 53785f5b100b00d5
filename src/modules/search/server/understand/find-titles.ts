import { readQuery } from './read-query.ts';
import type { TitleMatch } from './title-matcher.ts';
import type { Asker, QueryKnowledge } from './understand-query.ts';

/** A title that surely is meant needs no second look at the text. */
const SURE = 0.8;
/** In a text that names no job, what other words happen to share with a title says less. */
const NAMED = 0.5;
/** Titles of a field come behind those that the text names. */
const OF_FIELD = 0.3;

/**
 * The titles that someone may be typing: by all words of the text, and without those that stand around a job (`sin
 * experiencia`, `loker`, a place). A text that names a field only means its most sought titles.
 */
export function findTitles(typed: string, size: number, knowledge: QueryKnowledge, asker: Asker): TitleMatch[] {
  const { matcher } = knowledge;
  const asTyped = matcher.match(typed, asker.language, size);
  if ((asTyped[0]?.sureness ?? 0) >= SURE) return asTyped;
  const { text, parts, contents } = readQuery(typed, knowledge, asker);
  const fields = parts.flatMap((part) => (part.kind === 'field' || part.kind === 'brand' ? [part] : []));
  const named = [...contents, ...fields.map(({ start, end }) => text.slice(start, end))];
  const found = [
    ...(contents.length ? asTyped : asTyped.filter(({ sureness }) => sureness >= NAMED)),
    ...named.flatMap((name) => matcher.match(name, asker.language, size)),
    ...fields.flatMap(({ value }) => matchesOf(hottestOf(value, knowledge))),
  ];
  const best = new Map<number, TitleMatch>();
  for (const match of found) {
    if (match.score > (best.get(match.titleId)?.score ?? 0)) best.set(match.titleId, match);
  }
  return [...best.values()].sort((one, other) => other.score - one.score).slice(0, size);
}

const HOTTEST = 10;

/** The most sought titles of a field, which is written `function:3` or `sub:301`. */
export function hottestOf(field: string, { options }: QueryKnowledge): number[] {
  const [kind, no] = field.split(':');
  const id = Number(no);
  const titles = options.functions
    .flatMap((main) => (kind === 'sub' || main.id === id ? main.subs : []))
    .flatMap((sub) => (kind === 'sub' && sub.id !== id ? [] : sub.titles));
  return titles
    .toSorted((one, other) => other.heat - one.heat)
    .slice(0, HOTTEST)
    .map((title) => title.id);
}

function matchesOf(titleIds: readonly number[]): TitleMatch[] {
  return titleIds.map((titleId, at) => {
    const sureness = OF_FIELD + (HOTTEST - at) / 1_000;
    return { titleId, score: sureness, sureness, textCovered: 0, isSpelled: true };
  });
}
