import { AppError } from '#src/kernel/errors.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import { assertRoom, findResume, findSame } from './keep-resume.ts';

/** Puts a resume away; the task takes it for good once nobody can want it back any more. */
export async function deleteResume(ctx: AccountWriteContext, { id }: { id: number }) {
  await lockAccount(ctx);
  await findResume(ctx, id);
  await ctx.tx.query(sql`
    update attached_resumes set deleted_at = ${ctx.clock.now().toISOString()} where id = ${id}`);
  return { is_deleted: true };
}

/** Takes a deletion back, unless its place is taken or the same file is here again meanwhile. */
export async function restoreResume(ctx: AccountWriteContext, { id }: { id: number }): Promise<AttachedResume> {
  const accountId = await lockAccount(ctx);
  const { rows } = await ctx.tx.query<{ is_deleted: boolean; file_id: string }>(sql`
    select file_id, deleted_at is not null as is_deleted from attached_resumes
    where id = ${id} and account_id = ${accountId}`);
  if (!rows[0]) throw new AppError('notFound');
  if (rows[0].is_deleted) {
    const same = await findSame(ctx.tx, accountId, rows[0].file_id);
    if (same !== undefined) return findResume(ctx, same);
    await assertRoom(ctx.tx, accountId);
    await ctx.tx.query(sql`update attached_resumes set deleted_at = null where id = ${id}`);
  }
  return findResume(ctx, id);
}
