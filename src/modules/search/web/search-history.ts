import { readStored, writeStored } from '#src/browser/storage.ts';
import { tidyText } from '#src/kernel/text.ts';

const KEY = 'parley.searches';
const MOST = 10;
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let known: readonly string[] | undefined;

/** Newest first, each text once whatever its case, at most ten. */
export function withSearch(history: readonly string[], text: string): readonly string[] {
  const tidy = tidyText(text);
  if (!tidy) return history;
  const others = history.filter((entry) => entry.toLowerCase() !== tidy.toLowerCase());
  return [tidy, ...others].slice(0, MOST);
}

export function rememberSearch(text: string): void {
  set(withSearch(currentSearches(), text));
}

export function clearSearches(): void {
  set(none);
}

export function currentSearches(): readonly string[] {
  known ??= read();
  return known;
}

/** The server knows nobody's searches. */
export function noSearches(): readonly string[] {
  return none;
}

export function subscribeToSearches(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): readonly string[] {
  const stored = readStored<unknown>(KEY);
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, MOST) : none;
}

function set(next: readonly string[]): void {
  known = next;
  writeStored(KEY, next);
  for (const listener of listeners) listener();
}
