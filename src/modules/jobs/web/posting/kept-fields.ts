import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import type { TypedFields } from '../../job-schemas.ts';

const PREFIX = 'parley.job-form.';

interface Kept {
  fields: TypedFields;
  at: number;
  /** When the server had last saved what this was typed on; null when it had nothing yet. */
  savedAt: string | null;
}

/** What was typed but has not reached the server: it outlives a reload, a crash and a lost connection. */
export function keepFields(key: string, fields: TypedFields, savedAt: string | null, now = Date.now()): void {
  writeStored(PREFIX + key, { fields, at: now, savedAt } satisfies Kept);
}

/** Clocks differ, and a copy is here only because it was not saved: another device must have been much later. */
const MUCH_LATER_MS = 3_600_000;

/** What is left here, unless another device has long since written something newer. */
export function keptFields(key: string, savedAt: string | null): TypedFields | undefined {
  const kept = readStored<Kept>(PREFIX + key);
  if (!kept) return undefined;
  if (savedAt && savedAt !== kept.savedAt && kept.at + MUCH_LATER_MS < Date.parse(savedAt)) {
    forgetFields(key);
    return undefined;
  }
  return kept.fields;
}

export function forgetFields(key: string): void {
  removeStored((name) => name === PREFIX + key);
}
