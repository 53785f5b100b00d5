import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';

/** What a match is made of has changed: facts that were prepared before are not used any more. */
async function raiseStamps(tx: Transaction, changed: readonly { accountId: number }[]): Promise<void> {
  const ids = [...new Set(changed.map(({ accountId }) => accountId))];
  await tx.query(sql`
    insert into match_stamps (account_id) select unnest(${ids}::bigint[])
    on conflict (account_id) do update set stamp = match_stamps.stamp + 1`);
}

export const matchingListeners: Listeners = {
  'profile.changed': raiseStamps,
  // Languages that a resume tells are kept by preferences, which hears of them first.
  'profile.filled': raiseStamps,
  'preferences.changed': raiseStamps,
};
