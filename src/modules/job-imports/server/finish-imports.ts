import { sql } from '#src/platform/database/sql.ts';
import type { ImportParts } from './job-imports.parts.ts';

/** Whoever has fewer rows is still looking at the page when they are done. */
const LONG_IMPORT = 25;

interface Finished {
  id: number;
  account_id: number;
  name: string;
  row_count: number;
  count: number;
}

/** Closes the imports that have no row left. Asked after the rows are committed, so that of two workers the last one sees it. */
export async function finishImports({
  db,
  clock,
  notify,
}: Pick<ImportParts, 'db' | 'clock' | 'notify'>): Promise<void> {
  for (const status of ['running', 'publishing'] as const) {
    const what = status === 'running' ? ('done' as const) : ('published' as const);
    await db.transaction(async (tx) => {
      const made = status === 'running' ? sql`('drafted', 'updated')` : sql`('published')`;
      const { rows } = await tx.query<Finished>(sql`
        update job_imports i set status = 'done', finished_at = ${clock.now().toISOString()}
        where i.status = ${sql.raw(`'${status}'`)} and not exists (
          select from job_import_rows r where r.import_id = i.id and r.status in ('waiting', 'publishing'))
        returning i.id, i.account_id, i.name, i.row_count,
          (select count(*) from job_import_rows r where r.import_id = i.id and r.status in ${made}) as count`);
      for (const { id, account_id, name, row_count, count } of rows.filter((one) => one.row_count >= LONG_IMPORT)) {
        const data = { what, import_id: id, name: name.slice(0, 100), count };
        const dedupeKey = `job_import:${id}:${what}:${row_count}:${count}`;
        await notify(tx, { accountId: account_id, kind: 'job_import', data, dedupeKey });
      }
    });
  }
}
