import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadOptionData, loadTexts } from '#src/modules/options/server/options.public.ts';
import { type PayViewer, presentPay, presentSalaryTexts } from './present-pay.ts';

const data = loadOptionData();
const texts = loadTexts(pathToFileURL(`${resolve(import.meta.dirname, '../../../../locales')}/`));
const sites = { singapore: 196, japan: 106, unitedStates: 229, indonesia: 98 };

const rates = {
  ...data.rates,
  date: '2026-11-13',
  rates: { ...data.rates.rates, USD: 1, SGD: 1.3, JPY: 150 },
};

function viewer(countryId: number, language = 'en', now = '2026-11-15T00:00:00Z'): PayViewer {
  const locale = { countryId, language, languageId: 1 };
  return { locale, translate: texts.translate(language), rates, now: new Date(now) };
}

const job = (type: number, min: number | null, max: number | null, currency: string, is_negotiable = false) => ({
  salary_type_id: type,
  salary_min: min,
  salary_max: max,
  currency,
  is_negotiable,
});

/** Spaces of any kind as plain ones: which one stands before a currency is the locale's business. */
const plain = (text: string | null) => text?.replace(/[\s\u200f]+/gu, ' ');

describe('pay', () => {
  it('TRU-05 shows a monthly pay in the own currency as it is, without a rate', () => {
    expect(presentPay(job(1, 520_000, 780_000, 'SGD'), viewer(sites.singapore))).toEqual({
      monthly_min: 5200,
      monthly_max: 7800,
      currency: 'SGD',
      text: '$5,200 – $7,800',
      original: '$5,200 – $7,800 a month',
      is_converted: false,
      is_recalculated: false,
      rate: null,
      rate_date: null,
      is_rate_stale: false,
      hours_per_month: 173.33,
      days_per_month: 21.67,
    });
  });

  it.each([
    ['an hour', 3, 3000, 4500, 5200, 7800],
    ['a day', 2, 30_000, 40_000, 6501, 8668],
    ['a year', 4, 6_000_000, 9_000_000, 5000, 7500],
  ])('TRU-05 makes pay by %s comparable by the month', (words, type, min, max, low, high) => {
    const pay = presentPay(job(type, min, max, 'SGD'), viewer(sites.singapore));
    expect(pay).toMatchObject({ monthly_min: low, monthly_max: high, is_recalculated: true, is_converted: false });
    expect(pay.original).toContain(words);
  });

  it('TRU-05 converts with the dated rate, names it and keeps what the employer wrote', () => {
    const pay = presentPay(job(3, 3000, 4550, 'USD'), viewer(sites.singapore));
    expect(pay).toMatchObject({
      currency: 'SGD',
      monthly_min: Math.round(30 * 1.3 * 173.33),
      monthly_max: Math.round(45.5 * 1.3 * 173.33),
      rate: 1.3,
      rate_date: '2026-11-13',
      is_converted: true,
      is_recalculated: true,
    });
    expect(plain(pay.original)).toBe('US$30–45.50 an hour');
  });

  it('TRU-05 marks a rate as stale once its date is more than seven days old', () => {
    const at = (now: string) => presentPay(job(1, 100_000, 200_000, 'USD'), viewer(sites.singapore, 'en', now));
    expect(at('2026-11-20T00:00:00Z').is_rate_stale).toBe(false);
    expect(at('2026-11-20T00:00:01Z').is_rate_stale).toBe(true);
    const own = presentPay(job(1, 100_000, 200_000, 'SGD'), viewer(sites.singapore, 'en', '2027-11-20T00:00:01Z'));
    expect(own.is_rate_stale).toBe(false);
  });

  it('TRU-05 reads amounts of currencies without cents as whole ones', () => {
    const pay = presentPay(job(1, 300_000, 450_000, 'JPY'), viewer(sites.japan));
    expect(pay).toMatchObject({ monthly_min: 300_000, monthly_max: 450_000, currency: 'JPY' });
  });

  it('TRU-05 does not convert when a currency has no rate', () => {
    const pay = presentPay(job(1, 100_000, 200_000, 'XTS'), viewer(sites.singapore));
    expect(pay).toMatchObject({ currency: 'XTS', monthly_min: 1000, is_converted: false, rate: null });
  });

  it('SRCH-08 says negotiable and unpaid in words and gives no figure', () => {
    const open = presentPay(job(1, 100_000, 200_000, 'SGD', true), viewer(sites.singapore));
    expect(open).toMatchObject({ monthly_min: null, monthly_max: null, text: 'Negotiable', original: 'Negotiable' });
    const unpaid = presentPay(job(0, null, null, 'SGD'), viewer(sites.singapore));
    expect(unpaid).toMatchObject({ monthly_min: null, text: 'Unpaid', original: 'Unpaid' });
  });

  it('SRCH-08 writes one amount for equal ends and says from where the end is open', () => {
    const equal = presentPay(job(1, 500_000, 500_000, 'SGD'), viewer(sites.singapore));
    expect(equal.text).toBe('$5,000');
    const open = presentPay(job(1, 500_000, null, 'SGD'), viewer(sites.singapore));
    expect(open).toMatchObject({ monthly_max: null, text: 'From $5,000' });
  });

  it('SRCH-08 shortens large amounts in the way of the language', () => {
    const large = job(1, 8_250_000, 12_000_000, 'IDR');
    expect(plain(presentPay(large, viewer(sites.indonesia, 'id')).text)).toBe('Rp 8,25–12 jt');
    expect(presentPay(job(4, 6_000_000, 8_000_000, 'JPY'), viewer(sites.japan, 'ja')).original).toContain('600～800万');
  });

  it('SRCH-08 GEO-04 an Arabic line keeps the sign of US$ behind its letters', () => {
    const pay = presentPay(job(1, 300_000, 500_000, 'USD'), viewer(sites.unitedStates, 'ar'));
    // Without the mark at its end, $ would be drawn on the other side of US.
    expect(pay.text).toContain('US$\u200e');
    expect(presentPay(job(1, 300_000, 500_000, 'USD'), viewer(sites.singapore)).text).not.toContain('\u200e');
  });

  it.each([
    [1, 'salary_range_value', 'local_salary_range_value'],
    [2, 'daily_salary_range_value', 'local_daily_salary_range_value'],
    [3, 'hourly_salary_range_value', 'local_hourly_salary_range_value'],
    [4, 'annually_salary_range_value', 'local_annually_salary_range_value'],
  ])('SRCH-08 fills the texts of salary type %i only', (type, own, local) => {
    const found = presentSalaryTexts(job(type, 100_000, 200_000, 'USD'), viewer(sites.singapore));
    expect(plain(found[own as 'salary_range'])).toBe('US$1,000–2,000');
    expect(plain(found[local as 'salary_range'])).toBe('$1,300 – $2,600');
    const filled = Object.entries(found).filter(([, text]) => text !== null);
    const expected = ['salary_range', own, local, ...(type === 3 ? ['hourly_salary_range'] : [])];
    expect(filled.map(([name]) => name).sort()).toEqual(expected.sort());
  });
});
