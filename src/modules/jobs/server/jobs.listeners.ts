import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { closeJobs, handOverJobs, tellOpenJobs } from './company-jobs.ts';

/** What jobs do when something happens to their company. */
export const jobsListeners: Listeners = {
  'member.left': async (tx, leavers) => {
    for (const left of leavers) await handOverJobs(tx, left);
  },
  'company.ended': async (tx, companies) => {
    for (const company of companies) await closeJobs(tx, company);
  },
  'company.changed': (tx, companies) =>
    tellOpenJobs(
      tx,
      companies.map(({ id }) => id),
    ),
};
