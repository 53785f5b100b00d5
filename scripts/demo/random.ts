/** Numbers that look like chance but come out the same for the same seed. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Up to `count` different items in an order of chance. */
  some<T>(items: readonly T[], count: number): T[];
  /** A number near 0, rarely beyond 2 or -2. */
  bell(): number;
}

/** Each row draws from its own numbers, so that rows do not shift when another one changes. */
export function createRandom(...seeds: (number | string)[]): Random {
  let state = mix(seeds);
  // Mulberry32: small, fast and even enough for made-up rows.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
    some: <T>(items: readonly T[], count: number) => drawSome(items, count, whole),
    bell: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  };
}

function mix(seeds: (number | string)[]): number {
  let hash = 2166136261;
  for (const seed of seeds) {
    for (const char of `${seed}|`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  }
  return hash ^ (hash >>> 13);
}

/** Shuffles only as far as items are drawn: most draws take two or three of a dozen. */
function drawSome<T>(items: readonly T[], count: number, whole: (min: number, max: number) => number): T[] {
  const list = items.slice();
  const wanted = Math.min(count, list.length);
  for (let at = 0; at < wanted; at += 1) {
    const other = whole(at, list.length - 1);
    const drawn = list[other] as T;
    list[other] = list[at] as T;
    list[at] = drawn;
  }
  list.length = wanted;
  return list;
}

/** Prepares a choice in which heavier items come up more often. */
export function createWeightedPick<T>(items: readonly T[], weight: (item: T) => number): (random: Random) => T {
  const sums: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weight(item);
    sums.push(total);
  }
  return (random) => {
    const wanted = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) > wanted) high = middle;
      else low = middle + 1;
    }
    return items[low] as T;
  };
}

/** Prepares a choice with a heavy head and a long tail, after Zipf's law: the steeper, the fewer share the most. */
export function createRankedPick<T>(
  items: readonly T[],
  heat: (item: T) => number,
  steepness: number,
): (random: Random) => T {
  const ranked = [...items].sort((a, b) => heat(b) - heat(a));
  const ranks = new Map(ranked.map((item, at) => [item, at + 1]));
  return createWeightedPick(ranked, (item) => (ranks.get(item) as number) ** -steepness);
}
