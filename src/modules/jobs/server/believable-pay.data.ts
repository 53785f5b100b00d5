/**
 * What a month of full-time work can pay, in whole units: from less than the lowest legal or usual pay (interns, part
 * of a month) to about ten times an ordinary office job. A yearly sum typed as a monthly one lies outside.
 */
export const believablePay: Record<string, { least: number; most: number }> = {
  JPY: { least: 60_000, most: 3_500_000 },
  PHP: { least: 5_000, most: 400_000 },
  SGD: { least: 400, most: 50_000 },
  MYR: { least: 500, most: 50_000 },
  IDR: { least: 1_000_000, most: 90_000_000 },
  HKD: { least: 3_000, most: 250_000 },
  TWD: { least: 8_000, most: 450_000 },
  USD: { least: 150, most: 60_000 },
  GBP: { least: 300, most: 40_000 },
  CAD: { least: 400, most: 55_000 },
  BRL: { least: 500, most: 60_000 },
  TRY: { least: 8_000, most: 700_000 },
  NGN: { least: 30_000, most: 4_000_000 },
  SAR: { least: 1_000, most: 120_000 },
  AED: { least: 1_000, most: 130_000 },
  LKR: { least: 15_000, most: 1_800_000 },
  EUR: { least: 250, most: 35_000 },
  RSD: { least: 20_000, most: 1_500_000 },
};

/** Any other currency, in US dollars. */
export const believableAnywhere = { least: 50, most: 60_000 };

/** The highest pay against the lowest: a wider range says nothing. */
export const WIDEST_RANGE = 4;
