import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { jobWish, postJob, tryPostJob } from '#test/factories/post-job.ts';
import { signInBoss } from '#test/factories/sign-in-boss.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { readScreeningQuestions } from './jobs.public.ts';

describe('posting jobs', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function boss(company: Record<string, unknown> = {}, role: 'recruiter' | 'admin' = 'recruiter') {
    const made = await createCompany(app.database.pool, company);
    return { company: made, ...(await signInBoss(app, made.id, role)) };
  }
  const codeOf = async (visitor: TestVisitor, method: string, path: string, body?: unknown) =>
    (await visitor.call(method, path, body)).envelope.code;
  const fieldsOf = (envelope: { data: unknown }) => (envelope.data as { fields: Record<string, string> }).fields;
  const findIn = async (query: string) =>
    (await app.visitor().api('GET /job/search', { query })).jobs.map(({ id }) => id);

  it('EMP-02 keeps a draft while it is typed, half done and wrong, for its writer only', async () => {
    const { visitor, company } = await boss();
    const colleague = await signInBoss(app, company.id, 'admin');
    const first = await visitor.api('POST /recruiters/jobs/draft', { fields: { title: 'Cra', salary_min: -5 } });
    const id = first.draft_id;
    await visitor.api('POST /recruiters/jobs/draft', { draft_id: id, fields: { title: 'Crane', salary_min: null } });
    const draft = await visitor.api('GET /recruiters/jobs/drafts/:id', { id });
    expect(draft.fields).toEqual({ title: 'Crane', salary_min: null });
    expect(draft.problems.find(({ field }) => field === 'description')).toMatchObject({ problem: 'required' });
    expect((await visitor.api('GET /recruiters/jobs/drafts')).drafts).toMatchObject([{ id, title: 'Crane' }]);
    expect(await codeOf(colleague.visitor, 'GET', `/recruiters/jobs/drafts/${id}`)).toBe(41113);
    const refused = await visitor.call('POST', `/recruiters/jobs/drafts/${id}/publish`, { attest: true });
    expect(refused.envelope.code).toBe(40001);
    expect(Object.keys(fieldsOf(refused.envelope))).toEqual(
      expect.arrayContaining(['job_title_id', 'country_id', 'description', 'currency']),
    );
    expect((await visitor.api('GET /recruiters/jobs/drafts/:id', { id })).fields.title).toBe('Crane');
    await visitor.api('DELETE /recruiters/jobs/drafts/:id', { id });
    expect(await codeOf(visitor, 'GET', `/recruiters/jobs/drafts/${id}`)).toBe(41113);
  });

  it('EMP-02 SRCH-03 the size of a team goes from the form to card, page, filter, number and chip', async () => {
    const { visitor } = await boss();
    const job = await postJob(visitor, { title: 'Lighthouse Choir Engineer', team_size_id: 2 });
    const [quiet, seeker] = [await postJob(visitor, { title: 'Lighthouse Solo Engineer' }), app.visitor()];
    const search = (teamSize: number[]) => seeker.api('GET /job/search', { query: 'Lighthouse Engineer', teamSize });
    expect((await search([1, 2])).jobs).toMatchObject([{ id: job.id, team_size: 'Team of 6–15' }]);
    expect((await search([3])).jobs).toEqual([]);
    expect(await seeker.api('GET /job/:id', { id: job.id })).toMatchObject({ team_size: 'Team of 6–15' });
    expect(await seeker.api('GET /job/:id', { id: quiet.id })).toMatchObject({ team_size: '' });
    const { facets } = await seeker.api('GET /job/search-facets', { query: 'Lighthouse Engineer' });
    expect(facets.teamSize).toEqual([{ id: 2, count: 1 }]);
    const read = await seeker.api('POST /job/search-parse', { slug: 'choir-jobs', search: 'teamSize=2' });
    expect(read.chips).toEqual([{ name: 'teamSize', value: '2', label: 'Team of 6–15' }]);
    await visitor.api('PATCH /recruiters/jobs/:id', { id: job.id, fields: { team_size_id: null } });
    expect((await search([2])).jobs).toEqual([]);
    expect((await tryPostJob(visitor, { team_size_id: 9 })).code).toBe(40001);
  });

  it('EMP-02 publishes a job with every field, in search with the same commit, and takes it out as quickly', async () => {
    const { visitor } = await boss();
    const job = await postJob(visitor, {
      title: 'Harbour Zeppelin Engineer',
      work_eligibility_ids: [1, 2],
      screening_questions: [{ question: 'May you work at night?', kind: 'yes_no' }],
      description: '<p onclick="x()">You build <b>airships</b> in our hangar.</p><script>alert(1)</script>',
    });
    expect(await findIn('Harbour Zeppelin Engineer')).toContain(job.id);
    const seen = await app.visitor().api('GET /job/:id', { id: job.id });
    expect(seen).toMatchObject({
      job_title: 'Harbour Zeppelin Engineer',
      description: '<p>You build <strong>airships</strong> in our hangar.</p>',
      main_function: { id: 1 },
      salary: { min: 5200, max: 7800, currency: 'SGD' },
      days_open: 0,
      repost_count: 0,
      is_company_verified: true,
      work_eligibilities: [{ id: 1 }, { id: 2 }],
      screening_questions: [{ question: 'May you work at night?', kind: 'yes_no', choices: [] }],
    });
    expect(await visitor.api('GET /recruiters/jobs')).toMatchObject({
      counts: { open: 1, draft: 0 },
      jobs: [{ id: job.id }],
    });
    await visitor.api('POST /recruiters/jobs/:id/close', { id: job.id });
    expect(await findIn('Harbour Zeppelin Engineer')).not.toContain(job.id);
    expect((await app.visitor().call('GET', `/job/${job.id}`)).envelope.code).toBe(41150);
  });

  it('TRU-03 publishes nothing without the word that the vacancy exists, and keeps who gave it', async () => {
    const { visitor, id } = await boss();
    const { draft_id } = await visitor.api('POST /recruiters/jobs/draft', { fields: jobWish() });
    for (const body of [{}, { attest: false }])
      expect(await codeOf(visitor, 'POST', `/recruiters/jobs/drafts/${draft_id}/publish`, body)).toBe(40001);
    const { job } = await visitor.api('POST /recruiters/jobs/drafts/:id/publish', { id: draft_id, attest: true });
    const { rows } = await app.database.pool.query(
      'select account_id, reason, text_version from job_attestations where job_id = $1',
      [job.id],
    );
    expect(rows).toEqual([{ account_id: id, reason: 'publish', text_version: expect.stringMatching(/\w/) }]);
  });

  it('EMP-02 wants a range of pay that people are really paid, and says what would be', async () => {
    const { visitor } = await boss();
    const refuse = async (wish: Parameters<typeof jobWish>[0]) => fieldsOf(await tryPostJob(visitor, wish));
    expect(await refuse({ salary_max: null })).toEqual({ salary_max: 'Enter the lowest and the highest pay.' });
    expect(await refuse({ salary_min: 9000 })).toHaveProperty('salary_max');
    expect((await refuse({ salary_min: 62_400, salary_max: 93_600 })).salary_max).toContain('50,000');
    expect((await refuse({ salary_type_id: 3 })).salary_max).toContain('at most');
    expect((await refuse({ salary_min: 5, salary_max: 7 })).salary_min).toContain('400');
    expect((await refuse({ salary_min: 2000, salary_max: 20_000 })).salary_max).toContain('4 times');
    expect(await refuse({ salary_type_id: 0 })).toHaveProperty('salary_type_id');
    expect(await refuse({ currency: 'QQQ' })).toHaveProperty('currency');
    const unpaid = await tryPostJob(visitor, { salary_type_id: 0, job_type_id: 5, title: 'Unpaid intern' });
    expect(unpaid.code).toBe(0);
    const hourly = await tryPostJob(visitor, {
      salary_type_id: 3,
      salary_min: 12.5,
      salary_max: 15,
      title: 'By the hour',
    });
    expect(hourly.code).toBe(0);
  });

  it('EMP-02 refuses choices that no list has, and places of other countries', async () => {
    const { visitor } = await boss();
    const wrong = {
      job_title_id: 99,
      location_ids: [106_001],
      skill_ids: [999_999],
      qualification_id: 99,
      work_eligibility_ids: [77],
    };
    expect(Object.keys(fieldsOf(await tryPostJob(visitor, wrong))).sort()).toEqual(Object.keys(wrong).sort());
    expect(fieldsOf(await tryPostJob(visitor, { location_ids: [] }))).toHaveProperty('location_ids');
    expect(fieldsOf(await tryPostJob(visitor, { work_arrangement_id: 3 }))).toHaveProperty('remote_country_ids');
    const own = { job_title_id: 881, title: 'Barge Whisperer', sub_function_id: 101 };
    expect((await tryPostJob(visitor, own)).code).toBe(0);
    expect(fieldsOf(await tryPostJob(visitor, { ...own, sub_function_id: 5 }))).toHaveProperty('sub_function_id');
  });

  it('EMP-02 explains what must not stand in a job, with the words it is about', async () => {
    const { visitor } = await boss();
    const bad = '<p>Females only. Pay a registration fee of $50, then call +65 9123 4567 or t.me/fastjobs for it.</p>';
    const refused = await tryPostJob(visitor, { description: bad });
    expect(refused.code).toBe(49094);
    const { problems, job } = await visitor.api('POST /recruiters/jobs/preview', {
      fields: jobWish({ description: bad }),
    });
    expect(problems.map(({ problem, excerpt }) => [problem, excerpt])).toEqual([
      ['forbiddenGender', 'Females only'],
      ['forbiddenPayment', expect.stringContaining('registration fee')],
      ['forbiddenPhone', expect.stringContaining('9123 4567')],
      ['forbiddenMessenger', expect.stringContaining('t.me/fastjobs')],
    ]);
    expect(problems[0]?.text).toMatch(/“Females only” shuts people out by gender. Describe the work/);
    expect(job?.job_title).toBe('Crane Engineer');
  });

  it('EMP-02 looks at titles and questions too, when a job is published and when it is edited; a draft keeps all', async () => {
    const { visitor } = await boss();
    const question = (text: string) => ({ question: text, kind: 'text' as const, choices: [] });
    const bad = { title: '🔥URGENT!!! Crane Engineer', screening_questions: [question('What is your religion?')] };
    const refused = await tryPostJob(visitor, bad);
    expect(refused.code).toBe(49094);
    const told = fieldsOf(refused);
    expect(told.title).toContain('“🔥URGENT!!! Crane Engineer” shouts.');
    expect(told['screening_questions.0.question']).toContain('“What is your religion?” is about someone');
    const { drafts } = await visitor.api('GET /recruiters/jobs/drafts');
    expect(drafts[0]?.title).toBe(bad.title);
    const posted = await postJob(visitor);
    const edit = visitor.api('PATCH /recruiters/jobs/:id', {
      id: posted.id,
      fields: { screening_questions: [question('How old are you?')] },
    });
    await expect(edit).rejects.toMatchObject({ code: 49094 });
  });

  it('EMP-02 knows a job again under a dressed-up title (41298), and lets another shift be another job', async () => {
    const { visitor, company } = await boss();
    await postJob(visitor, { title: 'Crane Engineer' });
    for (const title of [
      'Crane Engineer – apply now',
      'URGENTLY NEEDED: Crane Engineers',
      `${company.name} Crane Engineer`,
      'Engineer, Crane (2 positions)',
    ]) {
      const { code } = await tryPostJob(visitor, { title });
      expect([title, code]).toEqual([title, title.startsWith('URGENTLY') ? 49094 : 41298]);
    }
    const other = await tryPostJob(visitor, { title: 'Crane Engineer – night shift' });
    expect(other.code).toBe(0);
    const moved = await tryPostJob(visitor, { title: 'Crane Engineer – day shift' });
    expect(moved.code).toBe(0);
  });

  it('EMP-02 refuses the same active job twice (41298), also at the same time, and names the first', async () => {
    const { visitor, company } = await boss();
    const colleague = await signInBoss(app, company.id);
    const codes = await Promise.all(
      [visitor, colleague.visitor, visitor, colleague.visitor].map(async (one) => (await tryPostJob(one)).code),
    );
    expect(codes.sort()).toEqual([0, 41298, 41298, 41298]);
    const again = await tryPostJob(visitor, { title: ' CRANE  engineer!' });
    expect(again.message).toMatch(/Crane Engineer, .+, .*5,200.+7,800.+, posted by Person/);
    expect((await tryPostJob(visitor, { work_experience_id: 5 })).code).toBe(0);
    const other = await boss();
    expect((await tryPostJob(other.visitor)).code).toBe(0);
  });

  it('EMP-01 gives an unverified company three jobs and no fourth, however parallel it posts', async () => {
    const { visitor, company } = await boss({ verified_at: null }, 'admin');
    const codes = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => (await tryPostJob(visitor, { title: `Docker ${index}` })).code),
    );
    expect(codes.sort()).toEqual([0, 0, 0, 41062, 41062, 41062]);
    expect((await visitor.api('GET /recruiters/me')).jobs).toEqual({ active: 3, most: 3 });
    await app.database.pool.query(
      `insert into company_verifications (company_id, legal_name, registration_number, country_id, note, submitted_at)
       values ($1, 'Dock Ltd', '12', 196, '', now())`,
      [company.id],
    );
    expect((await tryPostJob(visitor, { title: 'Docker nine' })).code).toBe(41063);
    const { jobs } = await visitor.api('GET /recruiters/jobs');
    await visitor.api('POST /recruiters/jobs/:id/close', { id: jobs[0]?.id ?? 0 });
    expect((await tryPostJob(visitor, { title: 'Docker ten' })).code).toBe(0);
    expect(await codeOf(visitor, 'POST', `/recruiters/jobs/${jobs[0]?.id}/reopen`, { attest: true })).toBe(41063);
  });

  it('EMP-01 lets a verified company post as many jobs as it likes, without a credit', async () => {
    const { visitor } = await boss({}, 'admin');
    for (const title of ['Diver', 'Rigger', 'Welder', 'Crane Driver', 'Painter']) {
      expect((await tryPostJob(visitor, { title })).code).toBe(0);
    }
  });

  it('EMP-02 masks pay only with the right to (41120)', async () => {
    const { visitor, company } = await boss();
    const admin = await signInBoss(app, company.id, 'admin');
    expect((await tryPostJob(visitor, { is_negotiable: true })).code).toBe(41120);
    const masked = await postJob(admin.visitor, { is_negotiable: true });
    expect((await app.visitor().api('GET /job/:id', { id: masked.id })).salary).toBeNull();
    expect(masked.pay).toContain('5,200');
  });

  it('EMP-02 lets a recruiter manage own jobs, an admin all, another company none', async () => {
    const { visitor, company } = await boss();
    const [colleague, admin, stranger] = [
      await signInBoss(app, company.id),
      await signInBoss(app, company.id, 'admin'),
      await boss(),
    ];
    const job = await postJob(visitor);
    const edit = (one: TestVisitor) =>
      codeOf(one, 'PATCH', `/recruiters/jobs/${job.id}`, { fields: { benefit_ids: [2] } });
    expect(await edit(colleague.visitor)).toBe(40005);
    expect(await edit(stranger.visitor)).toBe(41113);
    expect(await edit(admin.visitor)).toBe(0);
    expect(await codeOf(colleague.visitor, 'GET', `/recruiters/jobs/${job.id}`)).toBe(0);
    expect(await codeOf(stranger.visitor, 'GET', `/recruiters/jobs/${job.id}/stats`)).toBe(41113);
    expect((await colleague.visitor.api('GET /recruiters/jobs')).jobs[0]?.may).toMatchObject({ edit: false });
    expect((await colleague.visitor.api('GET /recruiters/jobs', { mine: true })).jobs).toEqual([]);
  });

  it('EMP-02 edits what is given, keeps the rest, and shows it in search at once', async () => {
    const { visitor } = await boss();
    const job = await postJob(visitor, {
      screening_questions: [
        { question: 'Do you dive?', kind: 'yes_no' },
        { question: 'Which boat?', kind: 'choice', choices: ['Tug', 'Barge'] },
      ],
    });
    const before = await visitor.api('GET /recruiters/jobs/:id', { id: job.id });
    const [dive, boat] = before.fields.screening_questions;
    await visitor.api('PATCH /recruiters/jobs/:id', {
      id: job.id,
      fields: {
        title: 'Periscope Polisher',
        salary_max: 8000,
        screening_questions: [boat ?? dive, { question: 'Why here?', kind: 'text' }].flatMap((one) =>
          one ? [one] : [],
        ),
      },
    });
    const after = await visitor.api('GET /recruiters/jobs/:id', { id: job.id });
    expect(after.fields).toMatchObject({
      title: 'Periscope Polisher',
      salary_min: 5200,
      salary_max: 8000,
      skill_ids: [1, 2],
    });
    expect(after.fields.screening_questions.map(({ id }) => id)).toEqual([boat?.id, expect.any(Number)]);
    expect(await findIn('Periscope Polisher')).toContain(job.id);
    const asked = await app.database.db.transaction((tx) => readScreeningQuestions(tx, job.id));
    expect(asked.map(({ question }) => question)).toEqual(['Which boat?', 'Why here?']);
    expect(after.job.job_url).toBe(before.job.job_url);
    const choice = { fields: { screening_questions: [{ question: 'Which?', kind: 'choice', choices: ['One'] }] } };
    expect(await codeOf(visitor, 'PATCH', `/recruiters/jobs/${job.id}`, choice)).toBe(40001);
  });

  it('JOB-03 goes through hold, close, reopen, copy and delete, each with its own answer to talents', async () => {
    const { visitor } = await boss();
    const { id } = await postJob(visitor, { title: 'Lock Keeper' });
    const call = (what: string, body: object = {}) => codeOf(visitor, 'POST', `/recruiters/jobs/${id}/${what}`, body);
    expect(await call('hold')).toBe(0);
    expect((await app.visitor().api('GET /job/:id', { id })).status).toBe('on_hold');
    expect(await findIn('Lock Keeper')).not.toContain(id);
    expect(await call('reopen')).toBe(40001);
    expect(await call('reopen', { attest: true })).toBe(0);
    expect(await findIn('Lock Keeper')).toContain(id);
    expect(await call('close', { reason: 'hired' })).toBe(0);
    expect(await call('close')).toBe(41128);
    expect(await call('hold')).toBe(41128);
    expect(await codeOf(visitor, 'PATCH', `/recruiters/jobs/${id}`, { fields: {} })).toBe(41129);
    const { draft_id } = await visitor.api('POST /recruiters/jobs/:id/copy', { id });
    const draft = await visitor.api('GET /recruiters/jobs/drafts/:id', { id: draft_id });
    expect(draft).toMatchObject({ copied_from: id, problems: [], fields: { title: 'Lock Keeper', salary_min: 5200 } });
    await visitor.api('DELETE /recruiters/jobs/:id', { id });
    expect((await app.visitor().call('GET', `/job/${id}`)).envelope.code).toBe(41151);
    expect(await codeOf(visitor, 'GET', `/recruiters/jobs/${id}`)).toBe(41113);
    expect(await call('reopen', { attest: true })).toBe(41113);
  });

  it('EMP-02 makes a job urgent or featured for a credit, once, and never for one it does not have', async () => {
    const { visitor, company } = await boss();
    const jobs = [
      await postJob(visitor),
      await postJob(visitor, { title: 'Pilot' }),
      await postJob(visitor, { title: 'Cook' }),
    ];
    const upgrade = (id: number, what: string) =>
      codeOf(visitor, 'POST', `/recruiters/jobs/${id}/upgrade`, { upgrade: what });
    expect(await upgrade(jobs[0]?.id ?? 0, 'urgent')).toBe(41126);
    expect(await upgrade(jobs[0]?.id ?? 0, 'featured')).toBe(41123);
    await app.database.pool.query(`insert into company_credits (company_id, kind, balance) values ($1, 'urgent', 2)`, [
      company.id,
    ]);
    const codes = await Promise.all(jobs.map(({ id }) => upgrade(id, 'urgent')));
    expect(codes.sort()).toEqual([0, 0, 41126]);
    const urgent = (await visitor.api('GET /recruiters/jobs')).jobs.find(({ is_urgent }) => is_urgent);
    expect(await upgrade(urgent?.id ?? 0, 'urgent')).toBe(41125);
    const colleague = await signInBoss(app, company.id);
    expect(
      await codeOf(colleague.visitor, 'POST', `/recruiters/jobs/${urgent?.id}/upgrade`, { upgrade: 'featured' }),
    ).toBe(41121);
  });

  it('EMP-02 counts the views of each day', async () => {
    const { visitor } = await boss();
    const { id } = await postJob(visitor);
    const guest = app.visitor();
    await guest.api('POST /authentication/guest/login');
    await guest.api('POST /job/:id/view', { id, device: 'web' });
    await guest.api('POST /job/:id/save', { id, save: true });
    const stats = await visitor.api('GET /recruiters/jobs/:id/stats', { id, days: 7 });
    expect(stats).toMatchObject({ views: 1, saves: 1, chats: 0 });
    expect(stats.days.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });
});
