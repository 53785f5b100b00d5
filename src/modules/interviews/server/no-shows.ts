import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { StepFacts } from '../interview-steps.ts';
import type { NotifyOfInterviews } from './interviews.notices.ts';

export const MOST_NO_SHOWS = 3;
export const COUNTED_MONTHS = 3;
export const BAN_MONTHS = 6;

/** INT-05, TRU-11: who may have no interviews now; the same rule for both sides. */
export async function findBans(
  tx: Reader,
  now: Date,
  { talent_id, boss_id }: { talent_id: number | null; boss_id: number | null },
): Promise<StepFacts['isBanned']> {
  const { rows } = await tx.query<{ account_id: number }>(sql`
    select account_id from interview_bans
    where account_id = any(${[talent_id, boss_id]}::bigint[]) and until > ${now.toISOString()}`);
  const isBanned = (id: number | null) => rows.some(({ account_id }) => account_id === id);
  return { talent: isBanned(talent_id), boss: isBanned(boss_id) };
}

interface NoShow {
  interviewId: number;
  accountId: number | null;
  now: Date;
}

/**
 * Someone did not come: the third time in 3 months bans them from interviews for 6. Their account is locked, so that
 * two that are marked at once are counted one after the other.
 */
export async function recordNoShow(
  tx: Transaction,
  notify: NotifyOfInterviews,
  { interviewId, accountId, now }: NoShow,
) {
  if (accountId === null) return;
  const at = now.toISOString();
  await tx.query(sql`select from accounts where id = ${accountId} for no key update`);
  await tx.query(sql`
    insert into interview_no_shows (interview_id, account_id, missed_at) values (${interviewId}, ${accountId}, ${at})
    on conflict do nothing`);
  const { count } = await tx.queryOne<{ count: number }>(sql`
    select count(*) as count from interview_no_shows
    where account_id = ${accountId} and missed_at > ${at}::timestamptz - make_interval(months => ${COUNTED_MONTHS})`);
  if (count < MOST_NO_SHOWS) return;
  const { until } = await tx.queryOne<{ until: Date }>(sql`
    insert into interview_bans (account_id, until) values (${accountId}, ${at}::timestamptz + make_interval(months => ${BAN_MONTHS}))
    on conflict (account_id) do update set until = excluded.until
    returning until`);
  const data = { until: until.toISOString() };
  const dedupeKey = `interview-ban:${interviewId}`;
  await notify(tx, { accountId, kind: 'interview_ban', data, dedupeKey });
}
