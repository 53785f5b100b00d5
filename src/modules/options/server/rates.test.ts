import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptionList } from '#test/read-option-list.ts';
import { startTestApp } from '#test/test-app.ts';
import { loadOptionData } from './option-data.ts';

interface CurrencyRow {
  id: number;
  key: string;
  value: string;
  rate: number;
  base: string;
  rate_date: string;
}

const siteCurrencies = 'JPY PHP SGD MYR IDR HKD TWD USD GBP CAD BRL TRY NGN SAR AED LKR EUR RSD'.split(' ');
const ownRates = Object.fromEntries(siteCurrencies.map((code, index) => [code, index + 0.5]).reverse());

describe('currencies and their rates', () => {
  let folder: string;
  let bundled: CurrencyRow[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-rates-'));
    bundled = await currencies();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are one object with the lists for all programs of a process, so that search learns its words once', () => {
    expect(loadOptionData()).toBe(loadOptionData());
  });

  async function currencies(file?: string): Promise<CurrencyRow[]> {
    const app = await startTestApp(file ? { PARLEY_RATES_FILE: file } : {});
    try {
      return await readOptionList<CurrencyRow>(app.visitor(), 'currency_lists');
    } finally {
      await app.close();
    }
  }

  function write(content: unknown): string {
    const file = join(folder, 'rates.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  }

  it('GEO-10 every currency has a rate to the US dollar and the date it is of', () => {
    expect(bundled.map(({ key }) => key)).toEqual(expect.arrayContaining(siteCurrencies));
    expect(bundled.length).toBeGreaterThan(100);
    expect(bundled.filter(({ rate, base }) => !(rate > 0) || base !== 'USD')).toEqual([]);
    expect(bundled.find(({ key }) => key === 'USD')?.rate).toBe(1);
    const [date = '', ...otherDates] = new Set(bundled.map(({ rate_date }) => rate_date));
    expect(otherDates).toEqual([]);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(date)).toBeGreaterThan(Date.parse('2025-01-01'));
  });

  it("GEO-10 an operator's own file takes the place of ours and keeps the currencies' ids", async () => {
    const list = await currencies(write({ date: '2026-12-24', base: 'USD', rates: ownRates }));
    expect(list.map(({ key }) => key).sort()).toEqual([...siteCurrencies].sort());
    expect(list.find(({ key }) => key === 'JPY')).toMatchObject({
      rate: 0.5,
      rate_date: '2026-12-24',
      value: 'Japanese Yen',
    });
    const ids = new Map(bundled.map(({ key, id }) => [key, id]));
    expect(list.filter(({ key, id }) => ids.get(key) !== id)).toEqual([]);
  });

  it.each([
    ['no JSON', '{"date": "2026-12-24"'],
    ['a bad date', { date: 'today', base: 'USD', rates: ownRates }],
    ['another base', { date: '2026-12-24', base: 'EUR', rates: ownRates }],
    ['a rate of nothing', { date: '2026-12-24', base: 'USD', rates: { ...ownRates, JPY: 0 } }],
    ["no rate for a site's currency", { date: '2026-12-24', base: 'USD', rates: { USD: 1, EUR: 0.9 } }],
  ])('GEO-10 keeps our rates when the own file has %s', async (_problem, content) => {
    expect(await currencies(write(content))).toEqual(bundled);
  });

  it('GEO-10 keeps our rates when the own file is not there', async () => {
    expect(await currencies(join(folder, 'nowhere.json'))).toEqual(bundled);
  });
});
