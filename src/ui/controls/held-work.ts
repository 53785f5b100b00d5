/** Something that was stopped on its way until the person has done something else first. */
export interface HeldWork {
  /** Does it once more. */
  resume(): void;
  /** The person would rather not. */
  drop(): void;
}

const listeners = new Set<() => void>();
let held: HeldWork | null = null;

/** Keeps the work until whoever listens has asked the person; what was held before gives way. */
export function holdWork(work: HeldWork): void {
  held?.drop();
  set(work);
}

/** Takes the work away, to go on with it or to forget it. */
export function releaseWork(): HeldWork | null {
  const work = held;
  set(null);
  return work;
}

export function subscribeToHeldWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentHeldWork(): HeldWork | null {
  return held;
}

/** The server holds nothing: its memory is shared by everyone. */
export function noHeldWork(): null {
  return null;
}

function set(next: HeldWork | null): void {
  held = next;
  for (const listener of listeners) listener();
}
