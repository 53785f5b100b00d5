import { AppError, type FieldProblem } from '#src/kernel/errors.ts';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import { cleanText } from '#src/modules/chat/server/chat.public.ts';
import { minorUnits } from '#src/modules/jobs/server/jobs.public.ts';
import type { WantedTerms } from '../offer-fields.ts';
import type { OffersParts } from './offers.parts.ts';
import type { VersionRow } from './offers.queries.ts';

export type ReadTerms = Omit<VersionRow, 'document' | 'created_at'>;

/** A day may have begun elsewhere already: the last place on earth decides whether one is past. */
const LATEST_ZONE_MS = 12 * 3600_000;

/** What was filled in, as it is stored; what cannot be offered is refused. */
export function readTerms(wanted: WantedTerms, now: Date, { data }: Pick<OffersParts, 'data'>): ReadTerms {
  const { currency, period, starts_on, pay_min } = wanted;
  const pay_max = wanted.pay_max ?? pay_min;
  if (!wanted.expires_at) throw new AppError('offerExpiryMissing');
  const expires_at = new Date(wanted.expires_at);
  if (expires_at <= now) throw new AppError('offerExpiryPast');
  if (pay_max < pay_min) throw new AppError('offerPayReversed');
  const earliest = new Date(now.getTime() - LATEST_ZONE_MS).toISOString().slice(0, 10);
  if (starts_on < earliest) throw new AppError('offerStartPast');
  const title = cleanText(wanted.title);
  const problems = problemsOf({ title, currency, pay_min, pay_max }, data.rates.rates);
  if (problems.length > 0) throw new AppError('validationFailed', {}, problems);
  return {
    title,
    pay_min: minorUnits(pay_min, currency),
    pay_max: minorUnits(pay_max, currency),
    currency,
    period,
    starts_on,
    expires_at,
    conditions: cleanText(wanted.conditions),
  };
}

interface Checked {
  title: string;
  currency: string;
  pay_min: number;
  pay_max: number;
}

/** Half a cent cannot be kept, and rounding it in silence would change what was offered. */
function problemsOf({ title, currency, pay_min, pay_max }: Checked, rates: Record<string, number>): FieldProblem[] {
  if (!/[\p{L}\p{N}]/u.test(title)) return [{ field: 'title', problem: 'required' }];
  if (!rates[currency]) return [{ field: 'currency', problem: 'invalidChoice' }];
  const places = minorDigits(currency);
  return Object.entries({ pay_min, pay_max })
    .filter(([, amount]) => Number(amount.toFixed(places)) !== amount)
    .map(([field]) => ({ field, problem: 'salaryPlaces' as const, values: { currency, places } }));
}

/** What is written on an offer, for the warnings to its reader. */
export function wordsOf({ title, conditions }: Pick<ReadTerms, 'title' | 'conditions'>): string {
  return `${title}\n${conditions}`;
}
