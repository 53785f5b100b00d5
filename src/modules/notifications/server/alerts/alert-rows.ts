import { AppError } from '#src/kernel/errors.ts';
import { tidyText } from '#src/kernel/text.ts';
import type { SearchFilters } from '#src/modules/search/filters.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

export type Frequency = 'daily' | 'weekly';

export interface AlertRow {
  id: number;
  account_id: number;
  country_id: number;
  filters: SearchFilters;
  frequency: Frequency;
  is_paused: boolean;
  told_until: Date;
  due_at: Date;
  created_at: Date;
}

export const alertColumns = sql.raw(
  'id, account_id, country_id, filters, frequency, is_paused, told_until, due_at, created_at',
);

/** One of the own alerts, held until the end of the transaction. */
export async function findOwnAlert(tx: Transaction | Database, accountId: number, id: number): Promise<AlertRow> {
  const { rows } = await tx.query<AlertRow>(
    sql`select ${alertColumns} from job_alerts where id = ${id} and account_id = ${accountId} for update`,
  );
  const row = rows[0];
  if (!row) throw new AppError('notFound');
  return row;
}

/** The filters as they are kept: without order, age and what says nothing, so that equal searches are equal rows. */
export function filtersToKeep({ sort: _, postedWithin: __, ...filters }: SearchFilters): SearchFilters {
  const { scope, ...choices } = { ...filters, query: tidyText(filters.query ?? '') };
  const said = Object.entries(choices).filter(
    ([, value]) => value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && !value.length),
  );
  // The scope alone would be an alert for every job there is.
  if (said.length === 0) throw new AppError('jobAlertNeedsFilter');
  return { scope, ...Object.fromEntries(said), sort: 'latest' };
}
