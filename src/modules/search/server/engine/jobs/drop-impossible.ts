import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { allOf, anyOf, type Expression, not, nothing } from '../core/expression.ts';
import { wordFor } from '../core/tags.ts';
import type { SearchFilters } from './request.ts';

/** The main function of each word that names a title or a function. */
export type FieldOf = ReadonlyMap<string, number>;

export function fieldsOf(functions: OptionData['functions']): FieldOf {
  const found = new Map<string, number>();
  for (const { id, subs } of functions) {
    found.set(wordFor('mainFunctions', id), id);
    for (const sub of subs) {
      found.set(wordFor('jobFunctions', sub.id), id);
      for (const title of sub.titles) found.set(wordFor('functionTitles', title.id), id);
    }
  }
  return found;
}

/**
 * Leaves out the titles and functions of fields that the filters exclude: no job can match them, and the index would look
 * each of them up for every job that the filters leave.
 */
export function dropImpossible(asked: Expression, { mainFunctions }: SearchFilters, fieldOf: FieldOf): Expression {
  if (!mainFunctions?.length) return asked;
  const drop = (one: Expression): Expression => {
    if (one.is === 'not') return not(drop(one.part));
    if (one.is !== 'word') return one.is === 'and' ? allOf(one.parts.map(drop)) : anyOf(one.parts.map(drop));
    const field = fieldOf.get(one.word);
    return field === undefined || mainFunctions.includes(field) ? one : nothing;
  };
  return drop(asked);
}
