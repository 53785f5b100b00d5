import { AppError } from '#src/kernel/errors.ts';
import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type ImportTarget, JOINED } from '../import-targets.ts';
import type { ImportDefaults } from '../job-imports.contract.ts';
import { assertNoneRunning } from './add-import.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { findImport } from './job-imports.queries.ts';
import { runImportsTask } from './run-imports.task.ts';
import type { MappedColumn } from './suggest-mapping.ts';

interface Input {
  id: number;
  targets: (ImportTarget | null)[];
  defaults: ImportDefaults;
}

/** Makes drafts of the rows as chosen, in the background, and remembers the choice for headings like these. */
export function createStartImport({ enqueue }: Pick<ImportParts, 'enqueue'>) {
  return async (ctx: MemberWriteContext, { id, targets, defaults }: Input) => {
    const me = await lockMembership(ctx);
    const record = await findImport(ctx, id, sql`for update`);
    if (record.status !== 'mapping') throw new AppError('jobImportStarted');
    await assertNoneRunning(ctx.tx, me.company_id);
    assertTargets(targets, record.columns.length);
    const mapping = targets.map((target, at): MappedColumn => {
      const before = record.mapping[at];
      return before?.target === target ? before : { target, by: target && 'chosen' };
    });
    const now = ctx.clock.now().toISOString();
    const kept = sql`${JSON.stringify(mapping)}::jsonb, ${JSON.stringify(defaults)}::jsonb`;
    await ctx.tx.query(sql`
      update job_imports set status = 'running', started_at = ${now}, (mapping, defaults) = row(${kept}) where id = ${id}`);
    await ctx.tx.query(sql`
      insert into job_import_mappings (company_id, shape, mapping, defaults, used_at)
      values (${me.company_id}, ${record.shape}, ${kept}, ${now})
      on conflict (company_id, shape) do update
      set mapping = excluded.mapping, defaults = excluded.defaults, used_at = excluded.used_at`);
    await enqueue(ctx.tx, runImportsTask);
    return { status: 'running' as const };
  };
}

/** A job needs a title, and a field is said by one column unless it can be put together from several. */
function assertTargets(targets: readonly (ImportTarget | null)[], columns: number): void {
  const chosen = targets.filter((target) => target !== null);
  const twice = chosen.find((target, at) => !JOINED.has(target) && chosen.indexOf(target) !== at);
  const wrong =
    targets.length !== columns
      ? { field: 'targets', problem: 'invalidFormat' }
      : twice !== undefined
        ? { field: `targets.${targets.lastIndexOf(twice)}`, problem: 'columnTwice' }
        : !chosen.includes('title')
          ? { field: 'targets', problem: 'titleColumn' }
          : undefined;
  if (wrong) throw new AppError('validationFailed', {}, [wrong]);
}
