import type { Database, Reader, Transaction } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export type BounceReason = 'hard_bounce' | 'soft_bounce' | 'complaint';

export interface Suppression {
  address: string;
  reason: BounceReason;
  detail: string;
  /** When mail is tried again by itself; null: when somebody says so. */
  until: Date | null;
  updated_at: Date;
}

interface Bounce {
  address: string;
  reason: BounceReason;
  detail: string;
  /** How many failures it stands for: a message that was tried for hours is more than one report. */
  weight?: number;
}

/** So many soft bounces within the week make a pause of so many days. */
const MOST_SOFT = 3;
const WEEK = '7 days';
const PAUSE = '3 days';
const LONGEST_DETAIL = 100;

const isActive = sql.raw('(until is null or until > now())');
const columns = sql.raw('address, reason, detail, until, updated_at');

/**
 * Notes that mail to an address came back or was called spam. A hard bounce and a complaint stop all mail but awaited
 * codes at once, also what waits in the outbox; soft ones pause it when they come again and again.
 */
export async function recordBounce(db: Database, { address, reason, detail, weight = 1 }: Bounce): Promise<void> {
  const key = address.toLowerCase();
  const said = detail.slice(0, LONGEST_DETAIL);
  await db.transaction(async (tx) => {
    await (reason === 'soft_bounce' ? countSoft(tx, key, said, weight) : stopFor(tx, key, reason, said));
    await tx.query(sql`
      delete from outbox_messages where lower(recipient) = ${key} and channel = 'email' and lane = 'bulk'
        and status = 'queued' and exists (select from email_suppressions where address = ${key} and ${isActive})`);
  });
}

async function stopFor(tx: Transaction, address: string, reason: BounceReason, detail: string): Promise<void> {
  await tx.query(sql`
    insert into email_suppressions (address, reason, detail, until) values (${address}, ${reason}, ${detail}, null)
    on conflict (address) do update set reason = excluded.reason, detail = excluded.detail, until = null,
      failures = email_suppressions.failures + 1`);
}

/** What is stopped for good stays so; failures of an earlier week count no more. */
async function countSoft(tx: Transaction, address: string, detail: string, weight: number): Promise<void> {
  const pause = sql`now() + ${PAUSE}::interval`;
  await tx.query(sql`
    insert into email_suppressions as known (address, reason, detail, failures, until)
    values (${address}, 'soft_bounce', ${detail}, ${weight}, ${weight >= MOST_SOFT ? pause : sql`now()`})
    on conflict (address) do update set detail = excluded.detail,
      failures = case when known.updated_at > now() - ${WEEK}::interval then known.failures else 0 end + excluded.failures,
      until = case when known.failures + excluded.failures >= ${MOST_SOFT}
        and known.updated_at > now() - ${WEEK}::interval or excluded.failures >= ${MOST_SOFT} then ${pause} else now() end
    where known.until is not null`);
}

/** Why no mail goes to an address; undefined where it does. */
export async function findSuppression(tx: Reader, address: string): Promise<Suppression | undefined> {
  const { rows } = await tx.query<Suppression>(sql`
    select ${columns} from email_suppressions where address = ${address.toLowerCase()} and ${isActive}`);
  return rows[0];
}

/** Mail goes there again. False when it did already. */
export async function liftSuppression(tx: Transaction, address: string): Promise<boolean> {
  const { rowCount } = await tx.query(sql`delete from email_suppressions where address = ${address.toLowerCase()}`);
  return Boolean(rowCount);
}

/** The newest, or those that begin with what was typed. */
export async function listSuppressions(tx: Reader, typed: string, size: number): Promise<Suppression[]> {
  const begins = sql`address >= ${typed.toLowerCase()} and address < ${`${typed.toLowerCase()}\u{10ffff}`}`;
  const { rows } = await tx.query<Suppression>(
    typed
      ? sql`select ${columns} from email_suppressions where ${begins} and ${isActive} order by address limit ${size}`
      : sql`select ${columns} from email_suppressions where ${isActive} order by updated_at desc, address limit ${size}`,
  );
  return rows;
}
