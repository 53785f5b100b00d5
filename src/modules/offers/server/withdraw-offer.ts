import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { cleanText } from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { offersContract } from '../offers.contract.ts';
import type { OffersParts } from './offers.parts.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof offersContract)['POST /offers/:id/withdraw']>;

export function createWithdrawOffer(parts: OffersParts) {
  return (ctx: AccountWriteContext, { id, note }: Input) => {
    const words = cleanText(note);
    return takeStep(ctx, parts, { id, step: 'withdraw', words, columns: sql`, reason_note = ${words}` });
  };
}
