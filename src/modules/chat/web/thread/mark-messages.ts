import { api } from '#src/browser/api.ts';
import type { Store } from '../sync/sync-changes.ts';

const DELIVERED_PAUSE_MS = 300;
const MOST_MARKS = 100;
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 300_000;

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

  /** It was seen, whether or not the server could be told: told again for some minutes, unless more has been read since. */
  const tellRead = (id: number, seq: number, pause = RETRY_MS) => {
    if (state().conversations.get(id)?.read_seq !== seq || pause > LONGEST_RETRY_MS) return;
    api('POST /chat/conversations/:id/read', { id, seq }).catch(() => setTimeout(tellRead, pause, id, seq, pause * 2));
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
      dispatch({ type: 'read', conversationId, seq });
      tellRead(conversationId, seq);
    },
  };
}
