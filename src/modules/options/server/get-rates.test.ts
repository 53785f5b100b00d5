import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '#test/chat/chat-ground.ts';
import { openProduct, runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('exchange rates', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('SET-05 answers the dated rate of two currencies with the days it was kept for, and keeps each day once', async () => {
    const visitor = app.visitor();
    const ask = (from: string, to: string) => visitor.api('GET /config/rates', { from, to, language_code: 'es' });
    await runTask(app, 'keep-rates');
    await runTask(app, 'keep-rates');
    const { date, rate, history, currencies } = await ask('EUR', 'SGD');
    expect(history).toEqual([{ date, rate }]);
    expect((await ask('SGD', 'EUR')).rate).toBeCloseTo(1 / rate, 10);
    expect(currencies).toContainEqual(expect.objectContaining({ code: 'JPY' }));
    await app.database.pool.query(
      `insert into exchange_rates (currency, day, per_usd)
       select code, $1::date - age, per_usd from (values ('EUR', 2), ('SGD', 4)) as one (code, per_usd), unnest(array[1, 7, 120]) age`,
      [date],
    );
    const later = await ask('EUR', 'SGD');
    expect(later.history.map((one) => one.rate)).toEqual([2, 2, rate]);
    expect(later.history.map((one) => one.date)).toEqual([...later.history.map((one) => one.date)].sort());
    expect(await codeOf(ask('EUR', 'ZZZ'))).toBe(40004);
    expect(await codeOf(ask('EUR', '12'))).toBe(40001);
  });

  it('SET-05 grows by a day with each new file, which is read once a day and needs no new start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-daily-rates-'));
    const file = join(folder, 'rates.json');
    const bundled = JSON.parse(readFileSync(new URL('../data/rates.json', import.meta.url), 'utf8'));
    const write = (date: string, perUsd: number) =>
      writeFileSync(file, JSON.stringify({ ...bundled, date, rates: { ...bundled.rates, EUR: perUsd } }));
    write('2031-03-01', 0.5);
    const product = openProduct(app, { PARLEY_RATES_FILE: file });
    try {
      await product.runTask('keep-rates');
      write('2031-03-02', 0.8);
      await product.runTask('keep-rates');
      await product.runTask('keep-rates');
      const answer = await app.visitor().api('GET /config/rates', { from: 'USD', to: 'EUR' });
      expect(answer).toMatchObject({ date: '2031-03-02', rate: 0.8 });
      expect(answer.history).toEqual([
        { date: '2031-03-01', rate: 0.5 },
        { date: '2031-03-02', rate: 0.8 },
      ]);
    } finally {
      await product.close();
      rmSync(folder, { recursive: true, force: true });
      await app.database.pool.query(`delete from exchange_rates where day >= '2031-01-01'`);
    }
  });
});
