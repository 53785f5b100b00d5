import { ANNUALLY, DAILY, HOURLY, MONTHLY } from '#src/modules/options/ids.ts';

/** Any other salary type means unpaid. */
const PAY_PERIODS = { [MONTHLY]: 'monthly', [DAILY]: 'daily', [HOURLY]: 'hourly', [ANNUALLY]: 'annually' } as const;

export type PayPeriod = (typeof PAY_PERIODS)[keyof typeof PAY_PERIODS];

/** 40 hours and 5 days a week, 52 weeks a year: what makes pays of different periods comparable. */
export const HOURS_PER_MONTH = 173.33;
export const DAYS_PER_MONTH = 21.67;
const MONTHS_PER_YEAR = 12;

const PER_MONTH: Record<PayPeriod, number> = {
  monthly: 1,
  daily: DAYS_PER_MONTH,
  hourly: HOURS_PER_MONTH,
  annually: 1 / MONTHS_PER_YEAR,
};

export function payPeriodOf(salaryTypeId: number): PayPeriod | undefined {
  return (PAY_PERIODS as Record<number, PayPeriod>)[salaryTypeId];
}

export function salaryTypeOf(period: PayPeriod): number {
  return Number(Object.entries(PAY_PERIODS).find(([, name]) => name === period)?.[0]);
}

/** How often an amount of the period is paid in a month. */
export function timesPerMonth(period: PayPeriod): number {
  return PER_MONTH[period];
}
