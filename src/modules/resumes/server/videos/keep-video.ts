import { AppError } from '#src/kernel/errors.ts';
import { claimFile } from '#src/modules/files/server/files.public.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_VIDEOS, type VideoResume } from '../../video-resumes.contract.ts';
import { loadVideos } from './video-resumes.queries.ts';

/** PROF-06: the video resumes of the caller. */
export async function listVideos(ctx: AccountContext) {
  return { videos: await loadVideos(ctx.tx, ctx.viewer.accountId), limit: MOST_VIDEOS };
}

/** PROF-06: keeps an uploaded video while there is room. Writes of one person wait for each other, so the limit holds. */
export async function keepVideo(ctx: AccountWriteContext, { file_id }: { file_id: string }): Promise<VideoResume> {
  const accountId = await lockAccount(ctx);
  const kept = (await loadVideos(ctx.tx, accountId)).find(({ file }) => file.id === file_id);
  if (kept) return kept;
  await assertVideoRoom(ctx.tx, accountId);
  await claimFile(ctx.tx, {
    fileId: file_id,
    ownerAccountId: accountId,
    kind: 'video_resume',
    subject: `video:${accountId}`,
  });
  const now = ctx.clock.now().toISOString();
  const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
    insert into video_resumes (account_id, file_id, created_at, updated_at)
    values (${accountId}, ${file_id}::uuid, ${now}, ${now})
    on conflict (file_id) do update set deleted_at = null returning id`);
  return findVideo(ctx, id);
}

export async function assertVideoRoom(tx: Reader, accountId: number): Promise<void> {
  if ((await loadVideos(tx, accountId)).length >= MOST_VIDEOS) throw new AppError('videoLimit', { max: MOST_VIDEOS });
}

/** One of the caller's own; to everyone else there is none. */
export async function findVideo(ctx: AccountContext, id: number): Promise<VideoResume> {
  const [video] = await loadVideos(ctx.tx, ctx.viewer.accountId, id);
  if (!video) throw new AppError('notFound');
  return video;
}
