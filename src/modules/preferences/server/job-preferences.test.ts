import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preferenceInput } from '#test/factories/preference-input.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const REMOTE = 3;
const HYBRID = 2;
const create = '/jobseeker/job-preferences/create';
const add = (talent: TestVisitor, wish: Record<string, unknown> = {}) =>
  talent.call('POST', create, preferenceInput(wish));
const list = (talent: TestVisitor) => talent.api('GET /jobseeker/job-preferences');

describe('job preferences', () => {
  it('PREF-01 keeps what was wished and names everything in the reader’s language', async () => {
    const talent = await signIn(app, 'names@parley.example');
    const made = await talent.api('POST /jobseeker/job-preferences/create', preferenceInput({ min_salary: 5000.5 }));
    expect(made).toMatchObject({
      work_arrangement: { id: 1, value: 'On-Site' },
      function_job_title_id: 10101,
      job_title: 'Software Engineer',
      job_type: { id: 1, value: 'Full-Time' },
      country: { id: 196, value: 'Singapore' },
      pref_country_id: 196,
      location_id: 196_001,
      is_overseas: false,
      currency: 'SGD',
      min_salary: 5000.5,
      max_salary: 8000,
      timezone: 'UTC+8',
      language: { id: 1, value: 'English' },
    });
    expect(await list(talent)).toEqual([made]);
    expect(await talent.api('GET /jobseeker/job-preferences/:id', { id: made.id })).toEqual(made);
    const japanese = await talent.call('GET', '/jobseeker/job-preferences', undefined, { 'language-id': '4' });
    expect(japanese.envelope.data).toMatchObject([{ work_arrangement: { value: '出社' } }]);
  });

  it('PREF-01 says of every missing field that it is required', async () => {
    const talent = await signIn(app, 'missing@parley.example');
    const { envelope } = await talent.call('POST', create, {});
    expect(envelope.code).toBe(40001);
    expect((envelope.data as { fields: object }).fields).toEqual({
      work_arrangement_id: 'Work arrangement is required',
      function_job_title_id: 'Job title is required',
      job_type_id: 'Job type is required',
      industry_id: 'Industry is required',
      location_id: 'Location is required',
      currency: 'Currency is required',
      min_salary: 'Minimum salary is required',
      max_salary: 'Maximum salary is required',
      timezone: 'Work time zone is required',
      work_language_id: 'Work language is required',
    });
    expect(await list(talent)).toEqual([]);
  });

  it('PREF-01 a custom title needs its words, overseas needs a country, unknown options are refused', async () => {
    const talent = await signIn(app, 'custom@parley.example');
    const nameless = await add(talent, { function_job_title_id: 881 });
    expect(nameless.envelope.data).toEqual({ fields: { job_title: 'Job title is required' } });
    const named = await add(talent, { function_job_title_id: 881, job_title: ' Lighthouse keeper ' });
    expect(named.envelope.data).toMatchObject({ function_job_title_id: 881, job_title: 'Lighthouse keeper' });
    const overseas = await findOverseas(talent);
    const nowhere = await add(talent, { location_id: overseas });
    expect(nowhere.envelope.data).toEqual({ fields: { pref_country_id: 'Country is required' } });
    const abroad = await add(talent, { location_id: overseas, pref_country_id: 106 });
    expect(abroad.envelope.data).toMatchObject({ is_overseas: true, country: { id: 106, value: 'Japan' } });
    const unknown = await add(talent, { job_type_id: 999, currency: 'QQQ', location_id: 7 });
    expect(Object.keys((unknown.envelope.data as { fields: object }).fields)).toEqual([
      'job_type_id',
      'location_id',
      'currency',
    ]);
  });

  it('PREF-01 the lowest pay is not above the highest, when made and when changed', async () => {
    const talent = await signIn(app, 'pay@parley.example');
    const reversed = await add(talent, { min_salary: 9000 });
    expect(reversed.envelope).toMatchObject({
      code: 49010,
      data: { fields: { max_salary: "The highest pay can't be below the lowest." } },
    });
    const { id } = (await add(talent)).envelope.data as { id: number };
    const lowered = await talent.call('PATCH', `/jobseeker/job-preferences/${id}/update`, { max_salary: 4000 });
    expect(lowered.envelope.code).toBe(49010);
    const both = { id, min_salary: 300_000, max_salary: 500_000, currency: 'JPY' };
    expect(await talent.api('PATCH /jobseeker/job-preferences/:id/update', both)).toMatchObject({
      min_salary: 300_000,
      max_salary: 500_000,
      currency: 'JPY',
      job_title: 'Software Engineer',
    });
  });

  it('PREF-01 holds three remote and three other ones, also when six come at the same moment', async () => {
    const talent = await signIn(app, 'limits@parley.example');
    const remote = await Promise.all(Array.from({ length: 6 }, () => add(talent, { work_arrangement_id: REMOTE })));
    expect(codesOf(remote)).toEqual([0, 0, 0, 49020, 49020, 49020]);
    const local = await Promise.all(
      Array.from({ length: 5 }, (_, index) => add(talent, { work_arrangement_id: index % 2 ? HYBRID : 1 })),
    );
    expect(codesOf(local)).toEqual([0, 0, 0, 49020, 49020]);
    const all = await list(talent);
    expect(all).toHaveLength(6);
    const path = `/jobseeker/job-preferences/${all.at(-1)?.id}/update`;
    expect((await talent.call('PATCH', path, { work_arrangement_id: REMOTE })).envelope.code).toBe(49020);
    expect((await talent.call('PATCH', path, { work_arrangement_id: HYBRID })).envelope.code).toBe(0);
  });

  it('PREF-01 a freed place can be taken again, by a change of kind too', async () => {
    const talent = await signIn(app, 'slots@parley.example');
    for (let count = 0; count < 3; count += 1) await add(talent, { work_arrangement_id: REMOTE });
    await add(talent);
    const [first, , , local] = await list(talent);
    await talent.api('DELETE /jobseeker/job-preferences/:id/delete', { id: first?.id ?? 0 });
    const moved = { id: local?.id ?? 0, work_arrangement_id: REMOTE };
    expect(await talent.api('PATCH /jobseeker/job-preferences/:id/update', moved)).toMatchObject({
      work_arrangement: { id: REMOTE },
    });
    expect((await add(talent, { work_arrangement_id: REMOTE })).envelope.code).toBe(49020);
  });

  it('PREF-01 the last one cannot be deleted, also when both are deleted at the same moment', async () => {
    const talent = await signIn(app, 'last@parley.example');
    await add(talent);
    await add(talent, { work_arrangement_id: REMOTE });
    const ids = (await list(talent)).map(({ id }) => id);
    const answers = await Promise.all(
      ids.map((id) => talent.call('DELETE', `/jobseeker/job-preferences/${id}/delete`)),
    );
    expect(codesOf(answers)).toEqual([0, 49021]);
    expect(await list(talent)).toHaveLength(1);
  });

  it('PREF-01 nobody reads, changes or deletes what is somebody else’s; a guest has none', async () => {
    const owner = await signIn(app, 'owner@parley.example');
    await add(owner);
    const { id } = (await add(owner)).envelope.data as { id: number };
    const other = await signIn(app, 'other@parley.example');
    await add(other);
    for (const [method, path] of [
      ['GET', `/${id}`],
      ['PATCH', `/${id}/update`],
      ['DELETE', `/${id}/delete`],
    ] as const) {
      const body = method === 'PATCH' ? { job_type_id: 2 } : undefined;
      expect((await other.call(method, `/jobseeker/job-preferences${path}`, body)).status).toBe(404);
    }
    expect(await list(owner)).toHaveLength(2);
    expect((await app.visitor().call('GET', '/jobseeker/job-preferences')).status).toBe(401);
  });
});

function codesOf(answers: { envelope: { code: number } }[]): number[] {
  return answers.map(({ envelope }) => envelope.code).toSorted((a, b) => a - b);
}

async function findOverseas(talent: TestVisitor): Promise<number> {
  const { location_lists = [] } = await talent.api('GET /config/:name/list', { name: 'location_lists' });
  return location_lists.find((one) => one.seo_value === 'overseas' && one.country_id === 196)?.id ?? 0;
}
