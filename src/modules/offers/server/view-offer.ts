import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { OffersParts } from './offers.parts.ts';
import { takeStep } from './take-step.ts';

/** The candidate has read it: the employer sees when, the first time of each version. */
export function createViewOffer(parts: OffersParts) {
  return (ctx: AccountWriteContext, { id }: { id: number }) => {
    const columns = sql`, viewed_at = coalesce(viewed_at, ${ctx.clock.now().toISOString()})`;
    return takeStep(ctx, parts, { id, step: 'view', columns });
  };
}
