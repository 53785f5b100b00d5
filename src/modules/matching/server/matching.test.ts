import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { preferenceInput } from '#test/factories/preference-input.ts';
import { signInAs, signInBoss, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { openProduct, runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { MOST_CORRECTIONS } from '../match-lines.ts';
import type { Match } from '../matching.contract.ts';

const [SQL, PYTHON, TABLEAU] = [284, 3, 357];
/** What the tests of a whole program wait for: the first reading of a title learns all names of titles. */
const LEARNING_MS = 120_000;

describe('matching', () => {
  let app: TestApp;
  let companyId: number;
  let boss: TestPerson;
  let jobId: number;
  beforeAll(async () => {
    app = await startTestApp();
    companyId = (await createCompany(app.database.pool)).id;
    boss = await signInBoss(app, companyId);
    jobId = await newJob();
  }, LEARNING_MS);
  afterAll(() => app.close());

  async function newJob(wish: Record<string, unknown> = {}): Promise<number> {
    const job = await createJob(app.database.pool, {
      company_id: companyId,
      recruiter_id: boss.id,
      work_experience_id: 4,
      qualification_id: 9,
      skill_ids: [SQL, PYTHON],
      language_ids: [1],
      description: '<p>You need a driving licence.</p>',
      ...wish,
    });
    return job.id;
  }

  async function newTalent(): Promise<TestPerson> {
    const talent = await signInAs(app, 'talent');
    const { api } = talent.visitor;
    await api('POST /jobseeker/work-experiences/create', {
      title: 'Software Engineer',
      company: 'Harbour',
      start_date: '2020-01',
      is_current: true,
      description: 'Wrote reports with SQL for the harbour master.',
    });
    await api('PUT /jobseeker/skills', { version: 0, skills: [{ name: 'Docker' }] });
    await api('POST /jobseeker/job-preferences/create', preferenceInput());
    return talent;
  }

  async function read({ visitor }: TestPerson, id = jobId): Promise<Match> {
    const { match } = await visitor.api('GET /jobs/:id/match', { id });
    if (!match) throw new Error('There is no match');
    return match;
  }

  const lineOf = (match: Match, key: string) => match.lines.find((line) => line.key === key);

  /** They have applied: an application with its conversation. */
  async function apply(talent: TestPerson, id = jobId): Promise<number> {
    const { pool } = app.database;
    const { rows } = await pool.query<{ id: number }>(
      `with talk as (
         insert into conversations (talent_id, boss_id, job_id, company_id, job_title, company_name, last_seq,
           last_message_at, created_at)
         values ($1, $2, $3, $4, 'Software Engineer', 'Harbour', 0, now(), now()) returning id
       ), member as (
         insert into conversation_members (conversation_id, account_id, side, unread_count, last_message_at)
         select id, $2::bigint, 'boss', 0, now() from talk union all select id, $1::bigint, 'talent', 0, now() from talk
       )
       insert into applications (account_id, job_id, company_id, conversation_id, job_title, company_name, stage,
         stage_at, created_at)
       select $1, $3, $4, id, 'Software Engineer', 'Harbour', 'applied', now(), now() from talk returning id`,
      [talent.id, boss.id, id, companyId],
    );
    return rows[0]?.id as number;
  }

  it(
    'AI-07 TRU-07 tells each thing a job asks for with the own words of the reader; the lines add up to the score',
    async () => {
      const talent = await newTalent();
      const match = await read(talent);
      expect(match.lines.reduce((sum, { points }) => sum + points, 0)).toBe(100);
      expect(match.lines.reduce((sum, { given }) => sum + given, 0)).toBe(match.score);
      expect(lineOf(match, `skill:${SQL}`)).toMatchObject({
        asks: 'SQL',
        state: 'met',
        said: [{ source: 'work', text: 'Wrote reports with SQL for the harbour master.', where: 'Harbour' }],
      });
      expect(lineOf(match, `skill:${PYTHON}`)).toMatchObject({ state: 'missed', given: 0, said: [] });
      expect(match.lines.find(({ kind }) => kind === 'experience')).toMatchObject({
        state: 'met',
        said: [{ source: 'work', text: 'Software Engineer', where: 'Harbour', when: '2020–now' }],
      });
      expect(lineOf(match, 'degree:9')).toMatchObject({ state: 'unknown', given: 0 });
      expect(lineOf(match, 'licence:driving')).toMatchObject({ asks: "Driver's license", state: 'missed' });
      expect(lineOf(match, 'pay')?.said[0]?.text).toContain('5,000');
      expect(match.unknown).toBe(lineOf(match, 'degree:9')?.points);
      const { matches } = await talent.visitor.api('GET /jobs/matches', { ids: [jobId, 999_999] });
      expect(matches).toEqual([{ job_id: jobId, score: match.score, unknown: match.unknown }]);
    },
    LEARNING_MS,
  );

  it('AI-07 follows every change of profile, languages and preferences at once', async () => {
    const talent = await newTalent();
    const { api } = talent.visitor;
    const before = await read(talent);
    await api('PUT /jobseeker/skills', { version: 1, skills: [{ name: 'Python' }] });
    expect(lineOf(await read(talent), `skill:${PYTHON}`)).toMatchObject({ state: 'met' });
    await api('POST /jobseeker/educations/create', { school: 'NUS', degree: 'Bachelor of Science' });
    expect(lineOf(await read(talent), 'degree:9')).toMatchObject({ state: 'met' });
    await api('POST /jobseeker/licences/create', { name: 'Driving licence class 3' });
    expect(lineOf(await read(talent), 'licence:driving')).toMatchObject({ state: 'met' });
    const [wish] = await api('GET /jobseeker/job-preferences');
    await api('PATCH /jobseeker/job-preferences/:id/update', {
      id: wish?.id as number,
      min_salary: 50_000,
      max_salary: 60_000,
    });
    expect(lineOf(await read(talent), 'pay')).toMatchObject({ state: 'missed' });
    await api('PATCH /jobseeker/job-preferences/:id/update', { id: wish?.id as number, work_language_id: 2 });
    await api('PUT /jobseeker/languages', { languages: [{ language_id: 2, proficiency_id: 1 }] });
    expect(lineOf(await read(talent), 'language:1')).toMatchObject({ state: 'missed' });
    await app.database.pool.query(`update jobs set work_eligibility_ids = '{1}' where id = $1`, [jobId]);
    expect(lineOf(await read(talent), 'eligibility')).toMatchObject({ state: 'unknown' });
    await api('POST /jobseeker/work-eligibility', { country_id: 196, work_eligibility_id: 1 });
    expect(lineOf(await read(talent), 'eligibility')).toMatchObject({ state: 'met', may_correct: false });
    await app.database.pool.query(`update jobs set work_eligibility_ids = '{}' where id = $1`, [jobId]);
    expect(before.lines.length).toBe((await read(talent)).lines.length);
  });

  it('AI-07 masked pay has no line, because its points would tell it; who has told nothing has no match', async () => {
    const talent = await newTalent();
    const masked = await newJob({ is_negotiable: true });
    expect(lineOf(await read(talent, masked), 'pay')).toBeUndefined();
    const nobody = await signInAs(app, 'talent');
    expect(await nobody.visitor.api('GET /jobs/:id/match', { id: jobId })).toEqual({ match: null });
    expect(await nobody.visitor.api('GET /jobs/matches', { ids: [jobId] })).toEqual({ matches: [] });
    const closed = await newJob({ status: 'closed', closed_at: new Date() });
    await expect(read(talent, closed)).rejects.toMatchObject({ status: 404 });
  });

  it('TRU-07 a wrong line is corrected in own words, for every job that asks the same; the score follows, also back', async () => {
    const talent = await newTalent();
    const { api } = talent.visitor;
    const other = await newJob({ skill_ids: [PYTHON, TABLEAU] });
    const before = await read(talent);
    await expect(
      api('PUT /jobs/:id/match/corrections', { id: jobId, line: `skill:${PYTHON}`, says: 'have', statement: ' ' }),
    ).rejects.toMatchObject({ status: 400 });
    const { match } = await api('PUT /jobs/:id/match/corrections', {
      id: jobId,
      line: `skill:${PYTHON}`,
      says: 'have',
      statement: 'Three years of Python at the port.',
    });
    const line = match && lineOf(match, `skill:${PYTHON}`);
    expect(line).toMatchObject({
      state: 'met',
      given: line?.points,
      correction: { says: 'have', statement: 'Three years of Python at the port.' },
      said: [{ source: 'statement', text: 'Three years of Python at the port.' }],
    });
    expect(match?.score).toBe(before.score + (line?.points ?? 0));
    expect(lineOf(await read(talent, other), `skill:${PYTHON}`)).toMatchObject({ state: 'met' });
    // A wish is about one job.
    await api('PUT /jobs/:id/match/corrections', { id: jobId, line: 'place', says: 'not', statement: '' });
    expect(lineOf(await read(talent), 'place')).toMatchObject({ state: 'missed', given: 0 });
    expect(lineOf(await read(talent, other), 'place')).toMatchObject({ state: 'met', correction: null });
    await api('DELETE /jobs/:id/match/corrections', { id: jobId, line: `skill:${PYTHON}` });
    await api('DELETE /jobs/:id/match/corrections', { id: jobId, line: 'place' });
    expect(await read(talent)).toEqual(before);
    for (const wrong of ['skill:1', 'eligibility', 'nothing']) {
      await expect(
        api('PUT /jobs/:id/match/corrections', { id: jobId, line: wrong, says: 'not', statement: '' }),
      ).rejects.toMatchObject({ status: 404 });
    }
  });

  it('TRU-07 parallel corrections of one line leave one, and the limit holds for all at once', async () => {
    const talent = await newTalent();
    const correct = (line: string, statement: string) =>
      talent.visitor.api('PUT /jobs/:id/match/corrections', { id: jobId, line, says: 'have', statement });
    await Promise.all(Array.from({ length: 8 }, (_, at) => correct(`skill:${PYTHON}`, `Sentence ${at}`)));
    const { rows } = await app.database.pool.query('select line from match_corrections where account_id = $1', [
      talent.id,
    ]);
    expect(rows).toHaveLength(1);
    await app.database.pool.query(
      `insert into match_corrections (account_id, line, says, created_at)
       select $1, 'skill:x' || n, 'not', now() from generate_series(1, $2) as n`,
      [talent.id, MOST_CORRECTIONS - 2],
    );
    const lines = ['degree:9', 'licence:driving', `skill:${SQL}`, 'language:1'];
    const results = await Promise.allSettled(lines.map((line) => correct(line, 'I have it.')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(correct(`skill:${PYTHON}`, 'Changed at the limit.')).resolves.toBeDefined();
  });

  it('TRU-07 the employer sees the same points and the own statement, without what the job seeker keeps private', async () => {
    const talent = await newTalent();
    const { api } = talent.visitor;
    await api('PUT /jobs/:id/match/corrections', {
      id: jobId,
      line: `skill:${PYTHON}`,
      says: 'have',
      statement: 'I teach Python at night.',
    });
    const id = await apply(talent);
    const own = await read(talent);
    const ask = async () => (await boss.visitor.api('GET /recruiters/applications/:id/match', { id })).match;
    const seen = await ask();
    const points = (match: Match | null) =>
      match?.lines.map(({ key, points: most, given, state }) => [key, most, given, state]);
    expect(points(seen)).toEqual(points(own));
    expect(seen?.score).toBe(own.score);
    expect(seen && lineOf(seen, `skill:${PYTHON}`)).toMatchObject({
      correction: { statement: 'I teach Python at night.' },
      may_correct: false,
    });
    // Pay is shown only when its owner says so.
    expect(seen && lineOf(seen, 'pay')).toMatchObject({ said: [], note: '', is_private: true });
    expect(JSON.stringify(seen)).not.toContain('5,000');
    const shows = { wishes: false, pay: true, place: false, languages: true, eligibility: true };
    await api('PUT /jobseeker/recruiter-view', shows);
    const changed = await ask();
    expect(changed && lineOf(changed, 'pay')?.said[0]?.text).toContain('5,000');
    expect(changed && lineOf(changed, 'title')).toMatchObject({ said: [], is_private: true });
    expect(points(changed)).toEqual(points(own));
    const list = () => boss.visitor.api('GET /recruiters/jobs/:id/matches', { id: jobId, applications: [id] });
    expect(await list()).toEqual({ matches: [{ application_id: id, score: own.score, unknown: own.unknown }] });
    // Whoever hides from the company is not in any ledger.
    await api('POST /jobseeker/hidden-companies', { company_id: companyId });
    expect(await ask()).toBeNull();
    expect(await list()).toEqual({ matches: [] });
    const stranger = await signInBoss(app, (await createCompany(app.database.pool)).id);
    await expect(stranger.visitor.api('GET /recruiters/applications/:id/match', { id })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('AI-09 another name, age, nationality, photo or gender gives the same ledger, word for word', async () => {
    const [one, other] = [await newTalent(), await newTalent()];
    await other.visitor.api('PATCH /jobseeker/profile', {
      first_name: 'Fatimah',
      last_name: 'Okonkwo',
      date_of_birth: '1969-03-01',
      nationality_id: 154,
    });
    await app.database.pool.query(`update accounts set avatar = '/files/face' where id = $1`, [other.id]);
    expect(await read(other)).toEqual(await read(one));
  });

  it('TRU-09 corrections are in the export and go with the account', async () => {
    const talent = await newTalent();
    const { api } = talent.visitor;
    await api('PUT /jobs/:id/match/corrections', {
      id: jobId,
      line: `skill:${PYTHON}`,
      says: 'have',
      statement: 'Quokka counting in Python.',
    });
    await api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const { rows } = await app.database.pool.query(
      `select rows::text as text from data_export_parts where table_name = 'match_corrections'`,
    );
    expect(rows.some(({ text }) => text.includes('Quokka'))).toBe(true);
    await api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 15 });
    const worker = openProduct(app);
    await worker.runTask('delete-accounts');
    await worker.close();
    for (const table of ['match_corrections', 'match_stamps']) {
      const { rowCount } = await app.database.pool.query(`select from ${table} where account_id = $1`, [talent.id]);
      expect(rowCount).toBe(0);
    }
  });
});
