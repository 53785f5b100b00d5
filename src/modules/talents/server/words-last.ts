import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';

/** So many rows are read one by one sooner than the lists of common words are gone through. */
const FEW_ENOUGH = 40_000;
const FEWER = 2;

/**
 * Whether years, degree and days leave so few that words are better looked for in their rows: a word that every fourth has
 * takes long to read from its index, which the planner does not count.
 */
export async function comeWordsLast(tx: Reader, words: Sql, others: readonly Sql[]): Promise<boolean> {
  if (others.length === 0) return false;
  const left = await estimate(tx, sql.join(others, ' and '));
  return left <= FEW_ENOUGH && (await estimate(tx, words)) > left * FEWER;
}

/** How many the planner expects: each of these alone it knows well. */
export async function estimate(tx: Reader, where: Sql): Promise<number> {
  const { rows } = await tx.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from talent_search t where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
