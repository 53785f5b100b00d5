import { describe, expect, it } from 'vitest';
import { bracketsOf, monthlyPay, readBrackets } from './pay.ts';

const job = { currency: 'SGD', is_negotiable: false, salary_max: null };
const brackets = readBrackets([
  { no: '1', extra: '0-30000' },
  { no: '2', extra: '30000-50000' },
  { no: '5', extra: '100001-' },
  { no: '8', extra: '200001-400000' },
]);

describe('pay', () => {
  it('SRCH-04 TRU-05 turns every pay period into a month of the own currency', () => {
    expect(monthlyPay({ ...job, salary_type_id: 1, salary_min: 500_000, salary_max: 600_000 })).toEqual({
      min: 5000,
      max: 6000,
    });
    expect(monthlyPay({ ...job, salary_type_id: 2, salary_min: 10_000 })).toEqual({ min: 2167, max: 2167 });
    expect(monthlyPay({ ...job, salary_type_id: 3, salary_min: 1_000 })).toEqual({ min: 1733, max: 1733 });
    expect(monthlyPay({ ...job, salary_type_id: 4, salary_min: 12_000_000 })).toEqual({ min: 10_000, max: 10_000 });
  });

  it('knows currencies without minor units', () => {
    expect(monthlyPay({ ...job, currency: 'JPY', salary_type_id: 1, salary_min: 300_000 })?.min).toBe(300_000);
  });

  it('has no figure for unpaid and open pay', () => {
    expect(monthlyPay({ ...job, salary_type_id: 0, salary_min: null })).toBeNull();
    expect(monthlyPay({ ...job, salary_type_id: 1, salary_min: 100, is_negotiable: true })).toBeNull();
  });

  it('SRCH-04 finds every bracket that the pay touches', () => {
    expect(bracketsOf({ min: 30_000, max: 30_000 }, brackets)).toEqual([1, 2]);
    expect(bracketsOf({ min: 100_000, max: 100_000 }, brackets)).toEqual([]);
    expect(bracketsOf({ min: 90_000, max: 250_000 }, brackets)).toEqual([5, 8]);
    expect(bracketsOf({ min: 500_000, max: 900_000 }, brackets)).toEqual([5]);
    expect(bracketsOf(null, brackets)).toEqual([]);
  });
});
