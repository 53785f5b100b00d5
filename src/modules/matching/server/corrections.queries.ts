import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Correction } from './score-match.ts';

interface CorrectionRow {
  account_id: number;
  job_id: number | null;
  line: string;
  says: 'have' | 'not';
  statement: string;
}

/** Of these people, what they have said of lines themselves; at most a few hundred each. */
export async function loadCorrections(tx: Reader, accountIds: readonly number[]): Promise<CorrectionRow[]> {
  const { rows } = await tx.query<CorrectionRow>(sql`
    select account_id, job_id, line, says, statement from match_corrections
    where account_id = any(${[...accountIds]}::bigint[])`);
  return rows;
}

/** Those that count for one person's match with one job. */
export function correctionsFor(
  rows: readonly CorrectionRow[],
  accountId: number,
  jobId: number,
): Map<string, Correction> {
  return new Map(
    rows
      .filter((row) => row.account_id === accountId && (row.job_id === null || row.job_id === jobId))
      .map(({ line, says, statement }) => [line, { says, statement }]),
  );
}
