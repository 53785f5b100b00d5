import type { Translate } from '#src/kernel/translate.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { siteById } from '#src/modules/options/sites.ts';
import type { Locale } from '#src/platform/context.ts';
import type { JobCard, PayFigure } from '../job-card.ts';
import { DAYS_PER_MONTH, HOURS_PER_MONTH, type PayPeriod, payPeriodOf, timesPerMonth } from '../pay-period.ts';
import { moneyFormat, SMALL, wholeUnits } from './format-money.ts';
import type { JobRow } from './jobs.queries.ts';

type Rates = OptionData['rates'];
type PostedPay = Pick<JobRow, 'salary_type_id' | 'salary_min' | 'salary_max' | 'currency' | 'is_negotiable'>;

/** Amounts in whole units of a currency; an open end is null. */
interface Range {
  min: number;
  max: number | null;
  currency: string;
}

export interface PayViewer {
  locale: Locale;
  translate: Translate;
  rates: Rates;
  now: Date;
}

const STALE_DAYS = 7;
const DAY = 86_400_000;

type SalaryTexts = Pick<
  JobCard,
  | 'salary_range'
  | 'salary_range_value'
  | 'daily_salary_range_value'
  | 'hourly_salary_range'
  | 'hourly_salary_range_value'
  | 'annually_salary_range_value'
  | 'local_salary_range_value'
  | 'local_daily_salary_range_value'
  | 'local_hourly_salary_range_value'
  | 'local_annually_salary_range_value'
>;

/** The specification's salary texts: one for the job's own pay period, in its currency and in the viewer's. */
export function presentSalaryTexts(job: PostedPay, viewer: PayViewer): SalaryTexts {
  const posted = postedRange(job);
  const period = posted && payPeriodOf(job.salary_type_id);
  const own = posted ? formatRange(posted, viewer) : null;
  const local = posted ? formatRange(roundedLarge(convert(posted, viewer).range), viewer) : null;
  const when = (wanted: PayPeriod, text: string | null) => (period === wanted ? text : null);
  const full = describeOriginal(job, viewer);
  return {
    salary_range: full,
    salary_range_value: when('monthly', own),
    daily_salary_range_value: when('daily', own),
    hourly_salary_range: when('hourly', full),
    hourly_salary_range_value: when('hourly', own),
    annually_salary_range_value: when('annually', own),
    local_salary_range_value: when('monthly', local),
    local_daily_salary_range_value: when('daily', local),
    local_hourly_salary_range_value: when('hourly', local),
    local_annually_salary_range_value: when('annually', local),
  };
}

/** TRU-05: the pay of a month in the viewer's currency, with all that it was worked out from. */
export function presentPay(job: PostedPay, viewer: PayViewer): PayFigure {
  const posted = postedRange(job);
  const period = payPeriodOf(job.salary_type_id);
  const original = describeOriginal(job, viewer);
  const constant = { original, hours_per_month: HOURS_PER_MONTH, days_per_month: DAYS_PER_MONTH };
  if (!posted || !period) return { ...constant, ...withoutFigure(original, viewer) };
  const { range, rate } = convert(posted, viewer);
  const monthly = monthlyRange(range, period);
  return {
    ...constant,
    monthly_min: monthly.min,
    monthly_max: monthly.max,
    currency: monthly.currency,
    // What was not worked out is shown to the cent, as it was written.
    text: formatRange(rate === null && period === 'monthly' ? range : monthly, viewer),
    is_converted: rate !== null,
    is_recalculated: period !== 'monthly',
    rate,
    rate_date: rate === null ? null : viewer.rates.date,
    is_rate_stale: rate !== null && isStale(viewer.rates.date, viewer.now),
  };
}

function withoutFigure(text: string, viewer: PayViewer) {
  return {
    monthly_min: null,
    monthly_max: null,
    currency: siteById(viewer.locale.countryId).currency,
    text,
    is_converted: false,
    is_recalculated: false,
    rate: null,
    rate_date: null,
    is_rate_stale: false,
  };
}

/** Nothing to compare when the job is unpaid or leaves the pay to be talked about. */
export function postedRange(job: PostedPay): Range | undefined {
  const { currency } = job;
  if (job.is_negotiable || job.salary_min === null || !payPeriodOf(job.salary_type_id)) return undefined;
  const max = job.salary_max === null ? null : wholeUnits(job.salary_max, currency);
  return { min: wholeUnits(job.salary_min, currency), max, currency };
}

/** The range in the currency of the viewer's site; as it is when that is its own or one of the two has no rate. */
function convert(range: Range, viewer: PayViewer): { range: Range; rate: number | null } {
  const currency = siteById(viewer.locale.countryId).currency;
  const [from, to] = [viewer.rates.rates[range.currency], viewer.rates.rates[currency]];
  if (currency === range.currency || !from || !to) return { range, rate: null };
  // Six digits: what the dated rates are good for, and what the page shows is what was used.
  const rate = Number((to / from).toPrecision(6));
  const max = range.max === null ? null : range.max * rate;
  return { range: { min: range.min * rate, max, currency }, rate };
}

function monthlyRange(range: Range, period: PayPeriod): Range {
  const times = timesPerMonth(period);
  const max = range.max === null ? null : Math.round(range.max * times);
  return { min: Math.round(range.min * times), max, currency: range.currency };
}

/** The cents that a conversion brings mean nothing in a large amount. */
function roundedLarge({ min, max, currency }: Range): Range {
  const rounded = (amount: number) => (amount < SMALL ? Math.round(amount * 100) / 100 : Math.round(amount));
  return { min: rounded(min), max: max === null ? null : rounded(max), currency };
}

function formatRange(range: Range, viewer: PayViewer): string {
  const { language, countryId } = viewer.locale;
  const amount = moneyFormat(language, countryId)(range.min, range.max ?? range.min, range.currency);
  return range.max === null ? viewer.translate('jobs.pay.from', { amount }) : amount;
}

/** The employer's own words: `US$30–45 an hour`, `Negotiable`, `Unpaid`. */
function describeOriginal(job: PostedPay, viewer: PayViewer): string {
  const posted = postedRange(job);
  const period = payPeriodOf(job.salary_type_id);
  if (posted && period) return viewer.translate(`jobs.pay.${period}`, { amount: formatRange(posted, viewer) });
  return viewer.translate(period && job.is_negotiable ? 'jobs.pay.negotiable' : 'jobs.pay.unpaid');
}

function isStale(date: string, now: Date): boolean {
  return now.getTime() - Date.parse(`${date}T00:00:00Z`) > STALE_DAYS * DAY;
}
