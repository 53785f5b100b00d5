import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { RowStatus } from '../job-imports.contract.ts';
import { findImport } from './job-imports.queries.ts';
import { type RowNote, tellNotes } from './row-notes.ts';

const PAGE_SIZE = 50;

export interface ReportRow {
  line: number;
  title: string;
  status: RowStatus;
  is_complete: boolean;
  draft_id: number | null;
  job_id: number | null;
  notes: RowNote[];
}

/** Rows of a report behind a line, by the table's key. */
export async function loadRows(
  tx: Reader,
  importId: number,
  { after, status, size }: { after: number; status?: RowStatus | undefined; size: number },
): Promise<ReportRow[]> {
  const { rows } = await tx.query<ReportRow>(sql`
    select line, title, status, is_complete, draft_id, job_id, notes from job_import_rows
    where import_id = ${importId} and line > ${after} and ${status === undefined ? sql`true` : sql`status = ${status}`}
    order by line limit ${size}`);
  return rows;
}

/** The report of an import, in the reader's language. */
export function createListRows({ texts }: { texts: Texts }) {
  return async (ctx: MemberContext, input: { id: number; after: number; status?: RowStatus | undefined }) => {
    const { id } = await findImport(ctx, input.id);
    const rows = await loadRows(ctx.tx, id, { ...input, size: PAGE_SIZE + 1 });
    const shown = rows.slice(0, PAGE_SIZE);
    return {
      rows: shown.map((row) => ({ ...row, notes: tellNotes(row.notes, texts, ctx.locale.language) })),
      has_more: rows.length > PAGE_SIZE,
    };
  };
}
