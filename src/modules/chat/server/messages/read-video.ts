import type { Clock } from '#src/kernel/clock.ts';
import { isShownTo } from '#src/modules/profiles/server/profiles.public.ts';
import { loadVideos } from '#src/modules/resumes/server/resumes.public.ts';
import type { Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { isReadAlong } from '../conversations/visible-conversation.ts';
import { createMayReadChatFile } from './read-chat-file.ts';

interface VideoFile {
  id: string;
  kind: string;
  account_id: number | null;
  subject: string | null;
}

/**
 * PROF-06: whether someone may see a video resume of another. A face and a voice are more than a name: only a company
 * that was given a resume sees it, and only while its owner shows themselves to that company.
 */
export function createMayReadVideo(clock: Clock) {
  const mayReadChatFile = createMayReadChatFile(clock);
  return async (db: Database, viewer: Viewer, file: VideoFile): Promise<boolean> => {
    // One that was sent with an application belongs to its conversation.
    if (file.subject?.startsWith('conversation:')) return mayReadChatFile(db, viewer, file);
    const { account_id: talentId } = file;
    if (viewer.role !== 'recruiter' || talentId === null) return false;
    const { rows } = await db.query<{ company_id: number | null }>(sql`
      select distinct c.company_id from conversations c
      where c.talent_id = ${talentId} and c.name_shared_at is not null
        and (c.boss_id = ${viewer.accountId}::bigint or ${isReadAlong(viewer.accountId, clock.now())})`);
    if (rows.length === 0) return false;
    const videos = await loadVideos(db, talentId);
    if (!videos.some((video) => video.file.id === file.id)) return false;
    for (const { company_id } of rows) if (await isShownTo(db, talentId, company_id)) return true;
    return false;
  };
}
