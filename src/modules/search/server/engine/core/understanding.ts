import { allOf, anyOf, type Expression, isNothing, not } from './expression.ts';

/** What a text asks of a document: levels from the closest match to the loosest, which holds all the others. */
export interface Understanding {
  levels: Expression[];
  /** So many of the levels hold what was asked for; what only later ones hold is related to it. */
  asked: number;
  /** All that matches: the last level. */
  match: Expression;
}

/**
 * Levels that do not overlap: a document belongs to the first that it matches. What an earlier level asks for is not
 * repeated, since the index looks every alternative up for every job.
 */
export function separate(levels: readonly Expression[]): Expression[] {
  const asked = new Map<string, Expression>();
  return levels.map((level) => {
    const fresh = alternativesOf(level).filter((one) => !asked.has(JSON.stringify(one)));
    const separated = asked.size ? allOf([anyOf(fresh), not(anyOf([...asked.values()]))]) : level;
    for (const one of fresh) asked.set(JSON.stringify(one), one);
    return separated;
  });
}

function alternativesOf(level: Expression): Expression[] {
  return level.is === 'or' ? level.parts.filter((part) => !isNothing(part)) : [level];
}
