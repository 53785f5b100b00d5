import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tagsOfEvent } from '#src/kept-page-rules.ts';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { loader as loadJob } from '#src/routes/public/job.tsx';
import { jobPosting } from '#src/routes/structured-data.tsx';
import { createCompany } from './factories/create-company.ts';
import { postJob } from './factories/post-job.ts';
import { signInBoss, type TestPerson } from './factories/sign-in-boss.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const BASE = 'https://parley.example';

describe('what search engines read of a job', () => {
  let app: TestApp;
  let boss: TestPerson;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: BASE });
    boss = await signInBoss(app, (await createCompany(app.database.pool)).id, 'admin');
  });
  afterAll(() => app?.close());

  /** The page's own loader: the posting that it shows, or the status that it answers. */
  async function readPage(jobUrl: string) {
    const services: Partial<PageServices> = {
      api: app.visitor({ 'country-id': '196', 'language-id': '1' }).api,
      begin: () => {},
    };
    const context = { get: (wanted: unknown) => (wanted === servicesContext ? services : undefined) };
    const slug = jobUrl.slice('/job/'.length);
    const request = new Request(`${BASE}/en${jobUrl}`);
    try {
      const loaded = await loadJob({ request, params: { lang: 'en', slug }, context } as never);
      const { job } = loaded as { job: JobDetail };
      return job.status === 'open' ? jobPosting(job, BASE) : 'no posting';
    } catch (error) {
      return (error as { init?: { status?: number } }).init?.status;
    }
  }

  const sitemap = async () => (await app.visitor().fetch('/sitemaps/sg/jobs-0.xml')).text();

  it('TRU-12 the posting and the sitemap have a job within five minutes and lose it within five minutes of closing', async () => {
    const { id, job_url } = await postJob(boss.visitor, { title: 'Harbour Pilot' });
    app.clock.advance({ minutes: 4, seconds: 59 });
    expect(await readPage(job_url)).toMatchObject({ '@type': 'JobPosting', title: 'Harbour Pilot' });
    expect(await sitemap()).toContain(`-${id}<`);

    await boss.visitor.api('POST /recruiters/jobs/:id/hold', { id });
    app.clock.advance({ minutes: 4, seconds: 59 });
    expect(await readPage(job_url)).toBe('no posting');
    expect(await sitemap()).not.toContain(`-${id}<`);

    await boss.visitor.api('POST /recruiters/jobs/:id/reopen', { id, attest: true });
    app.clock.advance({ minutes: 4, seconds: 59 });
    expect(await sitemap()).toContain(`-${id}<`);

    await boss.visitor.api('POST /recruiters/jobs/:id/close', { id, reason: 'hired' });
    app.clock.advance({ minutes: 4, seconds: 59 });
    expect(await readPage(job_url)).toBe(410);
    expect(await sitemap()).not.toContain(`-${id}<`);
    // Nothing that is kept outlives it: the page that was drawn of the job goes with the change itself, and others may
    // keep a sitemap for five minutes.
    expect(tagsOfEvent('job.changed', [{ id }])).toContain(`job:${id}`);
    const { headers } = await app.visitor().fetch('/sitemaps/sg/jobs-0.xml');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });
});
