import { bitCount } from './bit-count.ts';
import type { Expression } from './expression.ts';
import { tag } from './tags.ts';

/** A sample as it is kept in the database. */
export interface StoredSample {
  /** How old each sampled job was, in hours. */
  ages: number[];
  /** What each pays a month at most and in which currency (its id); null when that is left open. */
  pays: ([currencyId: number, monthly: number] | null)[];
  /** For each word the places of its jobs, each as the step from the one before; a step is a letter, to be read quickly. */
  words: Record<string, string>;
}

/**
 * Some thousand jobs with all their words, in memory. What share of them matches says how many of all jobs do, whatever
 * goes together or excludes each other: no guess from single words is as good, and none of it asks the database.
 */
export interface Sample {
  size: number;
  /** How many of the sampled jobs match. */
  count(expression: Expression, within?: Within): number;
  /** The tags of these jobs with how many have them, and the age of each job in days. */
  tagsOf(expression: Expression, within?: Within): { tags: Map<number, number>; ages: number[] };
  /** What these jobs pay. */
  paysOf(expression: Expression, within?: Within): StoredSample['pays'];
}

/** What words do not say: jobs were at most so old when the sample was taken, and pay at least so much. */
export interface Within {
  days?: number;
  floors?: readonly (number | null)[];
}

/** One bit for each sampled job. */
type Bits = Uint32Array;

/** The tag behind a word, if it is one whose numbers filters show: those of companies are not. */
function shownTag(word: string): number | undefined {
  const value = /^#[0-9a-z]+$/.test(word) ? Number.parseInt(word.slice(1), 36) : Number.POSITIVE_INFINITY;
  return value < tag('company', 0) ? value : undefined;
}

/** Letters below it have a meaning of their own in stored text. */
const FIRST_LETTER = 64;
/** A word of fewer jobs says nothing about how many there are. A tag is kept all the same: it may be a filter's choice. */
const LEAST_JOBS = 3;

interface SampledJob {
  hours: number;
  words: readonly string[];
  pay: StoredSample['pays'][number];
}

/** Puts the words of the sampled jobs, which lie in the order of their places, into the form that is kept. */
export function storeSample(documents: readonly SampledJob[]): StoredSample {
  const found = new Map<string, { last: number; count: number; steps: string }>();
  for (const [place, { words }] of documents.entries()) {
    for (const word of words) {
      const known = found.get(word) ?? { last: 0, count: 0, steps: '' };
      known.steps += String.fromCharCode(FIRST_LETTER + place - known.last);
      known.count += 1;
      known.last = place;
      found.set(word, known);
    }
  }
  const kept = [...found].filter(([word, { count }]) => count >= LEAST_JOBS || shownTag(word) !== undefined);
  return {
    ages: documents.map(({ hours }) => hours),
    pays: documents.map(({ pay }) => pay),
    words: Object.fromEntries(kept.map(([word, { steps }]) => [word, steps])),
  };
}

export function createSample({ ages, pays, words }: StoredSample): Sample {
  const size = ages.length;
  // The stored steps are also the smallest form in memory; they are read anew each time.
  const lists = new Map(Object.entries(words));
  const tagsOfJobs = createTagsOfJobs(lists, size);

  const evaluate = (expression: Expression): Bits => {
    if (expression.is === 'word') return bitsAt(lists.get(expression.word) ?? '', size);
    if (expression.is === 'not') return everyBit(size, evaluate(expression.part));
    const [first, ...others] = expression.parts.map(evaluate);
    if (!first) return expression.is === 'and' ? everyBit(size) : bitsAt('', size);
    const join = expression.is === 'and' ? keepCommon : addOther;
    for (const other of others) join(first, other);
    return first;
  };

  const matching = (expression: Expression, { days, floors }: Within = {}): Bits => {
    const bits = evaluate(expression);
    const drop = (at: number) => {
      bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31));
    };
    if (days !== undefined) for (const [at, hours] of ages.entries()) if (hours > days * 24) drop(at);
    if (floors) for (const [at, pay] of pays.entries()) if (!reaches(pay, floors)) drop(at);
    return bits;
  };

  return {
    size,
    count: (expression, within) => countBits(matching(expression, within)),
    paysOf(expression, within) {
      const bits = matching(expression, within);
      return pays.filter((_, at) => bitAt(bits, at));
    },
    tagsOf(expression, within) {
      const bits = matching(expression, within);
      const tags = tagsOfJobs((place) => bitAt(bits, place) === 1);
      return { tags, ages: ages.filter((_, at) => bitAt(bits, at)).map((hours) => hours / 24) };
    },
  };
}

function reaches(pay: StoredSample['pays'][number], floors: readonly (number | null)[]): boolean {
  const floor = pay && floors[pay[0]];
  return pay !== null && typeof floor === 'number' && pay[1] >= floor;
}

/** The shown tags of each job, so that only those of matching jobs are gone through when they are counted. */
function createTagsOfJobs(lists: ReadonlyMap<string, string>, size: number) {
  const shown = [...lists].flatMap(([word, steps]) => {
    const one = shownTag(word);
    return one === undefined ? [] : [{ tag: one, steps }];
  });
  // The tags of job n stand from ends[n - 1] to ends[n], each as its place in `shown`.
  const ends = new Uint32Array(size);
  for (const { steps } of shown) for (const place of placesOf(steps)) ends[place] = (ends[place] as number) + 1;
  for (let at = 1; at < size; at += 1) ends[at] = (ends[at] as number) + (ends[at - 1] as number);
  const all = new Uint32Array(ends[size - 1] ?? 0);
  const next = ends.map((_, at) => ends[at - 1] ?? 0);
  for (const [at, { steps }] of shown.entries()) {
    for (const place of placesOf(steps)) {
      all[next[place] as number] = at;
      next[place] = (next[place] as number) + 1;
    }
  }
  return (isCounted: (place: number) => boolean): Map<number, number> => {
    const counts = new Uint32Array(shown.length);
    for (let place = 0; place < size; place += 1) {
      if (!isCounted(place)) continue;
      for (let at = ends[place - 1] ?? 0; at < (ends[place] as number); at += 1) {
        const one = all[at] as number;
        counts[one] = (counts[one] as number) + 1;
      }
    }
    const found = new Map<number, number>();
    for (const [at, count] of counts.entries()) if (count > 0) found.set((shown[at] as { tag: number }).tag, count);
    return found;
  };
}

function* placesOf(steps: string): Iterable<number> {
  let place = 0;
  for (let at = 0; at < steps.length; at += 1) {
    place += steps.charCodeAt(at) - FIRST_LETTER;
    yield place;
  }
}

function bitAt(bits: Bits, at: number): number {
  return ((bits[at >>> 5] as number) >>> (at & 31)) & 1;
}

function bitsAt(steps: string, size: number): Bits {
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (let at = 0, place = 0; at < steps.length; at += 1) {
    place += steps.charCodeAt(at) - FIRST_LETTER;
    bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
  }
  return bits;
}

function keepCommon(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & (other[at] as number);
}

function addOther(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) | (other[at] as number);
}

/** Every job, or every one but these. */
function everyBit(size: number, but?: Bits): Bits {
  const bits = new Uint32Array(Math.ceil(size / 32)).fill(0xffffffff);
  if (size % 32) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  if (but) for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & ~(but[at] as number);
  return bits;
}

function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += bitCount(word);
  return count;
}
