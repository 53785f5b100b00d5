import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JAPAN } from '#src/modules/options/ids.ts';
import { loadOptionData, type OptionData } from '#src/modules/options/server/options.public.ts';
import { createJob } from '#test/factories/create-job.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { documentRule } from './engine/jobs/document-rule.ts';
import { createSearchEngine, openSearchPool } from './search.public.ts';

type Places = NonNullable<ReturnType<OptionData['places']['get']>>;

function withoutNesting(country: Places): Places {
  return { ...country, locations: country.locations.map((one) => ({ ...one, within: [one.id] })) };
}

describe('places that lie in others', () => {
  let app: TestApp;
  let pool: ReturnType<typeof openSearchPool>;
  const data = loadOptionData();
  const idOf = (key: string) => data.places.get(JAPAN)?.locations.find((one) => one.key === key)?.id ?? 0;

  const engineWith = (options: OptionData) => createSearchEngine({ pool, options, clock: app.clock });

  beforeAll(async () => {
    app = await startTestApp();
    pool = openSearchPool(app.databaseUrl, 1);
    const post = (title: string, ...keys: string[]) =>
      createJob(app.database.pool, { title, country_id: JAPAN, currency: 'JPY', location_ids: keys.map(idOf) });
    await post('Nurse of all Tokyo', 'tokyo');
    await post('Nurse of Shinjuku', 'shinjuku');
    await post('Nurse of two wards', 'shinjuku', 'shibuya');
    await post('Nurse of Yokohama', 'yokohama');
    await post('Nurse of Osaka', 'osaka');
    await engineWith(data).rebuild();
  });
  afterAll(async () => {
    await pool.end();
    await app.close();
  });

  const visitor = () => app.visitor({ 'country-id': String(JAPAN) });
  const found = async (...location: string[]) => {
    const { jobs, total } = await visitor().api('GET /job/search', { location });
    expect(total.value).toBe(jobs.length);
    return jobs.map((job) => job.job_title.replace('Nurse of ', '')).sort();
  };

  it('SRCH-14 a city finds what is in its wards, a ward only its own, and both together nothing twice', async () => {
    expect(await found('tokyo')).toEqual(['Shinjuku', 'all Tokyo', 'two wards']);
    expect(await found('shinjuku')).toEqual(['Shinjuku', 'two wards']);
    expect(await found('shibuya')).toEqual(['two wards']);
    expect(await found('tokyo', 'shinjuku')).toEqual(['Shinjuku', 'all Tokyo', 'two wards']);
    expect(await found('kanagawa-prefecture')).toEqual(['Yokohama']);
    expect(await found('kanto')).toEqual(['Shinjuku', 'Yokohama', 'all Tokyo', 'two wards']);
  });

  it('SRCH-14 the numbers beside places say what choosing them finds', async () => {
    const { places } = await visitor().api('GET /job/search-facets', { query: 'nurse', location: ['osaka'] });
    const wanted = { tokyo: 3, shinjuku: 2, shibuya: 1, 'kanagawa-prefecture': 1, yokohama: 1, kanto: 4, kansai: 1 };
    expect(places).toMatchObject(wanted);
    for (const [key, count] of Object.entries(places)) expect(await found(key), key).toHaveLength(count);
  });

  it('SRCH-14 the page of a city counts its wards', async () => {
    const { filters } = await visitor().api('POST /job/search-parse', { slug: 'nurse-jobs-in-tokyo', search: '' });
    expect(filters.location).toEqual(['tokyo']);
    expect((await visitor().api('GET /job/search', filters)).total.value).toBe(3);
  });

  it('SRCH-14 a ward without jobs leads to its city and to the wards around it', async () => {
    const { nearby } = await visitor().api('GET /job/search-ways', { query: 'nurse', location: ['minato'] });
    expect(nearby.map(({ label, count }) => [label, count])).toEqual([
      ['渋谷区', 1],
      ['新宿区', 2],
      ['東京都', 3],
      ['横浜市', 1],
      ['大阪市', 1],
    ]);
  });

  it('SRCH-14 after an upgrade the worker writes the documents of before anew, once', async () => {
    const { pool: own, db } = app.database;
    const noted = async () =>
      (await own.query(`select round, position from task_positions where task = 'follow-document-rule'`)).rows;
    const rows = async () => (await own.query('select job_id, xmin from job_search order by 1')).rows;
    const product = openProduct(app);
    const built = await rows();
    await product.runTask('follow-document-rule');
    expect(await rows()).toEqual(built);

    const before = { ...data, places: new Map([...data.places].map(([id, country]) => [id, withoutNesting(country)])) };
    await db.transaction((tx) =>
      engineWith(before).indexJobs(
        tx,
        built.map(({ job_id }) => job_id),
      ),
    );
    await own.query('update task_positions set round = $1', [documentRule(before)]);
    expect(await found('tokyo')).toEqual(['all Tokyo']);
    await product.runTask('follow-document-rule');
    expect(await found('tokyo')).toEqual(['Shinjuku', 'all Tokyo', 'two wards']);
    expect(await noted()).toEqual([{ round: documentRule(data), position: null }]);
    await product.close();
  });
});
