import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { createRetireMember } from './retire-member.ts';
import type { TeamParts } from './team.parts.ts';

/** What companies do when something happens to an account. */
export function companiesListeners(parts: Pick<TeamParts, 'notify'>): Listeners {
  const retireMember = createRetireMember(parts);
  return {
    'account.leaving': async (tx, accounts) => {
      for (const account of accounts) await retireMember(tx, account);
    },
  };
}
