import { createHash } from 'node:crypto';
import { storableText } from '#src/kernel/storable-text.ts';
import type { Viewer } from '#src/platform/context.ts';

/** The same event sent again has the same key: a lost answer must not count it twice. */
export function eventKey(viewer: Viewer, ...parts: (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify([viewer.sessionId, ...parts]));
  return hash.digest('hex').slice(0, 32);
}

/** A row for json_to_recordset with texts that the database can keep. */
export function storableRow<Row extends Record<string, unknown>>(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'string' ? storableText(value) : value,
  ]);
  return Object.fromEntries(entries) as Row;
}
