import type { ChatCard } from '#src/modules/chat/server/chat.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { presentInterview } from './interviews.presenter.ts';
import { loadInterviews } from './interviews.queries.ts';

/** An interview in its conversation, as each side sees it now. */
export const interviewCard: ChatCard = {
  hasOwnNotice: true,
  async load(tx, wanted) {
    const rows = await loadInterviews(tx, sql`where i.id = any(${wanted.map(({ id }) => id)}::bigint[])`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return wanted.map(({ id, viewerSide }) => {
      const row = byId.get(id);
      return row && presentInterview(row, viewerSide ?? 'colleague');
    });
  },
  erase: eraseInterviews,
};

/** What people have written goes with the conversation's words; that it took place stays until the conversation goes. */
async function eraseInterviews(tx: Transaction, conversationId: number): Promise<void> {
  await tx.query(sql`
    update interviews set address = '', link = '', contact_name = '', contact_number = '', instructions = '',
      reason_note = '', issue = '', result_note = ''
    where conversation_id = ${conversationId}`);
}
