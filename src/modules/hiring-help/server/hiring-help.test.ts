import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '#test/chat/chat-ground.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { jobWish } from '#test/factories/post-job.ts';
import { preferenceInput } from '#test/factories/preference-input.ts';
import { proveByMail } from '#test/factories/sign-in.ts';
import { signInAs, signInBoss, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { ANALYSES_A_DAY } from '../analysis-report.ts';

const [SQL, PYTHON] = [284, 3];
const LONG =
  "<p>You'll build the cranes of the harbour with a team of six, and look after them when the ships are in.</p>";
const LEARNING_MS = 120_000;

describe('help for those who hire', () => {
  let app: TestApp;
  let companyId: number;
  let boss: TestPerson;
  let jobId: number;
  beforeAll(async () => {
    app = await startTestApp();
    companyId = (await createCompany(app.database.pool)).id;
    boss = await signInBoss(app, companyId, 'admin');
    const job = { company_id: companyId, recruiter_id: boss.id, skill_ids: [SQL, PYTHON], qualification_id: 9 };
    jobId = (await createJob(app.database.pool, job)).id;
    // The first reading of a title learns all names of titles.
    const { visitor } = await newApplicant();
    for (let code = -1; code !== 0; ) code = await codeOf(visitor.api('GET /jobs/:id/match', { id: jobId }));
  }, LEARNING_MS);
  afterAll(() => app.close());

  interface Applicant extends TestPerson {
    chat: number;
  }

  /** Somebody with a job who has written to the Boss, and applied unless it is left out. */
  async function newApplicant({ applies = true } = {}): Promise<Applicant> {
    const talent = await signInAs(app, 'talent');
    const { api } = talent.visitor;
    await api('POST /jobseeker/work-experiences/create', {
      title: 'Software Engineer',
      company: 'Harbour',
      start_date: '2020-01',
      is_current: true,
      description: 'Wrote reports with SQL. Cut the time for the nightly run by 40 %.',
    });
    await api('PUT /jobseeker/skills', { version: 0, skills: [{ name: 'Docker' }] });
    await api('POST /jobseeker/job-preferences/create', preferenceInput());
    const { pool } = app.database;
    const { rows } = await pool.query(
      `with talk as (
         insert into conversations (talent_id, boss_id, job_id, company_id, job_title, company_name, last_seq,
           last_message_at, created_at)
         values ($1, $2, $3, $4, 'Software Engineer', 'Harbour', 0, now(), now()) returning id
       ), member as (
         insert into conversation_members (conversation_id, account_id, side, unread_count, last_message_at)
         select id, $2::bigint, 'boss', 0, now() from talk union all select id, $1::bigint, 'talent', 0, now() from talk
       ), sent as (
         insert into applications (account_id, job_id, company_id, conversation_id, job_title, company_name, stage,
           stage_at, created_at)
         select $1, $3, $4, id, 'Software Engineer', 'Harbour', 'applied', now(), now() from talk where $5::boolean
       ) select id from talk`,
      [talent.id, boss.id, jobId, companyId, applies],
    );
    return { ...talent, chat: rows[0].id };
  }

  const make = ({ visitor }: TestPerson, { chat }: Applicant) =>
    visitor.api('POST /recruiters/conversations/:id/analysis', { id: chat });
  const read = ({ visitor }: TestPerson, { chat }: Applicant) =>
    visitor.api('GET /recruiters/conversations/:id/analysis', { id: chat });

  it('EMP-02 a post is checked against the pay of our own open jobs, with their number, and nothing is kept', async () => {
    for (let at = 0; at < 9; at += 1) await createJob(app.database.pool, { job_title_id: 10102 });
    const check = (wish: object) =>
      boss.visitor.api('POST /recruiters/jobs/check', {
        fields: jobWish({ job_title_id: 10102, description: LONG, ...wish }),
      });
    const low = await check({ salary_min: 1500, salary_max: 2000 });
    expect(low.findings).toMatchObject([{ rule: 'pay.below', level: 'should', field: 'salary_max', quote: null }]);
    expect(low.findings[0]?.text).toMatch(/5,200 – \$7,800 a month \(based on 9 jobs\)/);
    expect((await check({ salary_min: 15_000, salary_max: 20_000 })).findings[0]?.rule).toBe('pay.above');
    expect((await check({})).findings).toEqual([]);
    const biased = await check({ title: 'Salesman', description: '<p>You will sell shoes. Female only, please.</p>' });
    expect(biased.findings).toMatchObject([
      { rule: 'bias.gender', level: 'must', field: 'description' },
      { rule: 'bias.gender', level: 'should', field: 'title', quote: 'Salesman', suggestion: 'Salesperson' },
      { rule: 'clarity.short' },
    ]);
  });

  it('EMP-03 TRU-07 an applicant is read with their own words: what fits, what is missing, what to ask; no score, no verdict', async () => {
    const talent = await newApplicant();
    expect(await read(boss, talent)).toMatchObject({ obstacle: null, remaining: ANALYSES_A_DAY, analysis: null });
    const { analysis, remaining } = await make(boss, talent);
    expect(remaining).toBe(ANALYSES_A_DAY - 1);
    const report = analysis?.report;
    expect(report?.strengths.find(({ asks }) => asks === 'SQL')?.said[0]?.text).toContain('Wrote reports with SQL');
    expect(report?.gaps.map(({ asks }) => asks)).toContain('Python');
    expect(report?.timeline).toMatchObject([{ title: 'Software Engineer', company: 'Harbour', is_current: true }]);
    expect(report?.questions.join('\n')).toMatch(/Python[\s\S]*Cut the time for the nightly run by 40 %/);
    expect(JSON.stringify(report)).not.toMatch(/score|recommend|hire|reject/i);
    // Up to date: the same again, and it costs nothing, for colleagues too.
    const again = await make(boss, talent);
    expect(again).toMatchObject({ remaining, analysis: { made_at: analysis?.made_at, version: 1 } });
    const other = await signInBoss(app, companyId, 'coordinator');
    expect(await make(other, talent)).toMatchObject({ remaining: ANALYSES_A_DAY, analysis: { version: 1 } });
  });

  it('AI-09 name, gender, age, nationality and photo change no word of it', async () => {
    const reports: string[] = [];
    for (const [at, who] of [
      { first_name: 'Amina', last_name: 'Okafor', nationality_id: 160, gender_id: 2, date_of_birth: '1968-02-01' },
      { first_name: 'Lars', last_name: 'Nygaard', nationality_id: 196, gender_id: 1, date_of_birth: '2001-09-09' },
    ].entries()) {
      app.clock.advance({ days: 1 });
      const talent = await newApplicant();
      const { gender_id, date_of_birth, ...named } = who;
      await talent.visitor.api('PATCH /jobseeker/profile', named as never);
      await app.database.pool.query(`update accounts set avatar = $2, date_of_birth = $3 where id = $1`, [
        talent.id,
        `/photo-${at}-${gender_id}.jpg`,
        date_of_birth,
      ]);
      const { analysis } = await make(boss, talent);
      reports.push(JSON.stringify(analysis?.report));
      expect(reports[at]).not.toMatch(
        new RegExp(`${who.first_name}|${who.last_name}|photo|${date_of_birth.slice(0, 4)}`),
      );
    }
    app.clock.advance({ days: 1 });
    expect(new Set(reports.map((report) => report.replace(/"months":\d+/g, '')))).toHaveProperty('size', 1);
  });

  it('EMP-03 three a day are exact under parallel requests (41275), back at 00:01 GMT+8; a failure costs nothing', async () => {
    app.clock.advance({ days: 1 });
    const people: Applicant[] = [];
    for (let at = 0; at < 5; at += 1) people.push(await newApplicant());
    const codes = await Promise.all(
      people.flatMap((talent) => [codeOf(make(boss, talent)), codeOf(make(boss, talent))]),
    );
    expect(codes.filter((code) => code !== 0).every((code) => code === 41275)).toBe(true);
    const { rows } = await app.database.pool.query(
      'select count(*)::int as made from talent_analyses where account_id = any($1)',
      [people.map(({ id }) => id)],
    );
    expect(rows[0].made).toBe(ANALYSES_A_DAY);
    const [fresh] = [await newApplicant()];
    const refused = await boss.visitor.call('POST', `/recruiters/conversations/${fresh.chat}/analysis`, {});
    expect(refused).toMatchObject({ status: 429, envelope: { data: { reason: 'ai_talent_analysis_limited' } } });
    const { renews_at, remaining } = await read(boss, fresh);
    expect({ remaining, at: renews_at.slice(11, 16) }).toEqual({ remaining: 0, at: '16:01' });
    app.clock.advance({ days: 1 });
    await app.database.pool.query(
      `create function refuse_report() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    );
    await app.database.pool.query(
      'create trigger refuse_report before insert on talent_analyses for each row execute function refuse_report()',
    );
    expect(await codeOf(make(boss, fresh))).toBe(50001);
    await app.database.pool.query('drop trigger refuse_report on talent_analyses');
    expect((await read(boss, fresh)).remaining).toBe(ANALYSES_A_DAY);
    expect((await make(boss, fresh)).remaining).toBe(ANALYSES_A_DAY - 1);
  });

  it('EMP-03 PROF-04 needs the team’s permission and what the candidate has shared; either can be taken back', async () => {
    app.clock.advance({ days: 1 });
    const recruiter = await signInBoss(app, companyId);
    const talent = await newApplicant();
    await app.database.pool.query('update conversations set boss_id = $2 where id = $1', [talent.chat, recruiter.id]);
    expect(await read(recruiter, talent)).toMatchObject({ obstacle: 'permission', analysis: null });
    expect(await codeOf(make(recruiter, talent))).toBe(40005);
    const change = { id: recruiter.id, may_analyse: true };
    expect(await codeOf(recruiter.visitor.api('PATCH /recruiters/company/members/:id', change))).not.toBe(0);
    await boss.visitor.api('PATCH /recruiters/company/members/:id', change);
    expect((await make(recruiter, talent)).analysis).not.toBeNull();

    const stranger = await signInBoss(app, (await createCompany(app.database.pool)).id, 'admin');
    expect(await codeOf(read(stranger, talent))).toBe(40004);
    const shy = await newApplicant({ applies: false });
    expect(await read(boss, shy)).toMatchObject({ obstacle: 'not_shared' });
    expect(await codeOf(make(boss, shy))).toBe(49490);

    await talent.visitor.api('POST /jobseeker/hidden-companies', { company_id: companyId } as never);
    expect(await read(recruiter, talent)).toMatchObject({ obstacle: 'kept_back', analysis: null });
    expect(await codeOf(make(recruiter, talent))).toBe(49490);
  });

  it('EMP-03 TRU-10 TRU-09 the candidate sees that one was made; a change withdraws it; it is in their copy and goes with them', async () => {
    app.clock.advance({ days: 1 });
    const talent = await newApplicant();
    await make(boss, talent);
    const { views } = await talent.visitor.api('GET /jobseeker/resume-views');
    expect(views[0]).toMatchObject({ what: 'analysed', way: 'profile', conversation_id: talent.chat });
    const exported = async ({ visitor, id }: TestPerson) => {
      const { rows } = await app.database.pool.query('select email from accounts where id = $1', [id]);
      // Whoever has just signed in need not prove anything.
      await proveByMail(app, visitor, rows[0].email).catch(() => undefined);
      await visitor.api('POST /jobseeker/data-export', {});
      await runTask(app, 'export-data');
      const parts = await app.database.pool.query(
        `select rows from data_export_parts p join data_exports e on e.id = p.export_id
         where e.account_id = $1 and table_name = 'talent_analyses'`,
        [id],
      );
      return JSON.stringify(parts.rows);
    };
    expect(await exported(talent)).toContain('Wrote reports with SQL');
    // Whoever had it made gets no copy of somebody else's words.
    expect(await exported(boss)).not.toContain('Wrote reports with SQL');

    await talent.visitor.api('PATCH /jobseeker/profile', { summary: 'I look after harbours.' });
    expect(await read(boss, talent)).toMatchObject({ analysis: null, was_withdrawn: true });
    expect((await make(boss, talent)).was_withdrawn).toBe(false);
    await app.database.pool.query('update jobs set skill_ids = $2 where id = $1', [jobId, [SQL]]);
    expect((await read(boss, talent)).analysis?.is_outdated).toBe(true);

    const { pool } = app.database;
    await pool.query(`update accounts set deleted_at = now(), delete_after = now() - interval '1 day' where id = $1`, [
      talent.id,
    ]);
    app.clock.advance({ days: 1 });
    await runTask(app, 'delete-accounts');
    const left = await pool.query('select from talent_analyses where account_id = $1', [talent.id]);
    expect(left.rowCount).toBe(0);
  });
});
