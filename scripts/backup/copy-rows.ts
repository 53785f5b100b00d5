import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { ArchivedTable } from './archive-parts.ts';
import { RowsDigest, type RowsSum } from './rows-digest.ts';
import type { TarWriter } from './tar.ts';

const PIECE_BYTES = 1024 * 1024;
const LINE_END = 10;

/** Values are written the same way wherever they are read, so that sums can be compared. */
export const SAME_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'`;

/** Work of minutes on one connection. */
export const NO_LIMITS = 'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0';

function columnsOf({ columns }: ArchivedTable): string {
  return columns.map(pg.escapeIdentifier).join(', ');
}

function selectAll(table: ArchivedTable): string {
  const name = pg.escapeIdentifier(table.name);
  // COPY of a partitioned table itself would give nothing.
  if (table.isPartitioned) return `copy (select ${columnsOf(table)} from ${name}) to stdout`;
  return `copy ${name} (${columnsOf(table)}) to stdout`;
}

/** A table's rows as entries of about a megabyte that hold whole rows each; a table is never in memory. */
export function archiveTable(client: pg.PoolClient, tar: TarWriter, folder: string, table: ArchivedTable) {
  return archiveQuery(client, tar, `${folder}${table.name}`, selectAll(table));
}

export async function archiveQuery(
  client: pg.PoolClient,
  tar: TarWriter,
  folder: string,
  copy: string,
): Promise<RowsSum> {
  const digest = new RowsDigest();
  let pieces = 0;
  let held: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    pieces += 1;
    await tar.add(`${folder}/${String(pieces).padStart(7, '0')}.copy`, Buffer.concat(held));
    held = [];
    size = 0;
  };
  for await (const chunk of client.query(copyTo(copy)) as AsyncIterable<Buffer>) {
    digest.update(chunk);
    const end = chunk.lastIndexOf(LINE_END) + 1;
    held.push(chunk.subarray(0, end));
    size += end;
    if (size >= PIECE_BYTES && end > 0) await flush();
    if (end < chunk.length) {
      held.push(chunk.subarray(end));
      size += chunk.length - end;
    }
  }
  await flush();
  return digest.sum();
}

/** What a table holds now. */
export async function sumTable(client: pg.PoolClient, table: ArchivedTable): Promise<RowsSum> {
  const digest = new RowsDigest();
  for await (const chunk of client.query(copyTo(selectAll(table))) as AsyncIterable<Buffer>) digest.update(chunk);
  return digest.sum();
}

/** Loads one piece of a table. */
export async function loadPiece(
  client: pg.PoolClient,
  table: Pick<ArchivedTable, 'name' | 'columns'>,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const columns = table.columns.map(pg.escapeIdentifier).join(', ');
  await pipeline(bytes, client.query(copyFrom(`copy ${pg.escapeIdentifier(table.name)} (${columns}) from stdin`)));
}
