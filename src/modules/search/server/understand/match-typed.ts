import { MOST_POPULAR, mostPopularOf } from './field-titles.ts';
import { plainText } from './operators.ts';
import type { QueryKnowledge } from './query-knowledge.ts';
import type { Asker } from './query-reader.ts';
import { readQuery } from './read-query.ts';
import type { TitleMatch } from './title-matcher.ts';

/** From here on the whole text names a title, and there is nothing around it. */
const SURE = 0.8;
/** In a text that names no job, what other words happen to share with a title says less. */
const NAMED = 0.5;
/** Titles of a field come behind those that the text names. */
const OF_FIELD = 0.3;

/**
 * The titles that a typed text may mean, for those who choose a title and for suggestions: by all its words, and without
 * those that people put around a title (part time, sin experiencia, 急招). A field alone means its most sought titles.
 */
export function matchTyped(typed: string, size: number, knowledge: QueryKnowledge, asker: Asker): TitleMatch[] {
  const { matcher } = knowledge;
  const whole = matcher.match(plainText(typed), asker.language, size);
  if ((whole[0]?.confidence ?? 0) >= SURE) return whole;
  const { text, parts, contents, quoted } = readQuery(typed, knowledge, asker);
  const fields = parts.flatMap((part) => (part.kind === 'field' || part.kind === 'brand' ? [part] : []));
  const named = [...quoted, ...contents, ...fields.map(({ start, end }) => text.slice(start, end))];
  const found = [
    ...(contents.length ? whole : whole.filter(({ confidence }) => confidence >= NAMED)),
    ...named.flatMap((name) => matcher.match(name, asker.language, size)),
    ...fields.flatMap(({ value }) => matchesOf(mostPopularOf(value, knowledge))),
  ];
  const best = new Map<number, TitleMatch>();
  for (const match of found) {
    if (match.score > (best.get(match.titleId)?.score ?? 0)) best.set(match.titleId, match);
  }
  return [...best.values()].sort((one, other) => other.score - one.score).slice(0, size);
}

function matchesOf(titleIds: readonly number[]): TitleMatch[] {
  return titleIds.map((titleId, at) => {
    const confidence = OF_FIELD + (MOST_POPULAR - at) / 1_000;
    return { titleId, score: confidence, confidence, textCovered: 0, isSpelled: true, isForeign: false };
  });
}
