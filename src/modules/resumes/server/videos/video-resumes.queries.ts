import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { VideoResume } from '../../video-resumes.contract.ts';
import { loadKept } from '../kept-files.queries.ts';

/** The videos that someone keeps, the newest first, or the one with an id. */
export async function loadVideos(tx: Reader, accountId: number, id?: number): Promise<VideoResume[]> {
  const select = sql`select id, file_id, updated_at from video_resumes`;
  const kept = await loadKept(tx, select, { accountId, id });
  return kept.map(({ shown, file }) => ({ ...shown, seconds: file.seconds ?? 0 }));
}
