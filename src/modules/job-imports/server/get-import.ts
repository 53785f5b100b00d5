import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ImportColumn, ImportSummary } from '../job-imports.contract.ts';
import { presentImports } from './job-imports.presenter.ts';
import { findImport } from './job-imports.queries.ts';

const LONGEST_EXAMPLE = 120;
/** Examples are looked for in the first rows. */
const LOOKED_AT = 20;

/** An import with its columns, each with the first cell that has something in it. */
export function createGetImport({ texts }: { texts: Texts }) {
  return async (ctx: MemberContext, { id }: { id: number }) => {
    const record = await findImport(ctx, id);
    const [summary] = await presentImports(ctx.tx, texts, ctx.locale.language, [record]);
    const { rows } = await ctx.tx.query<{ cells: string[] }>(sql`
      select cells from job_import_rows where import_id = ${id} order by line limit ${LOOKED_AT}`);
    const columns = record.columns.map((header, at): ImportColumn => {
      const { target, by } = record.mapping[at] ?? { target: null, by: null };
      const example = rows.map(({ cells }) => cells[at]).find(Boolean) ?? '';
      return { header, example: example.slice(0, LONGEST_EXAMPLE), target, by };
    });
    return { ...(summary as ImportSummary), columns, defaults: record.defaults };
  };
}
