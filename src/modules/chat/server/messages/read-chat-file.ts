import type { Clock } from '#src/kernel/clock.ts';
import type { Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { isResumeHiddenIn, mayRead } from '../conversations/visible-conversation.ts';

const RESUMES: ReadonlySet<string> = new Set(['resume', 'video_resume']);

interface SentFile {
  id: string;
  kind: string;
  subject: string | null;
}

/**
 * Whether someone may read a file that was sent in a chat: whoever may read the conversation may, but a resume only
 * once the other side has agreed to have it, and never while its owner hides it from the company. Who sent it may
 * always, which is asked elsewhere.
 */
export function createMayReadChatFile(clock: Clock) {
  return async (db: Database, viewer: Viewer, file: SentFile): Promise<boolean> => {
    const [what, text] = (file.subject ?? '').split(':');
    const id = Number(text);
    if (viewer.accountId === null || !Number.isSafeInteger(id)) return false;
    if (what === 'exchange') {
      const { rowCount } = await db.query(sql`
        select 1 from chat_exchanges e
        where e.conversation_id = ${id} and e.status = 'accepted' and e.file ->> 'id' = ${file.id}`);
      if (!rowCount) return false;
    } else if (what !== 'conversation') return false;
    if (RESUMES.has(file.kind) && (await isResumeHidden(db, id))) return false;
    return mayRead(db, viewer, id, clock.now());
  };
}

async function isResumeHidden(db: Database, conversationId: number): Promise<boolean> {
  const { is_hidden } = await db.queryOne<{ is_hidden: boolean }>(sql`
    select ${isResumeHiddenIn(sql`${conversationId}`)} as is_hidden`);
  return is_hidden;
}
