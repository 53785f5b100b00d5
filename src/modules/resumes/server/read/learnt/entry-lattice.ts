import { begins, DESCRIPTION, goesOn, OTHER, roleOf, TIME } from './entry-roles.ts';

/** What is known of an item before any weight: whether it is a time, and whether a name may go on into it. */
export interface LatticeItem {
  isTime: boolean;
  /** A single date: another may be the other end of the same stay. */
  isSingle: boolean;
  isSameCell: boolean;
  /** Index of the step that leads to it. */
  step: number;
}

/** A label with what was seen of its entry before: which roles, and which of them began it. */
interface State {
  label: number;
  /** Bits of the roles, none before the first entry. */
  seen: number;
  /** The role that began the entry, or -1. */
  begun: number;
}

interface Move {
  to: number;
  label: number;
  /** Weights of whole entries that this move adds: of the one that ends, and of how the next begins. */
  turns: number[];
}

export interface LatticeWeights {
  /** By step, label before and label. */
  follows: Float64Array;
  turns: Float64Array;
}

export interface Path {
  labels: number[];
  turns: number[];
}

/**
 * All rows of labels that are entries: each begins once, names nothing twice, and nothing is named before the first.
 * Because a state knows what its entry has and how it began, weights can say how complete entries are and whether all
 * of a section begin alike, and the best row is still found in one pass (Viterbi over states, not labels).
 */
export class EntryLattice {
  readonly labels: string[];
  readonly turnNames: string[] = [];
  readonly #turnIds = new Map<string, number>();
  readonly #states: State[] = [];
  readonly #ids = new Map<string, number>();
  readonly #moves: Move[][] = [];
  readonly #starts: Move[] = [];
  readonly #ends: number[] = [];
  readonly #roles: string[];
  readonly #isTime: boolean[];
  readonly #goesOn: boolean[];

  constructor(labels: string[]) {
    this.labels = labels;
    this.#roles = [...new Set(labels.map(roleOf))].filter((role) => role !== OTHER && role !== DESCRIPTION).sort();
    this.#isTime = labels.map((label) => roleOf(label) === TIME);
    this.#goesOn = labels.map(goesOn);
    const nothing: State = { label: -1, seen: 0, begun: -1 };
    this.#starts = this.#movesFrom(nothing);
    for (let at = 0; at < this.#states.length; at++) this.#moves.push(this.#movesFrom(this.#states[at] as State));
    this.#ends.push(...this.#states.map(({ seen }) => (seen === 0 ? -1 : this.#turn(`close:${this.#named(seen)}`))));
  }

  #turn(name: string): number {
    const id = this.#turnIds.get(name) ?? this.turnNames.length;
    if (id === this.turnNames.length) this.turnNames.push(name);
    this.#turnIds.set(name, id);
    return id;
  }

  #named(seen: number): string {
    return this.#roles.filter((_, at) => seen & (1 << at)).join('');
  }

  #movesFrom(from: State): Move[] {
    return this.labels.flatMap((name, label) => {
      const next = this.#next(from, name, label);
      if (!next) return [];
      const key = `${next.label}/${next.seen}/${next.begun}`;
      const to = this.#ids.get(key) ?? this.#states.length;
      if (to === this.#states.length) this.#states.push(next);
      this.#ids.set(key, to);
      return [{ to, label, turns: begins(name) ? this.#turnsOf(from, roleOf(name)) : [] }];
    });
  }

  #next({ label: before, seen, begun }: State, name: string, label: number): State | undefined {
    if (name === OTHER || name === DESCRIPTION) return { label, seen, begun };
    const at = this.#roles.indexOf(roleOf(name));
    if (begins(name)) return { label, seen: 1 << at, begun: at };
    if (goesOn(name)) return roleOf(this.labels[before] ?? OTHER) === roleOf(name) ? { label, seen, begun } : undefined;
    // The second of two single dates is the other end of one stay.
    if (seen === 0 || (seen & (1 << at) && roleOf(name) !== TIME)) return undefined;
    return { label, seen: seen | (1 << at), begun };
  }

  #turnsOf({ seen, begun }: State, role: string): number[] {
    if (begun < 0) return [this.#turn(`first:${role}`)];
    return [this.#turn(`close:${this.#named(seen)}`), this.#turn(`turn:${this.#roles[begun]}>${role}`)];
  }

  #may(from: State | undefined, { label, to }: Move, item: LatticeItem): boolean {
    if (this.#goesOn[label]) return item.isSameCell;
    if (!this.#isTime[label]) return true;
    const isAgain =
      from !== undefined && from.seen === this.#states[to]?.seen && from.begun === this.#states[to]?.begun;
    return item.isTime && (!isAgain || begins(this.labels[label] ?? '') || item.isSingle);
  }

  /** The row of labels whose weights sum up highest, given the weights of each item by label. */
  best(own: Float64Array[], items: LatticeItem[], weights: LatticeWeights): Path {
    const back: Int32Array[] = [];
    let before = new Float64Array(this.#states.length).fill(Number.NEGATIVE_INFINITY);
    for (const [at, item] of items.entries()) {
      const next = new Float64Array(this.#states.length).fill(Number.NEGATIVE_INFINITY);
      const from = new Int32Array(this.#states.length).fill(-1);
      const scores = own[at] as Float64Array;
      if (at === 0) this.#step(undefined, 0, this.#starts, item, scores, weights, next, from);
      else
        for (const [state, sum] of before.entries())
          if (sum > Number.NEGATIVE_INFINITY)
            this.#step(state, sum, this.#moves[state] as Move[], item, scores, weights, next, from);
      back.push(from);
      before = next;
    }
    for (const [state, end] of this.#ends.entries())
      if (end >= 0) before[state] = (before[state] as number) + (weights.turns[end] as number);
    return this.#path(before, back);
  }

  #step(
    state: number | undefined,
    sum: number,
    moves: Move[],
    item: LatticeItem,
    scores: Float64Array,
    { follows, turns }: LatticeWeights,
    next: Float64Array,
    back: Int32Array,
  ): void {
    const size = this.labels.length;
    const from = state === undefined ? undefined : this.#states[state];
    const row = from ? (item.step * size + from.label) * size : -1;
    for (const move of moves) {
      if (!this.#may(from, move, item)) continue;
      let value = sum + (scores[move.label] as number) + (row < 0 ? 0 : (follows[row + move.label] as number));
      for (const turn of move.turns) value += turns[turn] as number;
      if (value <= (next[move.to] as number)) continue;
      next[move.to] = value;
      back[move.to] = state ?? -1;
    }
  }

  #path(last: Float64Array, back: Int32Array[]): Path {
    let state = 0;
    for (const [at, sum] of last.entries()) if (sum > (last[state] as number)) state = at;
    const states: number[] = [];
    for (const from of back.toReversed()) {
      states.push(state);
      state = from[state] as number;
    }
    const labels = states.reverse().map((one) => this.#states[one]?.label ?? 0);
    return { labels, turns: this.turnsAlong(labels) ?? [] };
  }

  /** The weights of whole entries that a row of labels uses; undefined where it is no row of entries. */
  turnsAlong(labels: number[]): number[] | undefined {
    const turns: number[] = [];
    let moves = this.#starts;
    let state = -1;
    for (const label of labels) {
      const move = moves.find((one) => one.label === label);
      if (!move) return undefined;
      turns.push(...move.turns);
      state = move.to;
      moves = this.#moves[state] as Move[];
    }
    const end = this.#ends[state] ?? -1;
    return end < 0 ? turns : [...turns, end];
  }
}
