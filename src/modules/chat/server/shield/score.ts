/** What one of the shield's models has learnt: a weight for each thing that it looks at. */
export interface Model {
  bias: number;
  weights: ReadonlyMap<string, number>;
}

/** In fewer found things than these one word must not decide. */
const LEAST = 10;

/** Long messages have more of everything, so each thing found counts less in them. */
export function shareOf(count: number): number {
  return 1 / Math.sqrt(Math.max(LEAST, count));
}

export function scoreOf({ bias, weights }: Model, found: readonly string[]): number {
  let sum = 0;
  for (const one of found) sum += weights.get(one) ?? 0;
  return bias + sum * shareOf(found.length);
}

/** As `weights.json` keeps a model: names that weigh the same share a line, separated by bars. */
export interface KeptModel {
  bias: number;
  weights: Record<string, string>;
}

export function toModel({ bias, weights }: KeptModel): Model {
  const named = Object.entries(weights).flatMap(([weight, names]) =>
    names.split('|').map((name) => [name, Number(weight)] as const),
  );
  return { bias, weights: new Map(named) };
}
