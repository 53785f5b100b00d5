import type { Database, Transaction } from './database.ts';
import { errorCode } from './error-code.ts';
import { type Sql, sql } from './sql.ts';

export const BATCH = 1000;
/** A batch that takes longer than this is cut short and tried again with half as many rows. */
const STATEMENT_MS = 5000;
/** Below the 15 minutes after which the queue gives a task to another worker; the next run goes on where this one stopped. */
const RUN_MS = 10 * 60_000;
const QUERY_CANCELED = '57014';

interface BatchOptions {
  size?: number;
  statementMs?: number;
}

/**
 * Repeats a step until it has worked on fewer rows than it may, and gives the sum. Each step is a short transaction of
 * its own, so that no lock is held for long and a crash loses one batch at most. A step must take rows by what they are
 * (`for update skip locked`), never by counting: then it resumes by itself, and two workers share the work.
 */
export async function inBatches(
  db: Database,
  step: (tx: Transaction, size: number) => Promise<number>,
  { size: largest = BATCH, statementMs = STATEMENT_MS }: BatchOptions = {},
): Promise<number> {
  const until = performance.now() + RUN_MS;
  let total = 0;
  for (let size = largest; performance.now() < until; ) {
    try {
      const done = await shortTransaction(db, statementMs, (tx) => step(tx, size));
      total += done;
      if (done < size) break;
    } catch (error) {
      if (size === 1 || errorCode(error) !== QUERY_CANCELED) throw error;
      size = Math.ceil(size / 2);
    }
  }
  return total;
}

/** A transaction whose statements have a time limit of their own. */
export function shortTransaction<T>(
  db: Database,
  statementMs: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query(sql`select set_config('statement_timeout', ${String(statementMs)}, true)`);
    return work(tx);
  });
}

interface Chosen {
  /** One that has rows of its own: a row's place (ctid) is unique within a part of a partitioned table only. */
  table: string;
  where: Sql;
  /** An indexed column to go along, oldest first; without one the condition itself must have an index. */
  by?: string;
  size?: number;
}

/** Deletes the rows that meet a condition, a batch at a time; gives how many went. */
export function deleteInBatches(db: Database, chosen: Chosen): Promise<number> {
  return changeInBatches(db, chosen, (rows) => sql`delete from only ${sql.identifier(chosen.table)} where ${rows}`);
}

/** Sets columns of the rows that meet a condition, which must no longer be met afterwards. */
export function updateInBatches(db: Database, chosen: Chosen, set: Sql): Promise<number> {
  return changeInBatches(
    db,
    chosen,
    (rows) => sql`update only ${sql.identifier(chosen.table)} set ${set} where ${rows}`,
  );
}

function changeInBatches(db: Database, chosen: Chosen, change: (rows: Sql) => Sql): Promise<number> {
  const work = async (tx: Transaction, size: number) =>
    (await tx.query(change(sql`ctid = any(${chooseRows(chosen, size)})`))).rowCount ?? 0;
  return inBatches(db, work, { size: chosen.size });
}

/** The places of the next rows, locked past those that another worker holds. */
export function chooseRows({ table, where, by }: Chosen, size: number): Sql {
  const order = by ? sql`order by ${sql.identifier(by)}` : sql``;
  return sql`array(select ctid from only ${sql.identifier(table)} where ${where} ${order} limit ${size} for update skip locked)`;
}
