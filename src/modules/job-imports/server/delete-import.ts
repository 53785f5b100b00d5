import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { findImport } from './job-imports.queries.ts';

/** Ends an import and removes its report. What was made of its rows stays, and so does by what they are known again. */
export async function deleteImport(ctx: MemberWriteContext, input: { id: number }) {
  const { id } = await findImport(ctx, input.id);
  await ctx.tx.query(sql`delete from job_imports where id = ${id}`);
  return { is_deleted: true };
}
