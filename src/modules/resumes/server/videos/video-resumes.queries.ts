import { loadFiles, presentFile } from '#src/modules/files/server/files.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { VideoResume } from '../../video-resumes.contract.ts';

/** The videos that someone keeps, the newest first, or the one with an id. */
export async function loadVideos(tx: Reader, accountId: number, id?: number): Promise<VideoResume[]> {
  const { rows } = await tx.query<{ id: number; file_id: string; updated_at: Date }>(sql`
    select id, file_id, updated_at from video_resumes
    where account_id = ${accountId} and deleted_at is null ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by created_at desc, id desc`);
  const files = await loadFiles(
    tx,
    rows.map(({ file_id }) => file_id),
  );
  return rows.flatMap((row) => {
    const file = files.get(row.file_id);
    if (!file) return [];
    return {
      id: row.id,
      file: presentFile(file),
      seconds: file.seconds ?? 0,
      updated_at: row.updated_at.toISOString(),
      is_withheld: file.scan === 'infected',
    };
  });
}
