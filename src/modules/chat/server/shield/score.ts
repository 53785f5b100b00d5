/** What one of the shield's models has learnt: a weight for each thing that it looks at. */
export interface Model {
  bias: number;
  /** A message counts as if at least so many things were found in it. */
  least: number;
  weights: ReadonlyMap<string, number>;
}

/** Long messages have more of everything, so each thing found counts less in them; in very short ones no single one decides. */
export function shareOf(count: number, least: number): number {
  return 1 / Math.sqrt(Math.max(least, count));
}

export function scoreOf({ bias, least, weights }: Model, found: readonly string[]): number {
  let sum = 0;
  for (const one of found) sum += weights.get(one) ?? 0;
  return bias + sum * shareOf(found.length, least);
}

/** As `weights.json` keeps a model: names that weigh the same share a line, separated by bars. */
export interface KeptModel {
  bias: number;
  least: number;
  weights: Record<string, string>;
}

export function toModel({ bias, least, weights }: KeptModel): Model {
  const named = Object.entries(weights).flatMap(([weight, names]) =>
    names.split('|').map((name) => [name, Number(weight)] as const),
  );
  return { bias, least, weights: new Map(named) };
}
