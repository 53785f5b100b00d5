import { loadFiles, presentFile } from '#src/modules/files/server/files.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';

export interface KeptRow {
  id: number;
  file_id: string;
  updated_at: Date;
}

/** The rows of a table of kept files, each with its file: the newest first, or the one with an id. */
export async function loadKept<Row extends KeptRow>(
  tx: Reader,
  select: Sql,
  { accountId, id }: { accountId: number; id: number | undefined },
) {
  const { rows } = await tx.query<Row>(sql`${select}
    where account_id = ${accountId} and deleted_at is null ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by created_at desc, id desc`);
  const files = await loadFiles(
    tx,
    rows.map(({ file_id }) => file_id),
  );
  return rows.flatMap((row) => {
    const file = files.get(row.file_id);
    if (!file) return [];
    const shown = {
      id: row.id,
      file: presentFile(file),
      updated_at: row.updated_at.toISOString(),
      is_withheld: file.scan === 'infected',
    };
    return { row, file, shown };
  });
}
