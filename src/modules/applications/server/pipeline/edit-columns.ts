import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { lockMembership, permissionsOf } from '#src/modules/companies/server/companies.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Board, pipelineContract } from '../../pipeline.contract.ts';
import { MOST_OWN_COLUMNS } from '../../pipeline-columns.ts';
import type { ApplicationParts } from '../applications.parts.ts';
import { findPipelineJob } from './pipeline-scope.ts';
import { loadOwnColumns, mayEditBoard, type OwnColumn, readBoard } from './read-board.ts';
import { tellBoards } from './settle-card.ts';

type Add = ParsedInputOf<(typeof pipelineContract)['POST /recruiters/jobs/:id/pipeline/columns']>;
type Rename = ParsedInputOf<(typeof pipelineContract)['POST /recruiters/jobs/:id/pipeline/columns/:column_id']>;
type Parts = Pick<ApplicationParts, 'publish'>;

/** A column of the team's own. The company is locked, so the limit holds however many are added at once. */
export function createAddColumn({ publish }: Parts) {
  return async (ctx: MemberWriteContext, { id, name, after, is_company_wide }: Add): Promise<Board> => {
    const columns = await lockColumns(ctx, id, is_company_wide);
    if (columns.length >= MOST_OWN_COLUMNS) throw new AppError('pipelineColumnLimit', { max: MOST_OWN_COLUMNS });
    assertNewName(columns, name);
    await ctx.tx.query(sql`
      insert into pipeline_columns (company_id, job_id, name, after_core, created_at)
      values (${ctx.viewer.membership.company_id}, ${is_company_wide ? null : id}, ${name}, ${after},
        ${ctx.clock.now().toISOString()})`);
    await tellBoards(ctx.tx, publish, id);
    return readBoard(ctx, { id });
  };
}

export function createRenameColumn({ publish }: Parts) {
  return async (ctx: MemberWriteContext, { id, column_id, name }: Rename): Promise<Board> => {
    const others = await lockColumn(ctx, id, column_id);
    assertNewName(others, name);
    await ctx.tx.query(sql`update pipeline_columns set name = ${name} where id = ${column_id}`);
    await tellBoards(ctx.tx, publish, id);
    return readBoard(ctx, { id });
  };
}

/** Its cards go back to the fixed columns of their stages. */
export function createDeleteColumn({ publish }: Parts) {
  return async (ctx: MemberWriteContext, { id, column_id }: { id: number; column_id: number }): Promise<Board> => {
    await lockColumn(ctx, id, column_id);
    await ctx.tx.query(sql`update pipeline_cards set moves = moves + 1 where column_id = ${column_id}`);
    await ctx.tx.query(sql`delete from pipeline_columns where id = ${column_id}`);
    await tellBoards(ctx.tx, publish, id);
    return readBoard(ctx, { id });
  };
}

/** The other columns of the board. One that all jobs have is changed by those who look after all of them. */
async function lockColumn(ctx: MemberWriteContext, jobId: number, columnId: number): Promise<OwnColumn[]> {
  const columns = await lockColumns(ctx, jobId, false);
  const own = columns.find((column) => column.id === columnId);
  if (!own) throw new AppError('pipelineColumnGone');
  if (own.job_id === null) assertAllJobs(ctx);
  return columns.filter((column) => column !== own);
}

async function lockColumns(ctx: MemberWriteContext, jobId: number, isCompanyWide: boolean): Promise<OwnColumn[]> {
  await lockMembership(ctx);
  const job = await findPipelineJob(ctx, jobId);
  if (!mayEditBoard(ctx, job)) throw new AppError('noPermission');
  if (isCompanyWide) assertAllJobs(ctx);
  return loadOwnColumns(ctx, jobId);
}

function assertAllJobs(ctx: MemberWriteContext): void {
  if (!permissionsOf(ctx.viewer.membership).manage_all_jobs) throw new AppError('noPermission');
}

function assertNewName(columns: readonly OwnColumn[], name: string): void {
  const same = name.toLocaleLowerCase();
  if (columns.some((column) => column.name.toLocaleLowerCase() === same)) throw new AppError('pipelineColumnExists');
}
