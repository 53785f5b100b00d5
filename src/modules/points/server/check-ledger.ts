import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

const BATCH = 1000;

interface Difference {
  /** Of the wallet whose balance differs from its entries, or of the transaction that does not sum to zero. */
  id: number;
  what: 'available' | 'held' | 'transaction';
  /** Null for a transaction without entries. */
  is: number | null;
  ledger: number;
}

/** All rows by their id, a batch at a time. */
async function* readAll<Row extends { id: number }>(read: (after: number) => Promise<Row[]>): AsyncGenerator<Row> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1)?.id ?? 0);
    yield* rows;
  } while (rows.length === BATCH);
}

/** Every wallet with what its entries sum up to; one statement sees both at the same moment. */
async function readWallets(db: Reader, after: number) {
  const { rows } = await db.query<{ id: number; available: number; held: number; own: number; kept: number }>(sql`
    select w.id, w.available, w.held, coalesce(sum(e.amount) filter (where e.bucket = 'available'), 0)::bigint as own,
      coalesce(sum(e.amount) filter (where e.bucket = 'held'), 0)::bigint as kept
    from (select * from point_wallets where id > ${after} order by id limit ${BATCH}) w
    left join point_entries e on e.wallet_id = w.id group by w.id, w.available, w.held order by w.id`);
  return rows;
}

async function readTransactions(db: Reader, after: number) {
  const { rows } = await db.query<{ id: number; sum: number | null }>(sql`
    select t.id, sum(e.amount)::bigint as sum
    from (select id from point_transactions where id > ${after} order by id limit ${BATCH}) t
    left join point_entries e on e.transaction_id = t.id group by t.id order by t.id`);
  return rows;
}

/** Recomputes every balance and every transaction's sum; an empty list says that the books are right. */
export async function checkLedger(db: Reader): Promise<Difference[]> {
  const differences: Difference[] = [];
  for await (const { id, available, held, own, kept } of readAll((after) => readWallets(db, after))) {
    if (available !== own) differences.push({ id, what: 'available', is: available, ledger: own });
    if (held !== kept) differences.push({ id, what: 'held', is: held, ledger: kept });
  }
  for await (const { id, sum } of readAll((after) => readTransactions(db, after))) {
    if (sum !== 0) differences.push({ id, what: 'transaction', is: sum, ledger: 0 });
  }
  return differences;
}
