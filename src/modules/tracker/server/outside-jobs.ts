import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { insertColumns, setColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type FunnelStep, furthestOf, type Lane } from '../lanes.ts';
import type { OutsideJob } from '../tracker.contract.ts';
import { assertRoom } from './tracker.queries.ts';

export async function addOutsideJob(ctx: AccountWriteContext, { lane, ...job }: OutsideJob & { lane: Lane }) {
  await assertRoom(ctx);
  const now = ctx.clock.now();
  const columns = insertColumns({
    ...job,
    account_id: ctx.viewer.accountId,
    lane,
    furthest: furthestOf('wishlist', lane),
    lane_at: now,
    created_at: now,
  });
  return ctx.tx.queryOne<{ id: number }>(sql`insert into tracked_jobs ${columns} returning id`);
}

export async function changeOutsideJob(ctx: AccountWriteContext, { id, ...job }: OutsideJob & { id: number }) {
  const { rows } = await ctx.tx.query(sql`
    update tracked_jobs set ${setColumns(job)}
    where id = ${id} and account_id = ${ctx.viewer.accountId} and job_id is null returning id`);
  if (rows.length === 0) throw new AppError('notFound');
  return { id };
}

/** The last one who moves it wins: it is one person's own board. */
export async function moveOutsideJob(ctx: AccountWriteContext, { id, lane }: { id: number; lane: Lane }) {
  const own = sql`id = ${id} and account_id = ${ctx.viewer.accountId} and job_id is null`;
  const { rows } = await ctx.tx.query<{ furthest: FunnelStep }>(sql`
    select coalesce(furthest, 'wishlist') as furthest from tracked_jobs where ${own} for update`);
  const [found] = rows;
  if (!found) throw new AppError('notFound');
  await ctx.tx.query(sql`
    update tracked_jobs set lane = ${lane}, furthest = ${furthestOf(found.furthest, lane)},
      lane_at = ${ctx.clock.now().toISOString()} where ${own}`);
  return { lane };
}

export async function deleteOutsideJob(ctx: AccountWriteContext, { id }: { id: number }) {
  const { rows } = await ctx.tx.query(sql`
    delete from tracked_jobs where id = ${id} and account_id = ${ctx.viewer.accountId} and job_id is null returning id`);
  if (rows.length === 0) throw new AppError('notFound');
  return { is_deleted: true };
}
