import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { presentImports } from './job-imports.presenter.ts';
import { type ImportRecord, importColumns } from './job-imports.queries.ts';

const PAGE_SIZE = 20;

/** Own imports, the newest first. */
export function createListImports({ texts }: { texts: Texts }) {
  return async (ctx: MemberContext, { before }: { before?: number | undefined }) => {
    const me = ctx.viewer.membership;
    const { rows } = await ctx.tx.query<ImportRecord>(sql`
      select ${importColumns} from job_imports i
      where i.account_id = ${me.account_id} and i.company_id = ${me.company_id}
        and ${before === undefined ? sql`true` : sql`i.id < ${before}`}
      order by i.id desc limit ${PAGE_SIZE + 1}`);
    const shown = rows.slice(0, PAGE_SIZE);
    const imports = await presentImports(ctx.tx, texts, ctx.locale.language, shown);
    return { imports, has_more: rows.length > PAGE_SIZE };
  };
}
