import type { LimitTable } from '#src/kernel/published.ts';
import { MOST_ALERTS } from '../alerts.contract.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const notificationsLimits = {
  jobAlerts: { group: 'search', side: 'talent', value: MOST_ALERTS, errors: ['jobAlertsLimit'] },
} as const satisfies LimitTable;
