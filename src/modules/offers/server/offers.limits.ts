import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_VERSIONS } from '../offer-fields.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const offersLimits = {
  // The first version is no change.
  offerChanges: { group: 'interviews', side: 'employer', value: MOST_VERSIONS - 1, errors: ['offerVersionsLimit'] },
} as const satisfies LimitTable;
