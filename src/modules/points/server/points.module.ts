import { MOST_WAITING } from '#src/kernel/waiting.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { sql } from '#src/platform/database/sql.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { pointsLimits } from './points.limits.ts';
import { pointsListeners } from './points.listeners.ts';
import { pointsNotices } from './points.notices.ts';
import { pointsRoutes } from './points.routes.ts';
import { checkLedgerTask, forgetAddressesTask, ledgerGauges } from './points.tasks.ts';

/** Points: a ledger, what earns them, and how they are paid out. */
export const pointsModule = defineModule({
  name: 'points',
  limits: pointsLimits,
  notices: pointsNotices,
  waiting: {
    withdrawals: sql`select requested_at as since from point_withdrawals where state = 'requested'
      order by id limit ${MOST_WAITING}`,
    // Approved and not paid yet: of a larger sum the second operator's part.
    payouts: sql`select coalesce(approved_at, requested_at) as since from point_withdrawals where state = 'approved'
      order by id limit ${MOST_WAITING}`,
  },
  build: ({ db, clock, notify, log }: Services) => ({
    routes: pointsRoutes(notify),
    tasks: [forgetAddressesTask(db, clock), checkLedgerTask(db, clock, log)],
    gauges: ledgerGauges(clock),
    listeners: pointsListeners(clock, notify),
  }),
});
