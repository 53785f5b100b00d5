import { allOf, type Expression, not } from './expression.ts';

/** What a text asks of a document: levels from the closest match to the loosest, which holds all the others. */
export interface Understanding {
  levels: Expression[];
  /** So many of the levels hold what was asked for; what only later ones hold is related to it. */
  asked: number;
  /** All that matches: the last level. */
  match: Expression;
}

/** Levels that do not overlap: a document belongs to the first that it matches. */
export function separate(levels: readonly Expression[]): Expression[] {
  return levels.map((level, at) => allOf([level, ...levels.slice(0, at).map(not)]));
}
