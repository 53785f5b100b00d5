import { AppError } from '#src/kernel/errors.ts';
import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { assertNoneRunning } from './add-import.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { findImport } from './job-imports.queries.ts';
import { runImportsTask } from './run-imports.task.ts';

/** Has the complete drafts of an import published; each goes through the rules of publishing by hand, on its own. */
export function createPublishImport({ enqueue }: Pick<ImportParts, 'enqueue'>) {
  return async (ctx: MemberWriteContext, { id }: { id: number }) => {
    const me = await lockMembership(ctx);
    const record = await findImport(ctx, id, sql`for update`);
    await assertNoneRunning(ctx.tx, me.company_id);
    if (record.status !== 'done') throw new AppError('notFound');
    const { rowCount } = await ctx.tx.query(sql`
      update job_import_rows set status = 'publishing'
      where import_id = ${id} and is_complete and draft_id is not null and status in ('drafted', 'updated', 'known')`);
    if (rowCount) {
      await ctx.tx.query(sql`
        update job_imports set status = 'publishing', language = ${ctx.locale.language} where id = ${id}`);
      await enqueue(ctx.tx, runImportsTask);
    }
    return { count: rowCount ?? 0 };
  };
}
