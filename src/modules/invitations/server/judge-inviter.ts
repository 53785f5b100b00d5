import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_REWARDED, REWARDED_DAYS } from '../invitation-rules.ts';

const DAY_MS = 24 * 3600_000;

/**
 * Why a friend who counts brings their inviter nothing all the same: an operator has stopped it, or there were as many as
 * a month allows. The inviter's row is locked, so that parallel successes are counted one after another.
 */
export async function judgeInviter(tx: Transaction, inviterId: number, at: Date): Promise<'stopped' | 'limit' | null> {
  await tx.query(sql`select id from accounts where id = ${inviterId} for no key update`);
  const since = new Date(at.getTime() - REWARDED_DAYS * DAY_MS).toISOString();
  const { is_stopped, rewarded } = await tx.queryOne<{ is_stopped: boolean; rewarded: number }>(sql`
    select exists (select from invitation_stops where account_id = ${inviterId}) as is_stopped,
      (select count(*)::int from invited_friends
        where inviter_id = ${inviterId} and state = 'rewarded' and settled_at > ${since}) as rewarded`);
  if (is_stopped) return 'stopped';
  return rewarded >= MOST_REWARDED ? 'limit' : null;
}
