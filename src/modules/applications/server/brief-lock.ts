import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { errorCode } from '#src/platform/database/error-code.ts';
import { sql } from '#src/platform/database/sql.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const MOST_WAITING = '3s';

/**
 * Takes a lock that somebody else may hold: two presses at once come one after the other and get the same answer, and
 * whoever would have to wait longer is told that it is under way (41134, 41340).
 */
export async function waitBriefly<T>(tx: Transaction, refusal: ErrorName, lock: () => Promise<T>): Promise<T> {
  await tx.query(sql`select set_config('lock_timeout', ${MOST_WAITING}, true)`);
  try {
    return await lock();
  } catch (error) {
    if (errorCode(error) === LOCK_NOT_AVAILABLE) throw new AppError(refusal);
    throw error;
  } finally {
    await tx.query(sql`select set_config('lock_timeout', '0', true)`).catch(() => undefined);
  }
}
