import type { FieldProblem } from '#src/kernel/errors.ts';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import type { JobFields } from '../job-schemas.ts';
import { payPeriodOf, timesPerMonth } from '../pay-period.ts';
import { believableAnywhere, believablePay, WIDEST_RANGE } from './believable-pay.data.ts';

type Pay = Pick<JobFields, 'salary_type_id' | 'salary_min' | 'salary_max' | 'currency' | 'job_type_id'>;
type FormatAmount = (amount: number, currency: string) => string;

/** Internships and voluntary work. */
const MAY_BE_UNPAID: ReadonlySet<number> = new Set([5, 13]);

/** A range is required, and both ends must be what people are really paid for the period. */
export function checkPay(pay: Pay, rates: Record<string, number>, format: FormatAmount): FieldProblem[] {
  const period = payPeriodOf(pay.salary_type_id);
  if (!period) {
    return MAY_BE_UNPAID.has(pay.job_type_id) ? [] : [{ field: 'salary_type_id', problem: 'unpaidNotAllowed' }];
  }
  const { salary_min: min, salary_max: max, currency } = pay;
  if (min === null || max === null) {
    const missing = (['salary_min', 'salary_max'] as const).filter((field) => pay[field] === null);
    return missing.map((field) => ({ field, problem: 'salaryRequired' }));
  }
  const tooExact = tooExactFields(pay, currency);
  if (tooExact.length > 0) return tooExact;
  if (max < min) return [{ field: 'salary_max', problem: 'salaryReversed' }];
  const bounds = boundsOf(currency, rates);
  // A currency that no list has is told about as such.
  if (!bounds) return [];
  const times = timesPerMonth(period);
  const [least, most] = [roundUp(bounds.least / times), roundUp(bounds.most / times)];
  const problems: FieldProblem[] = [];
  if (min < least)
    problems.push({ field: 'salary_min', problem: 'salaryTooLow', values: { min: format(least, currency) } });
  if (max > most)
    problems.push({ field: 'salary_max', problem: 'salaryTooHigh', values: { max: format(most, currency) } });
  if (problems.length === 0 && max > min * WIDEST_RANGE) {
    problems.push({ field: 'salary_max', problem: 'salaryTooWide', values: { times: WIDEST_RANGE } });
  }
  return problems;
}

/** Half a cent cannot be kept, and rounding it in silence would change what was written. */
function tooExactFields(pay: Pay, currency: string): FieldProblem[] {
  const places = minorDigits(currency);
  const isExact = (amount: number | null) => amount !== null && Number(amount.toFixed(places)) !== amount;
  const fields = (['salary_min', 'salary_max'] as const).filter((field) => isExact(pay[field]));
  return fields.map((field) => ({ field, problem: 'salaryPlaces', values: { currency, places } }));
}

function boundsOf(currency: string, rates: Record<string, number>): { least: number; most: number } | undefined {
  const rate = rates[currency];
  const known = believablePay[currency];
  if (known || !rate) return known;
  return { least: believableAnywhere.least * rate, most: believableAnywhere.most * rate };
}

/** Two digits are enough for a limit that people read. */
function roundUp(amount: number): number {
  return Number(amount.toPrecision(2));
}
