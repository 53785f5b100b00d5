import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { findResume, lockAccount, type OnlineResumeRow, presentSummary, takeSlot } from './online-resumes.queries.ts';

/** Puts a draft or a copy away; the task takes it for good once nobody can want it back any more. */
export async function deleteResume(ctx: AccountWriteContext, { id }: { id: number }) {
  const accountId = await lockAccount(ctx);
  await findResume(ctx.tx, accountId, id);
  await ctx.tx.query(sql`
    update online_resumes set slot = null, deleted_at = ${ctx.clock.now().toISOString()} where id = ${id}`);
  return { is_deleted: true };
}

/** Takes a deletion back, unless all slots are taken meanwhile. */
export async function restoreResume(ctx: AccountWriteContext, { id }: { id: number }) {
  const accountId = await lockAccount(ctx);
  const { rows } = await ctx.tx.query<Pick<OnlineResumeRow, 'kind'>>(sql`
    select kind from online_resumes where id = ${id} and account_id = ${accountId} and deleted_at is not null`);
  const [deleted] = rows;
  if (deleted) {
    const slot = await takeSlot(ctx.tx, accountId, deleted.kind);
    await ctx.tx.query(sql`update online_resumes set slot = ${slot}, deleted_at = null where id = ${id}`);
  }
  return presentSummary(await findResume(ctx.tx, accountId, id));
}
