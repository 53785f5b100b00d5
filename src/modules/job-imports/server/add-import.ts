import { AppError } from '#src/kernel/errors.ts';
import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { insertColumns } from '#src/platform/database/columns.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_IMPORTS_A_DAY } from '../import-targets.ts';
import { type ImportRecord, importColumns } from './job-imports.queries.ts';

const DAY = 86_400_000;

type NewImport = Pick<ImportRecord, 'source' | 'name' | 'country_id'> & { status: 'reading' | 'mapping' };

/** Begins an import: one of a company at work, so many a day. The company is locked while they are counted. */
export async function addImport(ctx: MemberWriteContext, wanted: NewImport): Promise<ImportRecord> {
  const me = await lockMembership(ctx);
  const now = ctx.clock.now();
  await assertNoneRunning(ctx.tx, me.company_id);
  const { count } = await ctx.tx.queryOne<{ count: number }>(sql`
    select count(*) as count from job_imports
    where company_id = ${me.company_id} and created_at > ${new Date(now.getTime() - DAY).toISOString()}`);
  if (count >= MOST_IMPORTS_A_DAY) throw new AppError('jobImportsLimit', { max: MOST_IMPORTS_A_DAY });
  const columns = insertColumns({
    company_id: me.company_id,
    account_id: me.account_id,
    ...wanted,
    language: ctx.locale.language,
    created_at: now,
  });
  return ctx.tx.queryOne<ImportRecord>(sql`insert into job_imports as i ${columns} returning ${importColumns}`);
}

/** The unique index has the last word; this one has the text. */
export async function assertNoneRunning(tx: Reader, companyId: number): Promise<void> {
  const { rowCount } = await tx.query(sql`
    select id from job_imports where company_id = ${companyId} and status in ('reading', 'running', 'publishing')`);
  if (rowCount) throw new AppError('jobImportRunning');
}
