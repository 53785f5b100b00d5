/** Pay of a country in whole units of its currency. */
export interface PayLevel {
  /** A month of an ordinary office job with 1–3 years of experience. */
  office: number;
  /** The least a full month pays. */
  least: number;
  /** How far apart well and badly paid jobs are: 1 is the middle of all countries. */
  spread: number;
  /** What people write for office jobs. */
  officePeriod: 'month' | 'year' | 'mostly-year' | 'sometimes-year';
  /** Whether shops and workshops pay by the hour or the day. */
  manualPeriod: 'month' | 'hour' | 'sometimes-day';
  /** Part-time work is paid by the hour. */
  partTimeByHour: boolean;
  /** Months of pay in a year, with the usual bonus. */
  yearMonths: number;
}

function pay(
  office: number,
  least: number,
  spread: number,
  officePeriod: PayLevel['officePeriod'] = 'month',
  manualPeriod: PayLevel['manualPeriod'] = 'month',
  partTimeByHour = manualPeriod === 'hour',
  yearMonths = 12,
): PayLevel {
  return { office, least, spread, officePeriod, manualPeriod, partTimeByHour, yearMonths };
}

export const payLevels: Record<string, PayLevel> = {
  JP: pay(290_000, 205_000, 0.75, 'sometimes-year', 'hour', true, 14),
  PH: pay(30_000, 15_000, 1.3, 'month', 'sometimes-day'),
  SG: pay(4_600, 2_000, 1.1, 'month', 'month', true),
  MY: pay(4_200, 1_800, 1.15),
  ID: pay(7_500_000, 3_600_000, 1.3, 'month', 'sometimes-day'),
  HK: pay(22_000, 14_500, 1.1, 'month', 'month', true),
  TW: pay(43_000, 30_000, 0.9, 'month', 'month', true),
  US: pay(5_400, 2_700, 1.15, 'mostly-year', 'hour'),
  GB: pay(2_800, 2_050, 1, 'mostly-year', 'hour'),
  CA: pay(4_900, 2_850, 1, 'mostly-year', 'hour'),
  BR: pay(4_500, 1_700, 1.3),
  TR: pay(60_000, 30_000, 1.1),
  NG: pay(280_000, 80_000, 1.5),
  SA: pay(9_000, 4_000, 1.2),
  AE: pay(9_500, 3_000, 1.25),
  LK: pay(120_000, 45_000, 1.3),
  ES: pay(2_150, 1_400, 0.9, 'mostly-year', 'month', true),
  RS: pay(125_000, 78_000, 1.2),
};

/** Web3 pays in US dollars wherever people live; richer countries pay by the year. */
export const web3Pay = { office: 3_300, richOffice: 5_600, least: 900 };
