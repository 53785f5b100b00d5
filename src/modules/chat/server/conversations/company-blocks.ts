import type { Clock } from '#src/kernel/clock.ts';
import type { EventMap } from '#src/kernel/events.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import type { ChatSays } from '../../chat.socket.ts';
import { isCompanyBlocked } from './blocked-company.queries.ts';
import { recordChange } from './record-change.ts';

/** How many chats with one company are told live; older ones are right when they are opened. */
const MOST_TOLD = 200;

/**
 * A talent has blocked a company or lifted it: nobody waits in their chats any more, so nobody can be late with an
 * answer, and open pages show at once whether one can write.
 */
export function createTellCompanyBlock(publish: Publish<ChatSays>, clock: Clock) {
  return async (tx: Transaction, { accountId: talentId, companyId }: EventMap['block.changed']): Promise<void> => {
    const { rows } = await tx.query<{ id: number; boss_id: number | null }>(sql`
      select id, boss_id from conversations where talent_id = ${talentId} and company_id = ${companyId}
      order by id desc limit ${MOST_TOLD} for no key update`);
    await tx.query(sql`
      update conversations c set waiting_since = null, closes_at = null
      where talent_id = ${talentId} and company_id = ${companyId} and waiting_since is not null and ${isCompanyBlocked()}`);
    const views = rows.flatMap(({ id, boss_id }) =>
      [talentId, boss_id].flatMap((accountId) => (accountId ? [{ accountId, conversationId: id, seqs: [] }] : [])),
    );
    if (views.length > 0) await recordChange({ tx, clock }, publish, views);
  };
}
