import { sql } from 'drizzle-orm';
import type { Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';

/**
 * Whether someone may read a file that was sent in a chat: both sides may, but a resume only once the other side has
 * agreed to have it. Who sent it may always, which is asked elsewhere.
 */
export async function mayReadChatFile(
  db: Database,
  viewer: Viewer,
  file: { id: string; subject: string | null },
): Promise<boolean> {
  const [what, id] = (file.subject ?? '').split(':');
  if (viewer.accountId === null || !Number.isSafeInteger(Number(id))) return false;
  const isMember = sql`select 1 from conversation_members m
    where m.conversation_id = ${Number(id)} and m.account_id = ${viewer.accountId}`;
  if (what === 'conversation') return Boolean((await db.execute(isMember)).rowCount);
  if (what !== 'exchange') return false;
  const { rowCount } = await db.execute(sql`
    select 1 from chat_exchanges e where e.conversation_id = ${Number(id)} and e.status = 'accepted'
      and e.file ->> 'id' = ${file.id} and exists (${isMember})`);
  return Boolean(rowCount);
}
