import type { MatchingParts } from '#src/modules/matching/server/matching.public.ts';
import { loadShownFacts } from '#src/modules/preferences/server/preferences.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { degreeRankOf, documentOf, yearsOf } from './talent-words.ts';

interface FindableRow {
  id: number;
  country_id: number;
  language: string;
  last_name: string;
  available_from: string | null;
  notice_period_id: number | null;
  vip_until: Date | null;
  refreshed_until: Date | null;
  last_active_at: Date | null;
  changed_at: Date;
}

interface IndexRow {
  account_id: number;
  words: string[];
  years: number | null;
  degree_rank: number | null;
  available_from: string | null;
  notice_days: number | null;
  boost: number;
  boost_until: Date | null;
  active_on: Date;
  written_at: Date;
}

export type IndexTalents = (tx: Transaction, accountIds: readonly number[], now: Date) => Promise<void>;

/** Days until somebody could start, by the ids of the notice periods; more than three months is half a year. */
const NOTICE_DAYS: Record<number, number> = { 1: 0, 2: 7, 3: 14, 4: 30, 5: 60, 6: 90, 7: 180 };

/**
 * Brings the rows of these people up to date within the caller's transaction: whoever does not want to be found any more
 * is gone with it. Whoever calls it holds their accounts, as every change of a profile does.
 */
export function createIndexTalents({ prepareTalent }: Pick<MatchingParts, 'prepareTalent'>): IndexTalents {
  return async (tx, accountIds, now) => {
    const ids = [...new Set(accountIds)];
    const found = await findFindable(tx, ids, now);
    await tx.query(sql`
      delete from talent_search
      where account_id = any(${ids}::bigint[]) and account_id <> all(${found.map(({ id }) => id)}::bigint[])`);
    const rows: IndexRow[] = [];
    for (const row of found) rows.push(await makeRow(tx, row, now));
    if (rows.length > 0) await write(tx, rows);
  };

  async function makeRow(tx: Transaction, row: FindableRow, now: Date): Promise<IndexRow> {
    const facts = await prepareTalent(tx, row, now);
    const shows = await loadShownFacts(tx, row.id);
    const { boost, until } = boostOf(row, now);
    return {
      account_id: row.id,
      words: documentOf(facts, shows, row.last_name),
      years: yearsOf(facts),
      degree_rank: degreeRankOf(facts),
      available_from: row.available_from,
      notice_days: NOTICE_DAYS[row.notice_period_id ?? 0] ?? null,
      boost,
      boost_until: until,
      active_on: row.last_active_at ?? row.changed_at,
      written_at: now,
    };
  }
}

/** A row that says the same already stays as it is: of the monthly round that are nearly all. */
async function write(tx: Transaction, rows: readonly IndexRow[]): Promise<void> {
  await tx.query(sql`
    insert into talent_search as known (account_id, document, years, degree_rank, available_from, notice_days, boost,
      boost_until, active_on, written_at)
    select account_id, array_to_tsvector(words), years, degree_rank, available_from, notice_days, boost, boost_until,
      (active_on at time zone 'UTC')::date, written_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (account_id bigint, words text[], years smallint,
      degree_rank smallint, available_from date, notice_days smallint, boost smallint, boost_until timestamptz,
      active_on timestamptz, written_at timestamptz)
    on conflict (account_id) do update set document = excluded.document, years = excluded.years,
      degree_rank = excluded.degree_rank, available_from = excluded.available_from,
      notice_days = excluded.notice_days, boost = excluded.boost, boost_until = excluded.boost_until,
      active_on = excluded.active_on, written_at = excluded.written_at
    where (known.document, known.years, known.degree_rank, known.available_from, known.notice_days, known.boost,
        known.boost_until, known.active_on)
      is distinct from (excluded.document, excluded.years, excluded.degree_rank, excluded.available_from,
        excluded.notice_days, excluded.boost, excluded.boost_until, excluded.active_on)`);
}

/**
 * EMP-03: who may be in the index: they said yes, look for work, have a profile and show it. Whether the account is there
 * is asked at every search (`isVisible`), so that one whose suspension is lifted is found again.
 */
async function findFindable(tx: Transaction, ids: readonly number[], now: Date): Promise<FindableRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<FindableRow>(sql`
    select a.id, a.country_id, a.language, a.last_name, p.available_from, a.notice_period_id, a.vip_until,
      r.ends_at as refreshed_until, i.last_active_at, f.changed_at
    from accounts a join talent_findings f on f.account_id = a.id and f.is_on
      join profiles p on p.account_id = a.id and p.is_open_to_work and p.is_shown
      left join resume_refreshes r on r.account_id = a.id and r.ends_at > ${now.toISOString()}
      left join chat_inboxes i on i.account_id = a.id
    where a.id = any(${[...ids]}::bigint[]) and a.is_profile_completed
    order by a.id`);
  return rows;
}

/** VIP-01, VIP-02: what lifts somebody now, and when the first of it ends. */
export function boostOf(row: { vip_until: Date | null; refreshed_until: Date | null }, now: Date) {
  const ends = [row.vip_until, row.refreshed_until].map((end) => (end && end > now ? end : null));
  const [vip, refreshed] = ends;
  const running = ends.filter((end) => end !== null).sort((one, other) => one.getTime() - other.getTime());
  return { boost: (vip ? 1 : 0) + (refreshed ? 2 : 0), until: running[0] ?? null };
}
