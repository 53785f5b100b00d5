import type { Services } from '#src/modules/options/server/options.public.ts';
import { loadShownFacts } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { Match } from '../matching.contract.ts';
import { matchingParts } from './matching.parts.ts';
import { presentMatch } from './present-match.ts';

/** Someone's ledger for a job as an employer reads it; null where they have told nothing. Who may read it is for the caller to say. */
export type ReadMatch = (
  ctx: Pick<Context, 'tx' | 'locale' | 'clock'>,
  accountId: number,
  jobId: number,
) => Promise<Match | null>;

export function createReadMatch(services: Services): ReadMatch {
  const parts = matchingParts(services);
  return async (ctx, accountId, jobId) => {
    const [found] = await parts.matchAll(ctx, [accountId], [jobId]);
    return found ? presentMatch(ctx, found, parts, await loadShownFacts(ctx.tx, accountId)) : null;
  };
}
