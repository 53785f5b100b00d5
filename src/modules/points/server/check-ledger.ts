import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

const BATCH = 1000;

interface Difference {
  /** Of the wallet whose balance differs from its entries, or of the transaction that does not sum to zero. */
  id: number;
  what: 'available' | 'held' | 'transaction';
  is: number;
  ledger: number;
}

/** Recomputes every balance from the ledger, a thousand wallets at a time, and names what differs. */
async function* checkWallets(db: Reader): AsyncGenerator<Difference[]> {
  for (let after = 0, last: number | null = 0; last !== null; after = last ?? 0) {
    const { rows } = await db.query<{ id: number; available: number; held: number; own: number; kept: number }>(sql`
      select w.id, w.available, w.held, coalesce(sum(e.amount) filter (where e.bucket = 'available'), 0)::bigint as own,
        coalesce(sum(e.amount) filter (where e.bucket = 'held'), 0)::bigint as kept
      from (select * from point_wallets where id > ${after} order by id limit ${BATCH}) w
      left join point_entries e on e.wallet_id = w.id group by w.id, w.available, w.held order by w.id`);
    yield rows.flatMap(({ id, available, held, own, kept }) => [
      ...(available === own ? [] : [{ id, what: 'available' as const, is: available, ledger: own }]),
      ...(held === kept ? [] : [{ id, what: 'held' as const, is: held, ledger: kept }]),
    ]);
    last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
  }
}

/** Every transaction by its number: its entries sum to zero, and there are some. */
async function* checkTransactions(db: Reader): AsyncGenerator<Difference[]> {
  for (let after = 0, last: number | null = 0; last !== null; after = last ?? 0) {
    const { rows } = await db.query<{ id: number; sum: number }>(sql`
      select t.id, coalesce(sum(e.amount), 1)::bigint as sum
      from (select id from point_transactions where id > ${after} order by id limit ${BATCH}) t
      left join point_entries e on e.transaction_id = t.id group by t.id order by t.id`);
    yield rows
      .filter(({ sum }) => sum !== 0)
      .map(({ id, sum }) => ({ id, what: 'transaction' as const, is: sum, ledger: 0 }));
    last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
  }
}

/** Both checks; an empty list says that the books are right. */
export async function checkLedger(db: Reader): Promise<Difference[]> {
  const differences: Difference[] = [];
  for await (const found of checkWallets(db)) differences.push(...found);
  for await (const found of checkTransactions(db)) differences.push(...found);
  return differences;
}
