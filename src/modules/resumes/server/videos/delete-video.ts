import { AppError } from '#src/kernel/errors.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { VideoResume } from '../../video-resumes.contract.ts';
import { assertVideoRoom, findVideo } from './keep-video.ts';

/** Puts a video away; `purge-resumes` takes it for good once nobody can want it back any more. */
export async function deleteVideo(ctx: AccountWriteContext, { id }: { id: number }) {
  await lockAccount(ctx);
  await findVideo(ctx, id);
  await ctx.tx.query(sql`
    update video_resumes set deleted_at = ${ctx.clock.now().toISOString()} where id = ${id}`);
  return { is_deleted: true };
}

/** Takes a deletion back, unless its place is taken meanwhile. */
export async function restoreVideo(ctx: AccountWriteContext, { id }: { id: number }): Promise<VideoResume> {
  const accountId = await lockAccount(ctx);
  const { rows } = await ctx.tx.query<{ is_deleted: boolean }>(sql`
    select deleted_at is not null as is_deleted from video_resumes
    where id = ${id} and account_id = ${accountId}`);
  if (!rows[0]) throw new AppError('notFound');
  if (rows[0].is_deleted) {
    await assertVideoRoom(ctx.tx, accountId);
    await ctx.tx.query(sql`update video_resumes set deleted_at = null where id = ${id}`);
  }
  return findVideo(ctx, id);
}
