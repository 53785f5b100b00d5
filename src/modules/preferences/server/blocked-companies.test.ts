import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#test/build-search-index.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { preferenceInput } from '#test/factories/preference-input.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { findTalentsWhoBlocked, isBlocked } from './preferences.public.ts';

const SINGAPORE = { 'country-id': '196' };

describe('blocked companies', () => {
  let app: TestApp;
  let talent: TestVisitor;
  let blocked: { id: number; slug: string };
  let blockedJob: number;
  let otherJob: number;

  beforeAll(async () => {
    app = await startTestApp();
    const { pool } = app.database;
    blocked = await createCompany(pool, { name: 'Harbour Lights' });
    const other = await createCompany(pool, { name: 'Harbour Bells' });
    blockedJob = (await createJob(pool, { company_id: blocked.id })).id;
    otherJob = (await createJob(pool, { company_id: other.id })).id;
    await createJob(pool, { company_id: blocked.id, work_arrangement_id: 3, is_remote_worldwide: true });
    await pool.query('insert into job_popularity (job_id, score) values ($1, 9)', [blockedJob]);
    await buildSearchIndex(app.databaseUrl);
    talent = await signIn(app, 'blocker@parley.example', app.visitor(SINGAPORE));
    await talent.call('POST', '/jobseeker/job-preferences/create', preferenceInput());
    await talent.api('POST /job/:id/save', { id: blockedJob, save: true });
    await talent.api('POST /jobseeker/blocked-companies', { company_id: blocked.id });
  });
  afterAll(() => app?.close());

  const idsOf = (answer: { jobs: { id: number }[] }) => answer.jobs.map(({ id }) => id);

  it('SET-04 TRU-06 is in no result, no count and no choice of a search', async () => {
    const found = await talent.api('GET /job/search', { query: 'software engineer' });
    expect(idsOf(found)).toEqual([otherJob]);
    expect(found.total.value).toBe(1);
    const { facets } = await talent.api('GET /job/search-facets', { query: 'software engineer' });
    expect(facets.jobType).toEqual([{ id: 1, count: 1 }]);
    expect((await talent.api('GET /job/search', { scope: 'remote' })).total.value).toBe(0);
  });

  it('SET-04 is in no list: recommended, popular, latest, similar, saved, suggested', async () => {
    for (const list of [
      await talent.api('GET /job/recommended-jobs'),
      await talent.api('GET /job/popular-jobs'),
      await talent.api('GET /job/latest-jobs'),
    ]) {
      expect(idsOf(list)).toEqual([otherJob]);
    }
    expect(idsOf(await talent.api('GET /job/:id/similar', { id: otherJob }))).toEqual([]);
    expect(await talent.api('GET /job/saved')).toMatchObject({ jobs: [], total: 0 });
    const { items } = await talent.api('GET /job/search-suggestion', { query: 'harbour' });
    expect(items.filter(({ type }) => type === 'company').map(({ label }) => label)).toEqual(['Harbour Bells']);
  });

  it('SET-04 COMP-03 its page, its jobs and its place in the list of companies are gone', async () => {
    expect((await talent.call('GET', `/companies/${blocked.slug}`)).status).toBe(404);
    expect((await talent.call('GET', `/companies/${blocked.slug}/hot-jobs`)).status).toBe(404);
    expect((await talent.call('GET', `/job/${blockedJob}`)).status).toBe(404);
    expect((await talent.call('GET', `/api-go/web/jobseeker/redirect_condition?job_id=${blockedJob}`)).status).toBe(
      404,
    );
    const companies = await talent.api('GET /companies', { query: 'Harbour' });
    expect(companies).toMatchObject({ total: 1, companies: [{ name: 'Harbour Bells' }] });
  });

  it('SET-04 the other side can tell who must not be shown to it', async () => {
    const tx = app.database.db as never;
    const { id } = await talent.api('GET /jobseeker/me');
    expect([await isBlocked(tx, id, blocked.id), await isBlocked(tx, id, blocked.id + 1)]).toEqual([true, false]);
    expect(await findTalentsWhoBlocked(tx, blocked.id, [id, id + 1])).toEqual(new Set([id]));
  });

  it('SET-04 others still see it, and so does the talent once the block is taken back', async () => {
    const other = await signIn(app, 'bystander@parley.example', app.visitor(SINGAPORE));
    expect((await other.call('GET', `/job/${blockedJob}`)).status).toBe(200);
    expect(await other.api('GET /jobseeker/blocked-companies')).toMatchObject({ total: 0, companies: [] });
    expect(await talent.api('GET /jobseeker/blocked-companies')).toMatchObject({
      total: 1,
      companies: [{ name: 'Harbour Lights' }],
    });
    await talent.api('DELETE /jobseeker/blocked-companies', { company_id: blocked.id });
    expect((await talent.call('GET', `/job/${blockedJob}`)).status).toBe(200);
    expect((await talent.api('GET /job/saved')).total).toBe(1);
    await talent.api('POST /jobseeker/blocked-companies', { company_id: blocked.id });
    await talent.api('POST /jobseeker/blocked-companies', { company_id: blocked.id });
    expect((await talent.api('GET /jobseeker/blocked-companies')).total).toBe(1);
  });

  it('SET-04 a guest and an unknown company are refused, and the list has an end', async () => {
    const guest = app.visitor();
    await guest.api('POST /authentication/guest/login');
    expect((await guest.call('POST', '/jobseeker/blocked-companies', { company_id: blocked.id })).status).toBe(401);
    expect((await talent.call('POST', '/jobseeker/blocked-companies', { company_id: 999_999 })).status).toBe(404);
    const full = await signIn(app, 'full@parley.example');
    const { id } = await full.api('GET /jobseeker/me');
    const { pool } = app.database;
    for (let count = 0; count < 199; count += 1) {
      const company = await createCompany(pool);
      await insertRow(pool, 'blocked_companies', { account_id: id, company_id: company.id, created_at: new Date() });
    }
    const more = await Promise.all(
      [blocked.id, (await createCompany(pool)).id].map((company_id) =>
        full.call('POST', '/jobseeker/blocked-companies', { company_id }),
      ),
    );
    expect(more.map(({ envelope }) => envelope.code).toSorted((a, b) => a - b)).toEqual([0, 49070]);
  });
});
