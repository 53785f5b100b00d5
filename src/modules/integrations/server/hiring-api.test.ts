import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { addApplicants } from '#test/factories/add-applicants.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { makeApiKey } from '#test/factories/make-api-key.ts';
import { jobWish } from '#test/factories/post-job.ts';
import { makeManager } from '#test/integrations/manager.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

describe('the API for employers’ systems', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: 'https://parley.example' });
  });
  afterAll(() => app.close());

  async function makeProgram(wish: Record<string, unknown> = {}) {
    const manager = await makeManager(app, wish);
    const { program } = await makeApiKey(app, manager.company.id, manager.id);
    return { ...manager, program };
  }
  const create = (program: TestVisitor, external_id: string, wish = {}) =>
    program.call('POST', '/hiring/v1/jobs', { external_id, attest: true, fields: jobWish(wish) });

  it('EMP-06 makes one job of 30 creates at once with one external id', async () => {
    const { program, company } = await makeProgram();
    const answers = await Promise.all(Array.from({ length: 30 }, () => create(program, 'REQ-7')));
    const made = answers.map(({ envelope }) => envelope.data as { job: { id: number }; is_new: boolean });
    expect(new Set(answers.map(({ envelope }) => envelope.code))).toEqual(new Set([0]));
    expect(new Set(made.map(({ job }) => job.id)).size).toBe(1);
    expect(made.filter(({ is_new }) => is_new)).toHaveLength(1);
    const { rows } = await app.database.pool.query('select id from jobs where company_id = $1', [company.id]);
    expect(rows).toHaveLength(1);
  });

  it('EMP-06 publishes, finds, changes, pauses, reopens and closes a job by the rules of the form', async () => {
    const { program, id: accountId } = await makeProgram();
    const { job, is_new } = await program.api('POST /hiring/v1/jobs', {
      external_id: 'REQ-1',
      attest: true,
      fields: jobWish(),
    });
    expect([is_new, job.state, job.external_id]).toEqual([true, 'open', 'REQ-1']);
    expect(job.url).toMatch(/^https:\/\/parley\.example\/en\/job\//);
    const { id } = job;
    const found = await program.api('GET /hiring/v1/jobs', { external_id: 'REQ-1' });
    expect(found).toEqual({ jobs: [job], next_cursor: null });
    const fields = { title: 'Senior Crane Engineer' };
    await program.api('PATCH /hiring/v1/jobs/:id', { id, external_id: 'REQ-1b', fields });
    const read = await program.api('GET /hiring/v1/jobs/:id', { id });
    expect(read).toMatchObject({ job: { external_id: 'REQ-1b' }, fields: { ...fields, salary_min: 5200 } });
    expect((await program.api('POST /hiring/v1/jobs/:id/pause', { id })).job.state).toBe('on_hold');
    expect((await program.api('POST /hiring/v1/jobs/:id/publish', { id, attest: true })).job.state).toBe('open');
    expect((await program.api('POST /hiring/v1/jobs/:id/close', { id, reason: 'hired' })).job.state).toBe('closed');
    const again = await program.call('POST', `/hiring/v1/jobs/${id}/close`, {});
    expect(again.envelope.code).toBe(errorTable.jobAlreadyClosed.code);
    // Whoever made the key has said that the vacancy exists.
    const { rows } = await app.database.pool.query(
      'select account_id, reason from job_attestations where job_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ account_id, reason }) => [account_id, reason])).toEqual([
      [accountId, 'publish'],
      [accountId, 'reopen'],
    ]);
  });

  it('EMP-06 refuses what the form would refuse: bad fields, forbidden words, doubles, too many unverified jobs', async () => {
    const { program, company } = await makeProgram({ verified_at: null });
    const codeOf = async (...asked: Parameters<typeof create>) => (await create(...asked)).envelope;
    const bad = await codeOf(program, 'A', { salary_max: 1, title: '' });
    expect(bad.code).toBe(errorTable.validationFailed.code);
    expect(Object.keys((bad.data as { fields: object }).fields)).toContain('title');
    const spam = '<p>Please send your resume by WhatsApp to +65 9123 4567 right now, we hire at once.</p>';
    expect((await codeOf(program, 'A', { description: spam })).code).toBe(errorTable.jobContentForbidden.code);
    const { problems } = await program.api('POST /hiring/v1/jobs/check', { fields: jobWish({ title: '' }) });
    expect(problems).toMatchObject([{ field: 'title', text: expect.any(String) }]);
    const unsaid = await program.call('POST', '/hiring/v1/jobs', { external_id: 'A', fields: jobWish() });
    expect(unsaid.envelope.code).toBe(errorTable.validationFailed.code);
    expect((await codeOf(program, 'A')).code).toBe(0);
    expect((await codeOf(program, 'B')).code).toBe(errorTable.duplicateActiveJob.code);
    for (const title of ['Welder', 'Diver']) expect((await codeOf(program, title, { title })).code).toBe(0);
    expect((await codeOf(program, 'D', { title: 'Pilot' })).code).toBe(errorTable.companyNotVerified.code);
    const taken = await program.call('PATCH', '/hiring/v1/jobs/1', { external_id: 'A' });
    expect(taken.envelope.code).toBe(errorTable.jobNotFound.code);
    const { rows } = await app.database.pool.query('select 1 from job_drafts where company_id = $1', [company.id]);
    expect(rows).toEqual([]);
  });

  it('EMP-06 keeps what a company calls its jobs unique, and knows nothing of another company', async () => {
    const { program } = await makeProgram();
    const other = await makeProgram();
    const first = await program.api('POST /hiring/v1/jobs', { external_id: 'X', attest: true, fields: jobWish() });
    const second = await program.api('POST /hiring/v1/jobs', {
      external_id: 'Y',
      attest: true,
      fields: jobWish({ title: 'Welder' }),
    });
    const taken = await program.call('PATCH', `/hiring/v1/jobs/${second.job.id}`, { external_id: 'X' });
    expect(taken.envelope.code).toBe(errorTable.externalIdTaken.code);
    expect((await other.program.api('GET /hiring/v1/jobs', { external_id: 'X' })).jobs).toEqual([]);
    const foreign = await other.program.call('GET', `/hiring/v1/jobs/${first.job.id}`);
    expect(foreign.envelope.code).toBe(errorTable.jobNotFound.code);
    const closing = await other.program.call('POST', `/hiring/v1/jobs/${first.job.id}/close`, {});
    expect(closing.envelope.code).toBe(errorTable.jobNotFound.code);
    expect((await create(other.program, 'X')).envelope.code).toBe(0);
  });

  it('EMP-06 answers a repeated call with an idempotency key as the first one, for this key alone', async () => {
    const { program, company, id } = await makeProgram();
    const headers = { 'idempotency-key': 'job-create-0001' };
    const body = { external_id: 'I-1', attest: true, fields: jobWish() };
    const first = await program.call('POST', '/hiring/v1/jobs', body, headers);
    const repeat = await program.call('POST', '/hiring/v1/jobs', body, headers);
    expect(repeat.envelope).toEqual(first.envelope);
    const changed = await program.call('POST', '/hiring/v1/jobs', { ...body, external_id: 'I-2' }, headers);
    expect(changed.envelope.code).toBe(errorTable.idempotencyConflict.code);
    const second = await makeApiKey(app, company.id, id);
    const others = await second.program.call('POST', '/hiring/v1/jobs', body, headers);
    expect(others.envelope.data).toMatchObject({ is_new: false });
  });

  it('EMP-06 pages jobs and applications by cursor, without a gap or a double', async () => {
    const { program, company, id } = await makeProgram();
    const { pool } = app.database;
    for (let n = 0; n < 5; n++) await createJob(pool, { company_id: company.id, recruiter_id: id, title: `Job ${n}` });
    const ids: number[] = [];
    for (let cursor: number | null | undefined; cursor !== null; ) {
      const page = await program.api('GET /hiring/v1/jobs', { limit: 2, ...(cursor && { cursor }) });
      ids.push(...page.jobs.map((job) => job.id));
      cursor = page.next_cursor;
    }
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(ids).toHaveLength(5);
    const [jobId = 0] = ids;
    await addApplicants(pool, jobId, 7);
    const seen: number[] = [];
    for (let cursor: number | null | undefined; cursor !== null; ) {
      const page = await program.api('GET /hiring/v1/jobs/:id/applications', {
        id: jobId,
        limit: 3,
        ...(cursor && { cursor }),
      });
      seen.push(...page.applications.map((one) => one.id));
      cursor = page.next_cursor;
    }
    expect(new Set(seen).size).toBe(7);
  });

  it('EMP-06 PROF-04 tells of candidates what the company may know: a short name until it is shared, nothing of others', async () => {
    const { program, company, id } = await makeProgram();
    const { pool } = app.database;
    const job = await createJob(pool, { company_id: company.id, recruiter_id: id });
    await addApplicants(pool, job.id, 1);
    const read = async () =>
      (await program.api('GET /hiring/v1/jobs/:id/applications', { id: job.id })).applications[0];
    expect(await read()).toMatchObject({ name: 'Bo Applicant 1', stage: 'viewed', job_id: job.id });
    await pool.query('update conversations set name_shared_at = null where job_id = $1', [job.id]);
    const hidden = await read();
    expect(hidden?.name).toBe('Bo A.');
    expect(Object.keys(hidden ?? {}).toSorted()).toEqual(
      ['answer_due_at', 'applied_at', 'documents', 'id', 'job_id', 'name', 'stage', 'url'].toSorted(),
    );
    const one = await program.api('GET /hiring/v1/applications/:id', { id: hidden?.id ?? 0 });
    expect(one.application).toEqual(hidden);
    const stranger = await makeProgram();
    const refused = await stranger.program.call('GET', `/hiring/v1/applications/${hidden?.id}`);
    expect(refused.envelope.code).toBe(errorTable.notFound.code);
    const { id: strange } = await createJob(pool, { company_id: (await createCompany(pool)).id });
    const jobs = await program.call('GET', `/hiring/v1/jobs/${strange}/applications`);
    expect(jobs.envelope.code).toBe(errorTable.jobNotFound.code);
  });
});
