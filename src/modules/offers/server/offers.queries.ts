import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { DeclineReason, Period, Side, Status, Terms } from '../offer-fields.ts';

/** One version of the terms as it is stored; amounts are minor units. */
export interface VersionRow {
  title: string;
  pay_min: number;
  pay_max: number;
  currency: string;
  period: Period;
  starts_on: string;
  expires_at: Date;
  conditions: string;
  document: Terms['document'];
  created_at: Date;
}

export interface OfferRow {
  id: number;
  conversation_id: number;
  talent_id: number | null;
  boss_id: number | null;
  seq: number | null;
  status: Status;
  version: number;
  expires_at: Date;
  viewed_at: Date | null;
  ended_at: Date | null;
  ended_by: Side | null;
  reason: DeclineReason | null;
  reason_note: string;
  job_id: number | null;
  company_name: string;
  name_shared_at: Date | null;
  talent_first: string | null;
  talent_last: string | null;
  boss_first: string | null;
  boss_last: string | null;
  /** Null for who has chosen none. */
  talent_zone: string | null;
  boss_zone: string | null;
}

/** With the version that stands and the one before it. */
export interface LoadedOffer extends OfferRow {
  terms: VersionRow;
  previous: VersionRow | undefined;
}

const columns = sql`o.id, o.conversation_id, o.talent_id, o.boss_id, o.seq, o.status, o.version, o.expires_at,
  o.viewed_at, o.ended_at, o.ended_by, o.reason, o.reason_note, c.job_id, c.company_name, c.name_shared_at,
  t.first_name as talent_first, t.last_name as talent_last, b.first_name as boss_first, b.last_name as boss_last,
  t.time_zone as talent_zone, b.time_zone as boss_zone`;

/** Offers with their last two versions, which is what a card shows: two queries for all. */
export async function loadOffers(tx: Reader, ids: readonly number[]): Promise<LoadedOffer[]> {
  const { rows } = await tx.query<OfferRow>(sql`
    select ${columns} from offers o join conversations c on c.id = o.conversation_id
    left join accounts t on t.id = o.talent_id left join accounts b on b.id = o.boss_id
    where o.id = any(${[...ids]}::bigint[])`);
  const versions = await loadVersions(
    tx,
    sql`join offers o on o.id = v.offer_id
      where v.offer_id = any(${[...ids]}::bigint[]) and v.version > o.version - 2`,
  );
  return rows.flatMap((row) => {
    const own = versions.filter(({ offer_id }) => offer_id === row.id);
    const terms = own.find(({ version }) => version === row.version);
    return terms ? [{ ...row, terms, previous: own.find(({ version }) => version === row.version - 1) }] : [];
  });
}

/** Versions of terms, the newest first; `rest` says of which offers. */
export async function loadVersions(tx: Reader, rest: Sql) {
  const { rows } = await tx.query<VersionRow & { offer_id: number; version: number }>(sql`
    select v.offer_id, v.version, v.title, v.pay_min, v.pay_max, v.currency, v.period, v.starts_on, v.expires_at,
      v.conditions, v.document, v.created_at
    from offer_versions v ${rest} order by v.offer_id, v.version desc`);
  return rows;
}

export async function findOffer(tx: Reader, id: number): Promise<LoadedOffer | undefined> {
  return (await loadOffers(tx, [id]))[0];
}

/** The row as it is under its lock; whoever calls it holds the conversation's, which is always taken first. */
export async function lockOffer(tx: Transaction, id: number): Promise<LoadedOffer | undefined> {
  await tx.query(sql`select from offers where id = ${id} for no key update`);
  return findOffer(tx, id);
}

export async function findConversationOf(tx: Reader, id: number): Promise<number | undefined> {
  const { rows } = await tx.query<{ conversation_id: number }>(
    sql`select conversation_id from offers where id = ${id}`,
  );
  return rows[0]?.conversation_id;
}
