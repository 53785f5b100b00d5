import type { ChatCard } from '#src/modules/chat/server/chat.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { presentOffer } from './offers.presenter.ts';
import { loadOffers } from './offers.queries.ts';

/** An offer in its conversation, as each side sees it now. */
export const offerCard: ChatCard = {
  hasOwnNotice: true,
  async load(tx, wanted) {
    const rows = await loadOffers(
      tx,
      wanted.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return wanted.map(({ id, viewerSide }) => {
      const row = byId.get(id);
      return row && presentOffer(row, viewerSide ?? 'colleague');
    });
  },
  erase: eraseOffers,
};

/** What people have written goes with the conversation's words; what was agreed on stays until the conversation goes. */
async function eraseOffers(tx: Transaction, conversationId: number): Promise<void> {
  await tx.query(sql`update offers set reason_note = '' where conversation_id = ${conversationId}`);
  await tx.query(sql`
    update offer_versions set conditions = '', document = null
    where offer_id in (select id from offers where conversation_id = ${conversationId})`);
}
