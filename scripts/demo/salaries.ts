import { PART_TIME } from '#src/modules/options/ids.ts';
import type { Random } from './random.ts';
import { type PayLevel, payLevels, web3Pay } from './salaries.data.ts';
import { type Level, payOf, payOfExperience } from './title-level.ts';

/** Ids of the salary types. */
const period = { unpaid: 0, month: 1, day: 2, hour: 3, year: 4 } as const;

const WORK_HOURS = 168;
const WORK_DAYS = 24;
const MONTHS = 12;
const PART_TIME_SHARE = 0.55;
/** Chiefs of well-paid trades earn this many times an ordinary office job's pay, before the country spreads it. */
const MOST_FACTOR = 5;
const INTERNSHIP = 5;
const DAILY_PAID = 12;
const richCountries = new Set(['US', 'GB', 'CA', 'SG', 'AE', 'HK']);

export interface PaidWork {
  countryCode: string;
  currency: string;
  level: Level;
  experience: number;
  jobType: number;
  /** Against an ordinary office job. */
  payFactor: number;
  isBlueCollar: boolean;
  isWeb3: boolean;
}

export interface Salary {
  salary_type_id: number;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  is_negotiable: boolean;
}

/** What the job pays, rounded as people write it, in minor units of the currency. */
export function chooseSalary(random: Random, work: PaidWork): Salary {
  const currency = work.isWeb3 ? 'USD' : work.currency;
  const is_negotiable = random.chance(0.03);
  if (work.jobType === INTERNSHIP && random.chance(0.02)) {
    return { salary_type_id: period.unpaid, salary_min: null, salary_max: null, currency, is_negotiable: false };
  }
  const level = payLevels[work.countryCode] as PayLevel;
  const month = work.isWeb3 ? web3Month(random, work) : ordinaryMonth(random, work, level);
  const type = work.isWeb3 ? web3Period(random, work) : choosePeriod(random, work, level);
  // Who works half the hours has half the month; by the hour it is the same pay.
  const hours = work.jobType === PART_TIME && type === period.month ? PART_TIME_SHARE : 1;
  const middle = month * hours * perPeriod(type, work.isWeb3 ? MONTHS : level.yearMonths);
  const isCoarse = random.chance(0.45);
  const min = round(middle * (0.84 + random.next() * 0.12), isCoarse);
  const max = round(middle * (1.08 + random.next() * 0.34), isCoarse);
  const minor = 10 ** fractionDigits(currency);
  return {
    salary_type_id: type,
    salary_min: Math.round(min * minor),
    salary_max: Math.round(Math.max(max, nextStep(min)) * minor),
    currency,
    is_negotiable,
  };
}

function ordinaryMonth(random: Random, work: PaidWork, level: PayLevel): number {
  const factor = Math.min(work.payFactor * payOf[work.level] * (payOfExperience[work.experience] ?? 1), MOST_FACTOR);
  const pay = level.office * factor ** level.spread * (1 + random.bell() * 0.08);
  const part = work.jobType === INTERNSHIP ? 0.6 : 1;
  // The least is what the lowest job pays: those above it are not all pressed to the same number.
  return Math.max(pay * part, level.least * part * (1.02 + random.next() * 0.18));
}

function web3Month(random: Random, work: PaidWork): number {
  const base = richCountries.has(work.countryCode) ? web3Pay.richOffice : web3Pay.office;
  const factor = (work.payFactor / 1.6) * payOf[work.level] * (payOfExperience[work.experience] ?? 1);
  const part = work.jobType === INTERNSHIP ? 0.6 : 1;
  return Math.max(base * factor * part * (1 + random.bell() * 0.12), web3Pay.least);
}

function web3Period(random: Random, work: PaidWork): number {
  const yearly = richCountries.has(work.countryCode) ? 0.75 : 0.2;
  return work.jobType !== INTERNSHIP && random.chance(yearly) ? period.year : period.month;
}

function choosePeriod(random: Random, work: PaidWork, level: PayLevel): number {
  if (work.jobType === PART_TIME && level.partTimeByHour) return period.hour;
  if (work.jobType === DAILY_PAID) return period.day;
  if (work.isBlueCollar && level.manualPeriod === 'hour') return random.chance(0.7) ? period.hour : period.month;
  if (work.isBlueCollar && level.manualPeriod === 'sometimes-day')
    return random.chance(0.3) ? period.day : period.month;
  if (work.jobType === INTERNSHIP) return period.month;
  const yearly = { month: 0, 'sometimes-year': 0.2, year: 1, 'mostly-year': 0.85 }[level.officePeriod];
  return random.chance(yearly) ? period.year : period.month;
}

function perPeriod(type: number, yearMonths: number): number {
  if (type === period.year) return yearMonths;
  if (type === period.hour) return 1 / WORK_HOURS;
  return type === period.day ? 1 / WORK_DAYS : 1;
}

/** 5,230 becomes 5,200; 1,234 becomes 1,250; 18.37 becomes 18.5. */
function round(amount: number, isCoarse: boolean): number {
  const step = stepOf(amount) * (isCoarse && leading(amount) >= 2 ? 5 : 1);
  return Math.max(Math.round(amount / step) * step, step);
}

function nextStep(amount: number): number {
  return amount + stepOf(amount) * 2;
}

function stepOf(amount: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(amount));
  if (amount < 100) return amount < 20 ? 0.25 : 0.5;
  return leading(amount) < 2 ? magnitude / 20 : magnitude / 10;
}

function leading(amount: number): number {
  return amount / 10 ** Math.floor(Math.log10(amount));
}

const digits = new Map<string, number>();

function fractionDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const found =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}
