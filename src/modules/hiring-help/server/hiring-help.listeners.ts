import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';

/** Words that someone has changed or taken back are not read in an old analysis: that there was one stays. */
async function withdrawReports(tx: Transaction, changed: readonly { accountId: number }[]): Promise<void> {
  const ids = [...new Set(changed.map(({ accountId }) => accountId))];
  await tx.query(sql`
    update talent_analyses set report = null where account_id = any(${ids}::bigint[]) and report is not null`);
}

export const hiringHelpListeners: Listeners = {
  'profile.changed': withdrawReports,
  'profile.filled': withdrawReports,
  'preferences.changed': withdrawReports,
};
