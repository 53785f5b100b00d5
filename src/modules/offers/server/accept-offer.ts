import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { offersContract } from '../offers.contract.ts';
import type { OffersParts } from './offers.parts.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof offersContract)['POST /offers/:id/accept']>;

/** Both are agreed: the application is done, and the employer knows the full name from now on (PROF-04). */
export function createAcceptOffer(parts: OffersParts) {
  return (ctx: AccountWriteContext, { id, version }: Input) =>
    takeStep(ctx, parts, {
      id,
      step: 'accept',
      wish: { version },
      columns: sql`, viewed_at = coalesce(viewed_at, ${ctx.clock.now().toISOString()})`,
      // Before the step is read again, so that the notice has the full name already.
      first: async ({ conversation }) => {
        await ctx.tx.query(sql`
          update conversations set name_shared_at = coalesce(name_shared_at, ${ctx.clock.now().toISOString()})
          where id = ${conversation.id}`);
        // An employer may have moved it elsewhere while the offer stood.
        await parts.advance(ctx, conversation.id, 'offer', 'employer');
        await parts.advance(ctx, conversation.id, 'hired', 'talent');
      },
    });
}
