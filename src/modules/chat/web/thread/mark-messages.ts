import { api } from '#src/browser/api.ts';
import type { Store } from '../sync/sync-changes.ts';

const DELIVERED_PAUSE_MS = 300;
const MOST_MARKS = 100;

/** Tells the server what has arrived here and what has been read; marks only ever rise, so repeating is harmless. */
export function createMarks({ state, dispatch }: Store) {
  const told = new Map<number, number>();
  let isWaiting = false;

  const tellDelivered = () => {
    isWaiting = false;
    const marks = [...state().conversations.values()]
      .filter(({ id, side, last_seq, delivered_seq }) => {
        return side !== 'colleague' && last_seq > delivered_seq && last_seq > (told.get(id) ?? 0);
      })
      .slice(0, MOST_MARKS)
      .map(({ id, last_seq }) => ({ conversation_id: id, seq: last_seq }));
    if (marks.length === 0) return;
    for (const { conversation_id, seq } of marks) told.set(conversation_id, seq);
    api('POST /chat/delivered', { marks }).catch(() => {
      for (const { conversation_id } of marks) told.delete(conversation_id);
    });
  };

  return {
    /** Soon, and for many at once. */
    deliver() {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(tellDelivered, DELIVERED_PAUSE_MS);
    },
    read(conversationId: number, seq: number) {
      const known = state().conversations.get(conversationId);
      if (!known || known.side === 'colleague' || known.read_seq >= seq) return;
      const before = known.read_seq;
      dispatch({ type: 'read', conversationId, seq });
      api('POST /chat/conversations/:id/read', { id: conversationId, seq }).catch(() => {
        // Unread again, so that the next look at it tells the server.
        const now = state().conversations.get(conversationId);
        if (now?.read_seq === seq) dispatch({ type: 'unreadAgain', conversationId, seq: before });
      });
    },
  };
}
