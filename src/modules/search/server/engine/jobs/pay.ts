import { payPeriodOf, timesPerMonth } from '#src/modules/jobs/pay-period.ts';

const MINOR_UNITS = new Map<string, number>();

export interface PostedPay {
  salary_type_id: number;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  is_negotiable: boolean;
}

export interface MonthlyPay {
  min: number;
  max: number;
}

/** The pay of a month in whole units of the job's own currency; null when it is unpaid or left open. */
export function monthlyPay(job: PostedPay): MonthlyPay | null {
  const period = payPeriodOf(job.salary_type_id);
  if (!period || job.is_negotiable || job.salary_min === null) return null;
  const scale = timesPerMonth(period) / 10 ** minorDigits(job.currency);
  const min = Math.round(job.salary_min * scale);
  return { min, max: Math.max(min, Math.round((job.salary_max ?? job.salary_min) * scale)) };
}

/** The best of a month's pay in hundredths of the currency that rates are told in. */
export function comparablePay(monthly: MonthlyPay | null, rate: number | undefined): number | null {
  return monthly && rate ? Math.round((monthly.max / rate) * 100) : null;
}

function minorDigits(currency: string): number {
  const known = MINOR_UNITS.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  MINOR_UNITS.set(currency, digits);
  return digits;
}

/**
 * What `amount` of one currency is in each, at the place of its id: the least that a month's pay must reach. The own
 * currency is compared as it is, so that no rate moves it.
 */
export function payFloorsOf(
  amount: number,
  currency: string,
  { rates, ids }: { rates: Readonly<Record<string, number>>; ids: Readonly<Record<string, number>> },
): (number | null)[] {
  const floors: (number | null)[] = new Array(Math.max(0, ...Object.values(ids)) + 1).fill(null);
  const own = rates[currency];
  for (const [code, id] of Object.entries(ids)) {
    const rate = rates[code];
    if (code === currency) floors[id] = Math.ceil(amount);
    else if (own && rate) floors[id] = Math.ceil((amount / own) * rate);
  }
  return floors;
}

export interface SalaryBracket {
  id: number;
  min: number;
  max: number;
}

/** Reads the brackets out of the option list (`30000-50000`, `100001-`). */
export function readBrackets(rows: readonly Record<string, string>[]): SalaryBracket[] {
  return rows.map((row) => {
    const [min = '0', max = ''] = (row.extra ?? '').split('-');
    return { id: Number(row.no), min: Number(min), max: max ? Number(max) : Number.POSITIVE_INFINITY };
  });
}

/** The brackets that a job's pay touches. */
export function bracketsOf(pay: MonthlyPay | null, brackets: readonly SalaryBracket[]): number[] {
  if (!pay) return [];
  return brackets.filter(({ min, max }) => pay.min <= max && pay.max >= min).map(({ id }) => id);
}
