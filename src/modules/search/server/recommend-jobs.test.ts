import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#test/build-search-index.ts';
import { createJob } from '#test/factories/create-job.ts';
import { preferenceInput } from '#test/factories/preference-input.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const SINGAPORE = { 'country-id': '196' };
const REMOTE = { work_arrangement_id: 3, is_remote_worldwide: true };
const SALES = { function_id: 5, sub_function_id: 501, job_title_id: 50101 };

describe('recommendations', () => {
  let app: TestApp;
  let made = 0;

  beforeAll(async () => {
    app = await startTestApp();
    const { pool } = app.database;
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const add = (title: string, minutes: number, wish: Record<string, unknown>) =>
      createJob(pool, { title, posted_at: ago(minutes), ...wish });
    await add('remote engineer', 900, REMOTE);
    await add('remote sales', 5, { ...REMOTE, ...SALES });
    await add('engineer here', 800, {});
    await add('sales here', 1, SALES);
    await add('remote for Japan only', 2, { work_arrangement_id: 3, remote_country_ids: [106] });
    await add('remote at night', 3, { ...REMOTE, timezone: 'UTC-5' });
    await add('closed', 4, { ...REMOTE, status: 'closed', closed_at: new Date() });
    await add('lighthouse keeper', 700, { ...REMOTE, ...SALES, title: 'Lighthouse Keeper' });
    await buildSearchIndex(app.databaseUrl);
  });
  afterAll(() => app?.close());

  const titles = (answer: { jobs: { job_title: string }[] }) => answer.jobs.map((job) => job.job_title);

  async function talentWith(...wishes: Record<string, unknown>[]): Promise<{ talent: TestVisitor; ids: number[] }> {
    made += 1;
    const talent = await signIn(app, `reco-${made}@parley.example`, app.visitor(SINGAPORE));
    const ids: number[] = [];
    for (const wish of wishes) {
      const { envelope } = await talent.call('POST', '/jobseeker/job-preferences/create', preferenceInput(wish));
      ids.push((envelope.data as { id: number }).id);
    }
    return { talent, ids };
  }

  it('REM-02 a remote preference brings what fits first, or the newest first; never what cannot be had', async () => {
    const { talent, ids } = await talentWith({ work_arrangement_id: 3 });
    const recommended = await talent.api('GET /job/reco-remote-jobs', { job_preference_id: ids[0] });
    expect(titles(recommended)).toEqual(['remote engineer', 'remote sales', 'Lighthouse Keeper']);
    expect(recommended.job_preference_id).toBe(ids[0]);
    expect(recommended.jobs[0]).toMatchObject({ reco_from: 'reco_remote_jobs', scene: 'c_rec_default' });
    const latest = await talent.api('GET /job/reco-remote-jobs', { sort: 1 });
    expect(titles(latest)).toEqual(['remote sales', 'Lighthouse Keeper', 'remote engineer']);
    expect(latest.jobs[0]?.reco_from).toBe('reco_latest_remote_jobs');
    const filtered = await talent.api('GET /job/reco-remote-jobs', { mainFunctions: [5] });
    expect(titles(filtered)).toEqual(['remote sales', 'Lighthouse Keeper']);
    expect(titles(await talent.api('GET /job/reco-remote-jobs', { size: 2, page: 2 }))).toEqual(['Lighthouse Keeper']);
  });

  it('PREF-01 what pays less than the preference asks for comes last', async () => {
    const { talent } = await talentWith({ work_arrangement_id: 3, function_job_title_id: 50101, min_salary: 7000 });
    const { pool } = app.database;
    const set = (pay: number) =>
      pool.query(`update jobs set salary_min = $1, salary_max = $1 where title = 'remote sales'`, [pay]);
    await set(300_000);
    expect(titles(await talent.api('GET /job/reco-remote-jobs')).at(-1)).toBe('remote sales');
    await set(750_000);
    expect(titles(await talent.api('GET /job/reco-remote-jobs'))[0]).toBe('remote sales');
  });

  it('PREF-01 a title that is on no list is looked for by its words', async () => {
    const custom = { work_arrangement_id: 3, function_job_title_id: 881, job_title: 'Lighthouse keeper' };
    const { talent } = await talentWith(custom);
    expect(titles(await talent.api('GET /job/reco-remote-jobs'))[0]).toBe('Lighthouse Keeper');
  });

  it('SRCH-09 a hidden job does not come back, by no preference and no list of recommendations', async () => {
    const { talent, ids } = await talentWith({ work_arrangement_id: 3 }, {});
    const before = await talent.api('GET /job/reco-remote-jobs');
    const jobId = before.jobs[0]?.id ?? 0;
    const hide = { preferenceId: ids[0] ?? 0, jobId };
    const key = 'DELETE /job/job-preferences/:preferenceId/reco-jobs/:jobId/delete';
    expect(await talent.api(key, hide)).toEqual({ is_hidden: true });
    expect(await talent.api(key, hide)).toEqual({ is_hidden: true });
    for (const sort of [1, 2]) {
      expect(titles(await talent.api('GET /job/reco-remote-jobs', { sort }))).not.toContain('remote engineer');
    }
    expect(titles(await talent.api('GET /job/recommended-jobs', { size: 20 }))).not.toContain('remote engineer');
    await talent.api('DELETE /jobseeker/job-preferences/:id/delete', { id: ids[0] ?? 0 });
    await talent.call('POST', '/jobseeker/job-preferences/create', preferenceInput({ work_arrangement_id: 3 }));
    expect(titles(await talent.api('GET /job/reco-remote-jobs'))).not.toContain('remote engineer');
    const other = await talentWith({ work_arrangement_id: 3 });
    expect(titles(await other.talent.api('GET /job/reco-remote-jobs'))).toContain('remote engineer');
    const foreign = `/job/job-preferences/${ids[1]}/reco-jobs/${jobId}/delete`;
    expect((await other.talent.call('DELETE', foreign)).status).toBe(404);
  });

  it('HOME-01 TRU-08 no list points to a job that cannot be had, and none to a hidden one', async () => {
    const { talent, ids } = await talentWith({ work_arrangement_id: 3 });
    const similarTo = async (who: TestVisitor, query: string) => {
      const [job] = (await who.api('GET /job/search', { query, scope: 'remote' })).jobs;
      return who.api('GET /job/:id/similar', { id: job?.id ?? 0 });
    };
    const lists = (who: TestVisitor) =>
      Promise.all([
        who.api('GET /job/latest-jobs', { scope: 'remote', size: 20 }),
        who.api('GET /job/popular-jobs', { size: 20 }),
        who.api('GET /job/popular-remote-jobs', { size: 20 }),
        who.api('GET /job/popular-remote-jobs', { size: 20, sort: 1 }),
        similarTo(who, 'lighthouse keeper'),
      ]);
    expect(titles(await similarTo(app.visitor(SINGAPORE), 'remote engineer'))).not.toContain('remote at night');
    for (const list of await lists(app.visitor(SINGAPORE))) {
      expect(titles(list)).toContain('remote sales');
      for (const out of ['remote at night', 'remote for Japan only', 'closed']) expect(titles(list)).not.toContain(out);
      for (const job of list.jobs) expect([job.reco_from, job.scene]).not.toContain('');
    }
    const own = await talent.api('GET /job/recommended-jobs', { size: 20 });
    expect(own.job_preference_id).toBe(ids[0]);
    const jobId = own.jobs.find(({ job_title }) => job_title === 'remote sales')?.id ?? 0;
    const hide = { preferenceId: ids[0] ?? 0, jobId };
    await talent.api('DELETE /job/job-preferences/:preferenceId/reco-jobs/:jobId/delete', hide);
    for (const list of await lists(talent)) expect(titles(list)).not.toContain('remote sales');
    // What is searched for is found all the same: nobody recommended it.
    expect(titles(await talent.api('GET /job/search', { scope: 'remote' }))).toContain('remote sales');
  });

  it('SRCH-09 hiding can be taken back at once, by whoever hid the job', async () => {
    const { talent, ids } = await talentWith({ work_arrangement_id: 3 });
    const [job] = (await talent.api('GET /job/reco-remote-jobs')).jobs;
    const one = { preferenceId: ids[0] ?? 0, jobId: job?.id ?? 0 };
    await talent.api('DELETE /job/job-preferences/:preferenceId/reco-jobs/:jobId/delete', one);
    const other = await talentWith({ work_arrangement_id: 3 });
    const restore = `/job/job-preferences/${one.preferenceId}/reco-jobs/${one.jobId}/restore`;
    expect((await other.talent.call('POST', restore)).status).toBe(404);
    expect(titles(await talent.api('GET /job/reco-remote-jobs'))).not.toContain(job?.job_title);
    expect(await talent.api('POST /job/job-preferences/:preferenceId/reco-jobs/:jobId/restore', one)).toEqual({
      is_hidden: false,
    });
    expect(titles(await talent.api('GET /job/reco-remote-jobs'))[0]).toBe(job?.job_title);
  });

  it('HOME-01 a talent gets what the preferences ask for, a stranger the newest, one of each company', async () => {
    const { talent } = await talentWith({ function_job_title_id: 50101 });
    const own = await talent.api('GET /job/recommended-jobs');
    expect(own.jobs[0]).toMatchObject({ job_title: 'sales here', reco_from: 'preferences', scene: 'c_rec_default' });
    expect(own.basis).toBe('preferences');
    const stranger = await app.visitor(SINGAPORE).api('GET /job/recommended-jobs');
    expect(stranger.basis).toBe('newest');
    expect(stranger.jobs[0]?.reco_from).toBe('latest');
    const companies = stranger.jobs.map(({ company }) => company.id);
    expect(new Set(companies).size).toBe(companies.length);
    const times = stranger.jobs.map(({ posted_at }) => posted_at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('HOME-01 a visitor gets what fits what was searched, if being counted is fine with them', async () => {
    const first = async (remember: boolean) => {
      const guest = app.visitor(SINGAPORE);
      await guest.api('POST /authentication/guest/login');
      const search = { device: 'web', page: 'home', query: 'Sales Executive', remember } as const;
      await guest.api('POST /job/metrics/job-hot-search', search);
      return (await guest.api('GET /job/recommended-jobs')).jobs[0];
    };
    expect(await first(true)).toMatchObject({ job_title: 'sales here', reco_from: 'recommended' });
    expect((await first(false))?.reco_from).toBe('latest');
  });

  it('HOME-01 what fits comes first and the newest fill up, as the subtitle says', async () => {
    const guest = app.visitor(SINGAPORE);
    await guest.api('POST /authentication/guest/login');
    const search = { device: 'web', page: 'home', query: 'Sales Executive', remember: true } as const;
    await guest.api('POST /job/metrics/job-hot-search', search);
    const { jobs, basis } = await guest.api('GET /job/recommended-jobs');
    expect(basis).toBe('interests');
    const fits = jobs.map(({ job_title }) => /sales|Lighthouse/.test(job_title));
    expect(fits.lastIndexOf(true)).toBeLessThan(fits.indexOf(false));
    const rest = jobs.filter((_, at) => !fits[at]).map(({ posted_at }) => posted_at);
    expect(rest).toEqual(rest.toSorted().reverse());
  });

  it('REM-02 a visitor gets what fits what was looked at; somebody else’s preference is not found', async () => {
    const { ids } = await talentWith({ work_arrangement_id: 3 });
    const guest = app.visitor(SINGAPORE);
    await guest.api('POST /authentication/guest/login');
    const path = `/job/reco-remote-jobs?job_preference_id=${ids[0]}`;
    expect((await guest.call('GET', path)).status).toBe(404);
    const plain = await guest.api('GET /job/reco-remote-jobs');
    expect(plain.job_preference_id).toBeNull();
    const engineer = (await guest.api('GET /job/search', { query: 'engineer here' })).jobs[0];
    await guest.api('POST /job/:id/view', { id: engineer?.id ?? 0, device: 'web' });
    expect(titles(await guest.api('GET /job/reco-remote-jobs'))[0]).toBe('remote engineer');
  });
});
