import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_BLOCKED } from './block-company.ts';
import { SLOTS } from './save-preference.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const preferencesLimits = {
  jobPreferences: { group: 'search', side: 'talent', value: SLOTS.length, errors: ['preferenceLimit'] },
  blockedCompanies: { group: 'search', side: 'talent', value: MOST_BLOCKED, errors: ['blockedCompaniesLimit'] },
} as const satisfies LimitTable;
