import { renameFile } from '#src/modules/files/server/files.public.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { VideoResume } from '../../video-resumes.contract.ts';
import { findVideo } from './keep-video.ts';

/** PROF-06: another name for a video resume. */
export async function renameVideo(
  ctx: AccountWriteContext,
  { id, name }: { id: number; name: string },
): Promise<VideoResume> {
  await lockAccount(ctx);
  const { file } = await findVideo(ctx, id);
  await renameFile(ctx.tx, file.id, name);
  await ctx.tx.query(sql`
    update video_resumes set updated_at = ${ctx.clock.now().toISOString()} where id = ${id}`);
  return findVideo(ctx, id);
}
