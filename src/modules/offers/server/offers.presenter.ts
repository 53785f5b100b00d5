import { shortName, talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import { wholeUnits } from '#src/modules/jobs/server/jobs.public.ts';
import type { Offer, Side, Terms } from '../offer-fields.ts';
import type { StepFacts } from '../offer-steps.ts';
import type { LoadedOffer, OfferRow, VersionRow } from './offers.queries.ts';

/** The other person, as far as a side may know their name. */
export function otherName(row: OfferRow, side: Side | 'colleague'): string {
  if (side === 'talent') return shortName({ first: row.boss_first, last: row.boss_last });
  return talentNameForEmployer({ first: row.talent_first, last: row.talent_last, sharedAt: row.name_shared_at });
}

export function presentTerms(row: VersionRow): Terms {
  return {
    title: row.title,
    pay_min: wholeUnits(row.pay_min, row.currency),
    pay_max: wholeUnits(row.pay_max, row.currency),
    currency: row.currency,
    period: row.period,
    starts_on: row.starts_on,
    expires_at: row.expires_at.toISOString(),
    conditions: row.conditions,
    document: row.document,
    sent_at: row.created_at.toISOString(),
  };
}

export function presentOffer(row: LoadedOffer, side: Offer['side']): Offer {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    job_id: row.job_id,
    side,
    status: row.status,
    company_name: row.company_name,
    name: otherName(row, side),
    version: row.version,
    ...presentTerms(row.terms),
    previous: row.previous ? presentTerms(row.previous) : null,
    viewed_at: row.viewed_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_by: row.ended_by,
    reason: row.reason,
    reason_note: row.reason_note,
  };
}

/** As the table of steps looks at it. */
export function factsOf({ status, version, expires_at }: OfferRow): StepFacts {
  return { status, version, expiresAt: expires_at };
}
