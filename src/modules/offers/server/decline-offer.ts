import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { cleanText } from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { offersContract } from '../offers.contract.ts';
import type { OffersParts } from './offers.parts.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof offersContract)['POST /offers/:id/decline']>;

/** A no with its reason; the conversation goes on, and so may another offer. */
export function createDeclineOffer(parts: OffersParts) {
  return async (ctx: AccountWriteContext, { id, reason, note }: Input) => {
    if (!reason) throw new AppError('offerReasonMissing');
    const columns = sql`, reason = ${reason}, reason_note = ${cleanText(note)}`;
    return takeStep(ctx, parts, { id, step: 'decline', columns });
  };
}
