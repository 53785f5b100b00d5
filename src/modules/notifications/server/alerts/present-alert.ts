import type { AlertSearch } from '#src/modules/search/server/search.public.ts';
import type { AlertRow } from './alert-rows.ts';

/** An alert as its owner reads it. */
export function presentAlert(search: AlertSearch, row: AlertRow, language: string) {
  const { label, chips, path } = search.describe(row.filters, language);
  return {
    id: row.id,
    label,
    keywords: row.filters.query ?? '',
    scope: row.filters.scope,
    chips,
    country_id: row.country_id,
    frequency: row.frequency,
    is_paused: row.is_paused,
    path,
    next_at: row.is_paused ? null : row.due_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}
