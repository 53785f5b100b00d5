import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ExportContent, ExportExtras } from './export-formats.ts';
import { readParts } from './gather-data.ts';

interface FinishedExport {
  id: number;
  /** Never null: written before an export is ready. */
  archive: string;
}

/** What is small of an export, and the way to the rest. */
export async function openExport(db: Reader, id: number, extras: ExportExtras = {}): Promise<ExportContent> {
  const { rows } = await db.query<{ name: string; is_filled: boolean }>(sql`
    select table_name as name, jsonb_array_length(rows) > 0 as is_filled from data_export_parts
    where export_id = ${id} and part = 1 order by 1`);
  return { ...extras, tables: rows, read: (table) => readParts(db, id, table) };
}

/** The export that its owner can fetch. */
export async function findNewest(db: Reader, accountId: number | null, now: Date): Promise<FinishedExport | undefined> {
  const { rows } = await db.query<FinishedExport>(sql`
    select id, archive from data_exports
    where account_id = ${accountId} and status = 'ready' and expires_at > ${now.toISOString()}
    order by id desc limit 1`);
  return rows[0];
}
