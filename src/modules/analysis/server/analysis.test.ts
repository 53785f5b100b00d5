import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditDay, nextCreditDay } from '#src/kernel/credit-day.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { createRecruiter } from '#test/factories/create-recruiter.ts';
import { preferenceInput } from '#test/factories/preference-input.ts';
import { proveByMail, signIn } from '#test/factories/sign-in.ts';
import { openProduct, runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const WORK = {
  title: 'Software Engineer',
  company: 'Harbour Works',
  start_date: '2019-04',
  is_current: true,
  description:
    '- Built a booking service in TypeScript for 40 ports\n- Responsible for the database\n- Cut waiting time by 30%',
};
const TYPESCRIPT = 2;
const POSTGRES = 287;
const LATTE_ART = 5219;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

let people = 0;
const talent = () => signIn(app, `analysis-${++people}@parley.example`);
const stateOf = (person: TestVisitor) => person.api('GET /jobseeker/resume-analysis', {});
const press = (person: TestVisitor, input: { desired_job_id?: number } = {}) =>
  person.call('POST', '/jobseeker/resume-analysis', input).then(({ envelope }) => envelope.code);
const work = () => runTask(app, 'analyse-resumes');

/** Someone who may ask for an analysis. */
async function readyTalent(name = 'Ada'): Promise<TestVisitor> {
  const person = await talent();
  await person.api('PATCH /jobseeker/profile', {
    first_name: name,
    last_name: 'Byron',
    headline: 'Engineer',
    place: 'Oslo',
  });
  await person.api('POST /jobseeker/work-experiences/create', WORK);
  await person.api('POST /jobseeker/job-preferences/create', preferenceInput());
  return person;
}

/** Asks for one and has it made. */
async function analyse(person: TestVisitor) {
  expect(await press(person)).toBe(0);
  await work();
  return stateOf(person);
}

describe('a resume analysis', () => {
  it('AI-03 asks for a desired job first (41311), then for work (41312); a student may have an education instead', async () => {
    const person = await talent();
    expect(await stateOf(person)).toMatchObject({
      missing: ['desired_job', 'experience'],
      analysis: null,
      remaining: 3,
    });
    expect(await press(person)).toBe(41311);
    await person.api('POST /jobseeker/job-preferences/create', preferenceInput());
    expect(await press(person)).toBe(41312);
    await person.api('POST /jobseeker/educations/create', {
      school: 'Old School',
      start_date: '1999',
      end_date: '2003',
    });
    expect(await press(person)).toBe(41312);
    // Whoever says to be a student needs no work.
    await person.api('PATCH /jobseeker/profile', { job_seeking_status_id: 5 });
    expect(await stateOf(person)).toMatchObject({ missing: [], remaining: 3, limit: 3 });
    expect((await analyse(person)).analysis?.report.score).toBeGreaterThan(0);
  });

  it('AI-03 is queued, made in the background, and gives a score that is the sum of its rules', async () => {
    const person = await readyTalent();
    expect(await press(person)).toBe(0);
    expect(await stateOf(person)).toMatchObject({ is_running: true, remaining: 2, analysis: null });
    expect(await press(person)).toBe(41313);
    await work();
    const { is_running, remaining, analysis } = await stateOf(person);
    expect({ is_running, remaining }).toEqual({ is_running: false, remaining: 2 });
    const { score, rules } = analysis?.report ?? { score: -1, rules: [] };
    expect(rules.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(rules.reduce((sum, { max }) => sum + max, 0)).toBe(100);
    const verbs = rules.find(({ rule }) => rule === 'verbs');
    expect(verbs).toMatchObject({ done: 2, total: 3, quotes: [{ text: 'Responsible for the database' }] });
    const [quote] = verbs?.quotes ?? [];
    expect(quote?.text.slice(...(quote.marks[0] ?? []))).toBe('Responsible for');
  });

  it('AI-03 gives three a day, also when many presses arrive at once, and new ones at 00:01 in GMT+8 (41275)', async () => {
    const person = await readyTalent();
    const codes = await Promise.all(Array.from({ length: 8 }, () => press(person)));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([0, 41313]));
    await work();
    for (const left of [1, 0]) expect((await analyse(person)).remaining).toBe(left);
    const refused = await person.call('POST', '/jobseeker/resume-analysis', {});
    expect(refused).toMatchObject({
      status: 429,
      envelope: { code: 41275, data: { reason: 'ai_resume_analysis_limited' } },
    });
    const { renews_at } = await stateOf(person);
    expect(renews_at).toMatch(/T16:01:00/);
    app.clock.advance({ minutes: (Date.parse(renews_at) - app.clock.now().getTime()) / 60_000 });
    expect((await analyse(person)).remaining).toBe(2);
  });

  it('AI-03 days change at 00:01 in GMT+8', () => {
    expect(creditDay(new Date('2026-11-17T16:00:59Z'))).toBe('2026-11-17');
    expect(creditDay(new Date('2026-11-17T16:01:00Z'))).toBe('2026-11-18');
    expect(nextCreditDay(new Date('2026-11-17T16:00:59Z')).toISOString()).toBe('2026-11-17T16:01:00.000Z');
    expect(nextCreditDay(new Date('2026-11-17T16:01:00Z')).toISOString()).toBe('2026-11-18T16:01:00.000Z');
  });

  it('AI-03 survives a restart in the middle, and is made once by several workers', async () => {
    const person = await readyTalent();
    expect(await press(person)).toBe(0);
    const { pool } = app.database;
    // A worker that dies in the middle leaves its transaction open and then rolled back.
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`select from resume_analyses where status = 'queued' for update`);
    await work();
    expect(await stateOf(person)).toMatchObject({ is_running: true });
    await client.query('rollback');
    client.release();
    const workers = [openProduct(app), openProduct(app)];
    await Promise.all(workers.map((worker) => worker.runTask('analyse-resumes')));
    await Promise.all(workers.map((worker) => worker.close()));
    expect(await stateOf(person)).toMatchObject({
      is_running: false,
      remaining: 2,
      analysis: { id: expect.any(Number) },
    });
  });

  it('AI-03 one that fails costs no chance and holds nobody up', async () => {
    const [unlucky, other] = [await readyTalent(), await readyTalent()];
    expect(await press(unlucky)).toBe(0);
    expect(await press(other)).toBe(0);
    const { id } = await unlucky.api('GET /jobseeker/me');
    const { pool } = app.database;
    await pool.query(`create function refuse_done() returns trigger language plpgsql as $$
      begin if new.status = 'done' and new.account_id = ${Number(id)} then raise exception 'refused'; end if; return new; end $$`);
    await pool.query(
      `create trigger refuse_done before update on resume_analyses for each row execute function refuse_done()`,
    );
    try {
      await expect(work()).rejects.toThrow('refused');
    } finally {
      await pool.query('drop trigger refuse_done on resume_analyses');
    }
    expect(await stateOf(unlucky)).toMatchObject({ is_running: false, has_failed: true, remaining: 3, analysis: null });
    expect(await stateOf(other)).toMatchObject({ is_running: false, has_failed: false, remaining: 2 });
    expect(await analyse(unlucky)).toMatchObject({ has_failed: false, remaining: 2 });
  });

  it('AI-03 tells what was gained and lost by rule since the last time, to the point', async () => {
    const person = await readyTalent();
    const first = await analyse(person);
    expect(first.previous).toBeNull();
    await person.api('PUT /jobseeker/skills', { version: 0, skills: [{ name: 'TypeScript' }, { name: 'Knots' }] });
    await person.api('PATCH /jobseeker/profile', { headline: '' });
    const { analysis, previous } = await analyse(person);
    expect(previous?.score).toBe(first.analysis?.report.score);
    const gained = previous?.changes.reduce((sum, { before, after }) => sum + after - before, 0);
    expect(gained).toBe((analysis?.report.score ?? 0) - (previous?.score ?? 0));
    const of = (rule: string) => previous?.changes.find((one) => one.rule === rule);
    expect(of('headline')).toEqual({ rule: 'headline', before: 3, after: 0 });
    expect(of('skills')).toEqual({ rule: 'skills', before: 0, after: 1 });
  });

  it('AI-03 issues are marked as resolved by their owner alone, and the next analysis says what is still there', async () => {
    const [person, stranger] = [await readyTalent(), await readyTalent()];
    const id = (await analyse(person)).analysis?.id ?? 0;
    const mark = (visitor: TestVisitor, rule: 'verbs' | 'summary' | 'email', is_resolved = true) =>
      visitor.call('PUT', `/jobseeker/resume-analysis/${id}/issues`, { rule, is_resolved });
    await Promise.all([mark(person, 'verbs'), mark(person, 'summary')]);
    expect((await stateOf(person)).analysis?.resolved.toSorted()).toEqual(['summary', 'verbs']);
    await mark(person, 'summary', false);
    expect((await stateOf(person)).analysis?.resolved).toEqual(['verbs']);
    expect((await mark(stranger, 'verbs')).envelope.code).toBe(40004);
    // What lost no point is no issue.
    expect((await mark(person, 'email')).envelope.code).toBe(40004);
    expect((await analyse(person)).analysis).toMatchObject({ resolved: [], still_there: ['verbs'] });
  });

  it('AI-03 compares with our own open jobs of the title and says in how many a skill is asked for', async () => {
    const { pool } = app.database;
    const company_id = (await createCompany(pool)).id;
    const recruiter_id = (await createRecruiter(pool, Number(company_id))).id;
    const title = { job_title_id: 10201, function_id: 1, sub_function_id: 102, company_id, recruiter_id };
    for (let at = 0; at < 32; at += 1) {
      await createJob(pool, {
        ...title,
        slug: `front-${at}`,
        skill_ids: at % 2 === 0 ? [TYPESCRIPT, POSTGRES] : [TYPESCRIPT],
      });
    }
    await createJob(pool, { ...title, slug: 'gone', status: 'closed', closed_at: new Date(), skill_ids: [LATTE_ART] });
    const person = await readyTalent();
    const wish = await person.api(
      'POST /jobseeker/job-preferences/create',
      preferenceInput({ function_job_title_id: 10201 }),
    );
    await person.api('PUT /jobseeker/skills', { version: 0, skills: [{ name: 'Latte Art' }, { name: 'Knots' }] });
    expect(await press(person, { desired_job_id: wish.id })).toBe(0);
    await work();
    const { analysis } = await stateOf(person);
    expect(analysis).toMatchObject({
      desired_job_id: wish.id,
      report: {
        compared: {
          title: 'Front-End Developer',
          jobs: 32,
          of: 'title',
          add: [{ name: 'PostgreSQL', count: 16 }],
          has: [{ name: 'TypeScript', count: 32 }],
          drop: [{ name: 'Latte Art', count: 0 }],
        },
      },
    });
    const stranger = await readyTalent();
    expect(await press(stranger, { desired_job_id: wish.id })).toBe(40004);
  });

  it('AI-03 leaves the comparison out where too few open jobs are there, and says so', async () => {
    const person = await talent();
    await person.api('POST /jobseeker/work-experiences/create', WORK);
    await person.api(
      'POST /jobseeker/job-preferences/create',
      preferenceInput({ function_job_title_id: 881, job_title: 'Keeper of the harbour cats' }),
    );
    const { analysis } = await analyse(person);
    expect(analysis?.report.compared).toBeNull();
    const wanted = analysis?.report.rules.find(({ rule }) => rule === 'wanted');
    expect(wanted).toMatchObject({ max: 0, left_out: 'market' });
  });

  it('AI-09 gives the same score to the same resume, whoever it belongs to', async () => {
    const asWho = [
      { first_name: 'Ada', last_name: 'Byron', nationality_id: 196, date_of_birth: '2001-02-03' },
      { first_name: 'Mohammed', last_name: 'Al-Farsi', nationality_id: 1, date_of_birth: '1959-12-31' },
      { first_name: '美咲', last_name: '佐藤', nationality_id: null, date_of_birth: null },
    ];
    const reports = [];
    for (const who of asWho) {
      const person = await readyTalent();
      await person.api('PATCH /jobseeker/profile', who);
      const { email } = await person.api('GET /jobseeker/profile');
      // The address is their own and is quoted as it is.
      const told = JSON.stringify((await analyse(person)).analysis?.report).replaceAll(String(email), 'x');
      reports.push(told);
      expect(told).not.toContain(who.last_name);
    }
    expect(new Set(reports).size).toBe(1);
  });

  it('AI-03 TRU-09 is in the copy of one’s data, is forgotten beyond ten, and goes with the account', async () => {
    const person = await readyTalent();
    const { id } = await person.api('GET /jobseeker/me');
    const { pool } = app.database;
    const count = async () =>
      (await pool.query('select count(*)::int as n from resume_analyses where account_id = $1', [id])).rows[0].n;
    for (let at = 0; at < 12; at += 1) {
      await analyse(person);
      app.clock.advance({ hours: 24 });
    }
    expect(await count()).toBe(10);
    const { email } = await person.api('GET /jobseeker/profile');
    await proveByMail(app, person, String(email));
    await person.api('POST /jobseeker/data-export', {});
    await runTask(app, 'export-data');
    const { rows } = await pool.query(
      `select rows from data_export_parts p join data_exports e on e.id = p.export_id
       where e.account_id = $1 and table_name = 'resume_analyses'`,
      [id],
    );
    expect(rows.flatMap((part) => part.rows)).toHaveLength(10);
    await pool.query(`update accounts set deleted_at = now(), delete_after = now() - interval '1 day' where id = $1`, [
      id,
    ]);
    app.clock.advance({ hours: 24 });
    await runTask(app, 'delete-accounts');
    expect(await count()).toBe(0);
  });
});
