import type { Period, Terms, WantedTerms } from '../offer-fields.ts';

/** What the form holds while it is filled in. */
export interface OfferForm {
  title: string;
  pay_min: number | null;
  pay_max: number | null;
  currency: string;
  period: Period;
  starts_on: string;
  /** By the reader's own clock, as a field of date and time has it. */
  expiry: string;
  conditions: string;
  document: { id: string; name: string } | null;
}

export type FormProblem =
  | 'missingTitle'
  | 'missingPay'
  | 'reversed'
  | 'missingStart'
  | 'missingExpiry'
  | 'pastExpiry'
  | 'tooLong';

const LONGEST_CONDITIONS = 4000;
const DAYS_TO_ANSWER = 7;
const HOUR_OF_ANSWER = 18;

type Start = Pick<OfferForm, 'title' | 'pay_min' | 'pay_max' | 'currency' | 'period'>;

/** A new offer begins with its job, and with a week to answer. */
export function newForm(start: Start, now: Date): OfferForm {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + DAYS_TO_ANSWER, HOUR_OF_ANSWER);
  return { ...start, starts_on: '', expiry: localTime(end), conditions: '', document: null };
}

/** A change begins with what stands. */
export function formOf(terms: Terms): OfferForm {
  const { title, pay_min, pay_max, currency, period, starts_on, conditions, document } = terms;
  return {
    title,
    pay_min,
    pay_max: pay_max === pay_min ? null : pay_max,
    currency,
    period,
    starts_on,
    expiry: localTime(new Date(terms.expires_at)),
    conditions,
    document,
  };
}

/** What is missing or wrong, by field. */
export function problemsOf(form: OfferForm, now: Date): Partial<Record<keyof OfferForm, FormProblem>> {
  const { pay_min, pay_max, expiry } = form;
  const expiresAt = new Date(expiry);
  return {
    ...(!form.title.trim() && { title: 'missingTitle' }),
    ...(!pay_min && { pay_min: 'missingPay' }),
    ...(pay_min && pay_max !== null && pay_max < pay_min && { pay_max: 'reversed' }),
    ...(!form.starts_on && { starts_on: 'missingStart' }),
    ...(Number.isNaN(expiresAt.getTime()) ? { expiry: 'missingExpiry' } : expiresAt <= now && { expiry: 'pastExpiry' }),
    ...(form.conditions.trim().length > LONGEST_CONDITIONS && { conditions: 'tooLong' }),
  };
}

/** As the API takes it; only of a form without problems. */
export function termsOf(form: OfferForm): Omit<WantedTerms, 'pay_max'> & { pay_max: number | null } {
  const { title, pay_min, pay_max, currency, period, starts_on, conditions, document, expiry } = form;
  return {
    title,
    pay_min: pay_min ?? 0,
    pay_max,
    currency,
    period,
    starts_on,
    expires_at: new Date(expiry).toISOString(),
    conditions,
    document_id: document?.id ?? null,
  };
}

/** A moment as a field of date and time has it, by the clock of this computer. */
function localTime(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
