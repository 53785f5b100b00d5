import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { openSearchPool } from './engine/core/run.ts';
import { createSearchEngine, type SearchEngine } from './engine/engine.ts';

describe('popular searches', () => {
  let app: TestApp;
  let engine: SearchEngine;
  let pool: ReturnType<typeof openSearchPool>;

  beforeAll(async () => {
    app = await startTestApp({ TRUST_PROXY: '1' });
    pool = openSearchPool(app.databaseUrl, 2);
    engine = createSearchEngine({ pool, options: loadOptionData(), clock: app.clock });
  });
  afterAll(async () => {
    await pool.end();
    await app.close();
  });

  const from = (network: number, language = 'en') =>
    app.visitor({ 'country-id': '196', 'accept-language': language, 'x-forwarded-for': `203.0.113.${network}` });
  const search = (query: string, network: number) =>
    from(network).api('POST /job/metrics/job-hot-search', { device: 'web', page: 'home', source: 'input', query });
  const popular = async (language?: string) =>
    (await from(250, language).api('GET /job/hot-searches')).searches.map((one) => one.label);
  /** Each query from so many networks on so many days, with the nightly count after each. */
  async function searchFor(queries: string[], networks: number, days: number): Promise<void> {
    for (let day = 0; day < days; day++) {
      const each = queries.flatMap((query) => Array.from({ length: networks }, (_, at) => search(query, at)));
      await Promise.all(each);
      app.clock.advance({ days: 1 });
      await engine.refreshStatistics();
    }
  }

  it('SAFE-09 SUG-04 a search becomes popular when five networks make it on three days, and leaves when nobody does', async () => {
    await searchFor(['part time cashier'], 5, 2);
    expect(await popular()).not.toContain('Part time cashier');
    await searchFor(['part time cashier'], 5, 1);
    expect((await popular())[0]).toBe('Part time cashier');
    expect((await from(1).api('GET /job/search-suggestion', { query: 'part time c', size: 5 })).items).toContainEqual(
      expect.objectContaining({ type: 'hot_search', label: 'part time cashier' }),
    );
    app.clock.advance({ days: 20 });
    await engine.refreshStatistics();
    expect(await popular()).not.toContain('Part time cashier');
  });

  it('SAFE-09 one network counts once a day however often and however parallel it searches', async () => {
    for (let day = 0; day < 4; day++) {
      await Promise.all(Array.from({ length: 12 }, () => search('remote nurse', 1)));
      app.clock.advance({ days: 1 });
    }
    const { rows } = await app.database.pool.query(
      `select networks from search_vote_days where typed = 'remote nurse'`,
    );
    expect(rows.map(({ networks }) => networks)).toEqual([1, 1, 1, 1]);
    await engine.refreshStatistics();
    expect(await popular()).not.toContain('Remote nurse');
  });

  it('SAFE-09 strangers write nothing on public pages: only words of jobs, skills and places, and none that shut people out', async () => {
    const hostile = [
      'buy cheap pills',
      'you are a nurse',
      'visit evil.com',
      'call 91234567',
      'Parley is a scam',
      'telegram @boss',
      'die nurse die you',
      'kill your boss',
      'nurse female only',
      '加微信 护士',
      'اتصل بي 0501234567',
      'жулики',
      '<b>nurse</b><script>',
      'nurse '.repeat(15),
    ];
    await searchFor(hostile, 6, 4);
    const known = new Set(
      (await app.database.pool.query('select label from search_suggestions')).rows.map((row) => row.label),
    );
    for (const query of hostile) expect([...known]).not.toContain(query.trim());
    const shown = await popular();
    for (const word of ['pills', 'evil', 'scam', '9123', 'you', 'telegram', 'only', 'script', '微信'])
      expect(shown.join(' ').toLowerCase()).not.toContain(word);
  });

  it("SUG-04 a searched title is shown in each visitor's own language, and no network stays in the database", async () => {
    await searchFor(['Accountant'], 7, 3);
    expect((await popular())[0]).toBe('Accountant');
    expect((await popular('es'))[0]).toBe('Contador/a');
    await runTask(app, 'keep-partitions');
    expect((await app.database.pool.query('select 1 from search_votes')).rowCount).toBe(0);
  });
});
