import { loadTalks, type TrackedTalk } from '#src/modules/tracker/server/tracker.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

/** What waits in a conversation. */
interface PendingRow {
  /** The employer has written last, and not by a machine. */
  is_my_turn: boolean;
  waiting_since: Date | null;
  /** The agreed time that lies ahead. */
  meets_at: Date | null;
  /** Times were proposed, and the person is to choose. */
  is_to_choose: boolean;
  offer_until: Date | null;
}

export type Talk = TrackedTalk & PendingRow;

const NOTHING: PendingRow = {
  is_my_turn: false,
  waiting_since: null,
  meets_at: null,
  is_to_choose: false,
  offer_until: null,
};

/** Where someone stands with every employer here, the last that moved first, and what waits there. */
export async function loadProgress(tx: Reader, accountId: number, now: Date): Promise<Talk[]> {
  const talks = await loadTalks(tx, accountId);
  const pending = await loadPending(
    tx,
    talks.flatMap(({ conversation_id: id }) => id ?? []),
    now,
  );
  return talks.map((talk) => ({ ...talk, ...(pending.get(talk.conversation_id) ?? NOTHING) }));
}

async function loadPending(tx: Reader, ids: number[], now: Date): Promise<Map<number | null, PendingRow>> {
  const at = now.toISOString();
  const { rows } = await tx.query<PendingRow & { id: number }>(sql`
    select c.id, c.waiting_since,
      c.waiting_since is null and c.closed_at is null and exists (select from messages one
        where one.conversation_id = c.id and one.seq = c.last_seq and one.side = 'boss' and not one.is_automatic
      ) as is_my_turn,
      (select min(i.starts_at) from interviews i where i.conversation_id = c.id and i.starts_at > ${at}
        and i.status in ('pending', 'accepted')) as meets_at,
      exists (select from interviews i where i.conversation_id = c.id and i.status = 'pending' and i.turn = 'talent'
        and i.expires_at > ${at}) as is_to_choose,
      (select max(o.expires_at) from offers o where o.conversation_id = c.id and o.status in ('sent', 'viewed')
        and o.expires_at > ${at}) as offer_until
    from conversations c where c.id = any(${ids}::bigint[])`);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
