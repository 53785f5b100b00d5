import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_VERSIONS } from '../offer-fields.ts';
import { reminderOf } from '../offer-steps.ts';
import type { offersContract } from '../offers.contract.ts';
import type { OffersParts } from './offers.parts.ts';
import { readTerms, wordsOf } from './read-terms.ts';
import { type Locked, takeStep } from './take-step.ts';
import { claimDocument, writeVersion } from './write-version.ts';

type Input = ParsedInputOf<(typeof offersContract)['PUT /offers/:id']>;

/** Other terms, or more time: a new version that is to be read anew; the ones before stay as they were sent. */
export function createReviseOffer(parts: OffersParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    const now = ctx.clock.now();
    const terms = readTerms(input, now, parts);
    const expiresAt = terms.expires_at;
    const write = async ({ row, conversation }: Locked) => {
      if (row.version >= MOST_VERSIONS) throw new AppError('offerVersionsLimit');
      const document = await claimDocument(ctx, conversation.id, input.document_id, row.terms.document);
      const talentId = conversation.talent_id;
      await writeVersion(ctx, { offerId: row.id, version: row.version + 1, talentId, terms, document });
    };
    return takeStep(ctx, parts, {
      id: input.id,
      step: 'revise',
      wish: { expiresAt },
      words: wordsOf(terms),
      columns: sql`, version = version + 1, viewed_at = null, expires_at = ${expiresAt.toISOString()},
        remind_at = ${reminderOf(expiresAt, now)?.toISOString() ?? null}`,
      first: write,
    });
  };
}
