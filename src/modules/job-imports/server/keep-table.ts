import { createHash } from 'node:crypto';
import { storableText } from '#src/kernel/storable-text.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ImportDefaults } from '../job-imports.contract.ts';
import { headerKey, openHeaderWords } from './header-words.ts';
import type { ImportRecord } from './job-imports.queries.ts';
import type { SourceTable } from './read/source-table.ts';
import { type MappedColumn, suggestMapping } from './suggest-mapping.ts';
import type { ValueReaders } from './values/value-readers.ts';

const ROWS_AT_ONCE = 100;
const LONGEST_HEADER = 200;

/** What columns of these headings are: as the company chose the last time, else as they look. */
export async function proposeMapping(
  tx: Reader,
  { company_id, language, country_id }: Pick<ImportRecord, 'company_id' | 'language' | 'country_id'>,
  table: SourceTable,
  readers: ValueReaders,
): Promise<{ shape: string; mapping: MappedColumn[]; defaults: ImportDefaults }> {
  const shape = shapeOf(table.columns);
  const { rows } = await tx.query<{ mapping: MappedColumn[]; defaults: ImportDefaults }>(sql`
    select mapping, defaults from job_import_mappings where company_id = ${company_id} and shape = ${shape}`);
  const [kept] = rows;
  if (kept) {
    const mapping = kept.mapping.map(({ target }): MappedColumn => ({ target, by: target && 'remembered' }));
    return { shape, mapping, defaults: kept.defaults };
  }
  const parts = { words: openHeaderWords(), readers, language, countryId: country_id };
  return { shape, mapping: await suggestMapping(table, parts), defaults: {} };
}

/** Keeps the rows of a source as they came, and what its columns may be; it then waits for a person. */
export async function keepTable(
  tx: Transaction,
  { id, account_id }: Pick<ImportRecord, 'id' | 'account_id'>,
  { columns, rows, stoppedAfter }: SourceTable,
  proposed: Awaited<ReturnType<typeof proposeMapping>>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE).map(({ line, cells }) => ({ line, cells: cells.map(storableText) }));
    await tx.query(sql`
      insert into job_import_rows (import_id, line, account_id, cells)
      select ${id}, (one ->> 'line')::integer, ${account_id}, array(select jsonb_array_elements_text(one -> 'cells'))
      from jsonb_array_elements(${JSON.stringify(some)}::jsonb) one`);
  }
  const headers = columns.map((header) => storableText(header).slice(0, LONGEST_HEADER));
  await tx.query(sql`
    update job_imports set status = 'mapping', columns = ${headers}::text[], shape = ${proposed.shape},
      mapping = ${JSON.stringify(proposed.mapping)}::jsonb, defaults = ${JSON.stringify(proposed.defaults)}::jsonb,
      row_count = ${rows.length}, stopped_after = ${stoppedAfter ?? null}
    where id = ${id}`);
}

function shapeOf(columns: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(columns.map(headerKey)))
    .digest('base64url')
    .slice(0, 40);
}
