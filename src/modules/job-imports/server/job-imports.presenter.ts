import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { KEPT_DAYS } from '../import-targets.ts';
import { type ImportSummary, rowStatuses } from '../job-imports.contract.ts';
import { countRows, type ImportRecord } from './job-imports.queries.ts';

const DAY = 86_400_000;

/** Imports with what has come of them so far, all counted by one query. */
export async function presentImports(
  tx: Reader,
  texts: Texts,
  language: string,
  records: readonly ImportRecord[],
): Promise<ImportSummary[]> {
  const counted = await countRows(
    tx,
    records.map(({ id }) => id),
  );
  return records.map((record) => {
    const own = counted.filter(({ import_id }) => import_id === record.id);
    const counts = Object.fromEntries(
      rowStatuses.map((status) => [status, own.find((one) => one.status === status)?.count ?? 0]),
    ) as ImportSummary['counts'];
    return {
      id: record.id,
      source: record.source,
      name: record.name,
      status: record.status,
      problem: record.problem && texts.translate(language)(`imports.problems.${record.problem}`),
      row_count: record.row_count,
      stopped_after: record.stopped_after,
      counts,
      complete_count: own.reduce((sum, { complete }) => sum + complete, 0),
      created_at: record.created_at.toISOString(),
      finished_at: record.finished_at?.toISOString() ?? null,
      expires_at: new Date(record.created_at.getTime() + KEPT_DAYS * DAY).toISOString(),
    };
  });
}
