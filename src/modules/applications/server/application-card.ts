import { type ChatCard, isResumeHiddenIn } from '#src/modules/chat/server/chat.public.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Stage } from '../application-stages.ts';
import type { ApplicationDocument } from '../applications.contract.ts';

interface CardRow {
  id: number;
  stage: Stage;
  stage_at: Date;
  documents: ApplicationDocument[];
  is_hidden: boolean;
}

/** What an application shows in its conversation: to both sides what was sent, and how far it has come. */
export const applicationCard: ChatCard = {
  hasOwnNotice: true,
  load: async (tx, wanted) => {
    const { rows } = await tx.query<CardRow>(sql`
      select a.id, a.stage, a.stage_at, a.documents, ${isResumeHiddenIn(sql`a.conversation_id`)} as is_hidden
      from applications a where a.id = any(${[...new Set(wanted.map(({ id }) => id))]}::bigint[])`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return wanted.map(({ id, viewerSide }) => {
      const row = byId.get(id);
      if (!row) return undefined;
      const documents = row.is_hidden && viewerSide !== 'talent' ? [] : row.documents;
      return { stage: row.stage, stage_at: row.stage_at.toISOString(), documents };
    });
  },
  erase: async (tx, conversationId) => {
    await tx.query(sql`
      update applications set documents = '[]', answers = '[]' where conversation_id = ${conversationId}`);
  },
};
