import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { type PayPeriod, payPeriodOf, timesPerMonth } from '#src/modules/jobs/pay-period.ts';
import { WIDE_RANGE } from '../../check-rules.ts';
import { advice, type Finding } from './finding.ts';

/** Outside of these shares of the market something is worth a second look. */
const FAR_BELOW = 0.75;
const FAR_ABOVE = 1.5;

/** What our own open jobs of the title pay a month in the country; null where they are too few. */
export interface Market {
  currency: string;
  sample: number;
  min: number;
  max: number;
  range: string;
}

interface PayParts {
  /** What keeps the pay from being published, as the form says it. */
  problems: readonly { field: string; problem: string; text: string }[];
  /** The same for another period, to find one that fits. */
  problemsAs(salaryTypeId: number): readonly unknown[];
  periodName(salaryTypeId: number): string;
  market: Market | null;
}

const RANGE = new Set(['salaryTooLow', 'salaryTooHigh']);
const TYPES = [1, 3, 4, 2];

export function checkPayOf(fields: TypedFields, parts: PayParts): Finding[] {
  const { salary_type_id: type, salary_min: min, salary_max: max } = fields;
  const period = payPeriodOf(type ?? 0);
  if (!period) return [];
  // Two empty fields have one text.
  const told = parts.problems.filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at);
  const refused = told.map((one) => toFinding(one, fields, parts));
  if (refused.length > 0) return refused;
  if (min == null || max == null)
    return [advice('pay.missing', min == null ? 'salary_min' : 'salary_max', { isMust: true })];
  return [...checkWidth(min, max), ...checkMarket(fields, period, parts.market)];
}

function toFinding(
  problem: PayParts['problems'][number],
  { salary_type_id: type }: TypedFields,
  parts: PayParts,
): Finding {
  const { field, text } = problem;
  if (problem.problem === 'salaryRequired') return advice('pay.missing', field, { isMust: true, text });
  if (problem.problem === 'salaryTooWide') return advice('pay.wide', field, { isMust: true, text });
  const fitting = RANGE.has(problem.problem)
    ? TYPES.find((other) => other !== type && parts.problemsAs(other).length === 0)
    : undefined;
  if (fitting === undefined) return advice('pay.range', field, { isMust: true, text });
  return advice('pay.period', 'salary_type_id', { isMust: true, text: `${text} ${parts.periodName(fitting)}` });
}

function checkWidth(min: number, max: number): Finding[] {
  return max > min * WIDE_RANGE ? [advice('pay.wide', 'salary_max', { values: { times: WIDE_RANGE } })] : [];
}

function checkMarket(
  { currency, salary_min, salary_max }: TypedFields,
  period: PayPeriod,
  market: Market | null,
): Finding[] {
  if (!market || market.currency !== currency) return [];
  const times = timesPerMonth(period);
  const [min, max] = [(salary_min ?? 0) * times, (salary_max ?? 0) * times];
  const values = { range: market.range, count: market.sample };
  if (max < market.min * FAR_BELOW) return [advice('pay.below', 'salary_max', { values })];
  return min > market.max * FAR_ABOVE ? [advice('pay.above', 'salary_min', { values })] : [];
}
