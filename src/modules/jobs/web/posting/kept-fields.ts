import { readStored, removeStored, writeStored } from '#src/kernel/browser-storage.ts';
import type { TypedFields } from '../../job-fields.ts';

const PREFIX = 'parley.job-form.';

interface Kept {
  fields: TypedFields;
  at: number;
}

/** What was typed but has not reached the server: it outlives a reload, a crash and a lost connection. */
export function keepFields(key: string, fields: TypedFields, now = Date.now()): void {
  writeStored(PREFIX + key, { fields, at: now } satisfies Kept);
}

/** Only what is newer than the server's copy; an older one is of no use and goes. */
export function keptFields(key: string, savedAt: string | null): TypedFields | undefined {
  const kept = readStored<Kept>(PREFIX + key);
  if (!kept) return undefined;
  if (savedAt && kept.at <= Date.parse(savedAt)) {
    forgetFields(key);
    return undefined;
  }
  return kept.fields;
}

export function forgetFields(key: string): void {
  removeStored((name) => name === PREFIX + key);
}
