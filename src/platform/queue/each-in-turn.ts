import type { Database, Transaction } from '../database/database.ts';

interface Steps<Row> {
  /** The next row to work on, locked for this process and none of those that failed; undefined when there is none. */
  claim(tx: Transaction, failed: number[]): Promise<Row | undefined>;
  handle(tx: Transaction, row: Row): Promise<void>;
}

/**
 * Works on rows one after another, each in a transaction of its own. One that fails is passed over, so that it cannot
 * stop all that come after it; the queue hears of it at the end and tries again later.
 */
export async function eachInTurn<Row extends { id: number }>(
  db: Database,
  { claim, handle }: Steps<Row>,
): Promise<void> {
  const failed: number[] = [];
  let firstError: unknown;
  for (;;) {
    let row: Row | undefined;
    try {
      await db.transaction(async (tx) => {
        row = await claim(tx, failed);
        if (row) await handle(tx, row);
      });
    } catch (error) {
      if (!row) throw error;
      firstError ??= error;
      failed.push(row.id);
    }
    if (!row) break;
  }
  if (firstError !== undefined) throw firstError;
}
