import { allOf, anyWord, type Expression, isEverything, not, nothing } from '../core/expression.ts';
import { wordFor } from '../core/tags.ts';
import type { Understanding } from '../core/understanding.ts';
import type { SearchRequest } from './request.ts';

/** Each level counts as two. */
export const LANGUAGES = 2;

/** A job that cannot be read gives way to those of so many days before it. */
export const FOREIGN_DAYS = 3;

/** Within a level, what the reader cannot read comes later. */
export function byLanguage(levels: readonly Expression[], { readable }: SearchRequest): Expression[] {
  if (!readable?.length) return levels.flatMap((level) => [level, nothing]);
  const isReadable = anyWord(readable.map((id) => wordFor('writtenIn', id)));
  return levels.flatMap((level) => [allOf([level, isReadable]), allOf([level, not(isReadable)])]);
}

/** Without text all match alike: then the languages that the reader knows decide together with the age. */
export function readableOf({ sort, readable }: SearchRequest, { match }: Understanding): number[] | undefined {
  return sort === 'relevance' && readable?.length && isEverything(match) ? readable : undefined;
}
