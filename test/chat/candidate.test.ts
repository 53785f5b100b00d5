import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '../factories/create-job.ts';
import { makeVideo } from '../factories/make-video.ts';
import { preferenceInput } from '../factories/preference-input.ts';
import { uploadFile } from '../factories/upload-file.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { codeOf, createBoss, createChat, newId, type Person, say } from './chat-ground.ts';

describe('the candidate beside a conversation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const open = (who: Person, id: number) => who.visitor.api('GET /chat/conversations/:id/candidate', { id });
  const everything = { wishes: true, pay: true, place: true, languages: true, eligibility: true };
  const nothing = { wishes: false, pay: false, place: false, languages: false, eligibility: false };

  const tellWishes = ({ visitor }: Person) =>
    visitor.api(
      'POST /jobseeker/job-preferences/create',
      preferenceInput({ function_job_title_id: 881, job_title: 'Harbour pilot', min_salary: 5000, max_salary: 6000 }),
    );

  it('EMP-04 shows what the talent shows: by default all but the pay, and nothing that was turned off', async () => {
    const { id, talent, boss } = await createChat(app);
    const blank = await open(boss, id);
    expect(blank).toMatchObject({
      name: 'Hui Min T.',
      facts: { title: null, pay: null, place: null, timezone: null, languages: [] },
      pay_fit: null,
      answers: [],
      resumes: [],
      others: [],
    });
    await tellWishes(talent);
    expect((await open(boss, id)).facts).toMatchObject({
      title: 'Harbour pilot',
      pay: null,
      timezone: 'UTC+8',
      place: expect.any(String),
      languages: ['English'],
    });
    const own = await talent.visitor.api('PUT /jobseeker/recruiter-view', everything);
    const seen = await open(boss, id);
    expect(seen.facts).toEqual(own.facts);
    expect(seen.facts.pay).toEqual({ min: 5000, max: 6000, currency: 'SGD' });
    expect(seen.pay_fit).toMatchObject({ fit: 'in_range' });
    await talent.visitor.api('PUT /jobseeker/recruiter-view', nothing);
    const hidden = await open(boss, id);
    expect(hidden.facts).toEqual(blank.facts);
    expect([hidden.pay_fit, hidden.eligibility]).toEqual([null, null]);
  });

  it('PROF-04 shows the profile until its owner keeps it from everyone or from this company', async () => {
    const { id, talent, boss } = await createChat(app);
    const me = talent.visitor;
    await me.api('PATCH /jobseeker/profile', { headline: 'Pilot', notice_period_id: 3, is_open_to_work: true });
    await me.api('POST /jobseeker/work-experiences/create', {
      title: 'Pilot',
      company: 'Harbour',
      start_date: '2019-04',
      is_current: true,
    });
    await me.api('PUT /jobseeker/skills', { version: 0, skills: [{ name: 'Knots', proficiency_id: 4 }] });
    const shown = (await open(boss, id)).profile;
    expect(shown).toMatchObject({
      headline: 'Pilot',
      is_open_to_work: true,
      notice_period: '2 Weeks',
      work_experiences: [{ title: 'Pilot', company: 'Harbour', start: '2019-04', end: null, is_current: true }],
      skills: [{ name: 'Knots', level: 'Expert' }],
    });
    const { rows } = await app.database.pool.query('select company_id from conversations where id = $1', [id]);
    await me.api('POST /jobseeker/hidden-companies', { company_id: rows[0].company_id });
    expect((await open(boss, id)).profile).toBeNull();
    await me.api('DELETE /jobseeker/hidden-companies', { company_id: rows[0].company_id });
    expect((await open(boss, id)).profile).toEqual(shown);
    await me.api('PATCH /jobseeker/profile', { is_shown: false });
    expect((await open(boss, id)).profile).toBeNull();
  });

  it('PROF-06 TRU-10 shows a video only to a company that was given a resume, and while its owner shows themselves', async () => {
    const { id, talent, boss } = await createChat(app);
    const me = talent.visitor;
    const { envelope } = await uploadFile(me, await makeVideo('mp4', 3), 'me.mp4', { kind: 'video_resume' });
    const kept = await me.api('POST /jobseeker/video-resumes', { file_id: (envelope.data as { id: string }).id });
    const seen = async () => [(await open(boss, id)).videos.length, (await boss.visitor.fetch(kept.file.url)).status];
    expect(await seen()).toEqual([0, 404]);
    await app.database.pool.query('update conversations set name_shared_at = now() where id = $1', [id]);
    expect(await seen()).toEqual([1, 200]);
    expect((await open(boss, id)).videos).toMatchObject([{ name: 'me.mp4', seconds: 3 }]);
    // Parts of it that follow are the same visit.
    const ledger = (await me.api('GET /jobseeker/resume-views', {})).views.filter(({ resume }) => resume === 'me.mp4');
    expect(ledger).toMatchObject([{ what: 'viewed', by: { name: 'Mei T.' } }]);
    const outsider = (await createChat(app)).boss;
    expect((await outsider.visitor.fetch(kept.file.url)).status).toBe(404);
    await me.api('PATCH /jobseeker/profile', { is_shown: false });
    expect(await seen()).toEqual([0, 404]);
    await me.api('PATCH /jobseeker/profile', { is_shown: true });
    const { rows } = await app.database.pool.query('select company_id from conversations where id = $1', [id]);
    await me.api('POST /jobseeker/hidden-companies', { company_id: rows[0].company_id });
    expect(await seen()).toEqual([0, 404]);
    await me.api('DELETE /jobseeker/hidden-companies', { company_id: rows[0].company_id });
    await me.api('DELETE /jobseeker/video-resumes/:id', { id: kept.id });
    expect(await seen()).toEqual([0, 404]);
  });

  it('AUTH-11 shows nothing any more of a talent who has asked for deletion, at once', async () => {
    const { id, talent, boss } = await createChat(app);
    await tellWishes(talent);
    await open(boss, id);
    await app.database.pool.query('update accounts set deleted_at = now(), delete_after = now() where id = $1', [
      talent.id,
    ]);
    expect(await codeOf(open(boss, id))).toBe(40004);
    const view = await boss.visitor.api('GET /chat/conversations/:id', { id });
    expect(view).toMatchObject({ may_write: false, other: { presence: 'away' } });
  });

  it('SET-03 PROF-04 the date of birth is in no answer that an employer gets', async () => {
    const { id, talent, boss } = await createChat(app);
    await talent.visitor.api('PATCH /jobseeker/me', { date_of_birth: '1991-07-23' });
    await talent.visitor.api('PUT /jobseeker/recruiter-view', everything);
    const paths = ['', '/candidate', '/messages'].map((part) => `/chat/conversations/${id}${part}`);
    for (const path of [...paths, '/chat/conversations', '/chat/changes?after=0', '/notification/list']) {
      const { envelope } = await boss.visitor.call('GET', path);
      expect(envelope.code, path).toBe(0);
      expect(JSON.stringify(envelope)).not.toMatch(/1991|birth/);
    }
  });

  it('TRU-08 answers for the talent, not for the viewer, and says unknown where nothing was told', async () => {
    const { id, talent, boss } = await createChat(app, { work_eligibility_ids: [1] });
    const rule = async () => (await open(boss, id)).eligibility?.rules.find((one) => one.rule === 'work_eligibility');
    expect(await rule()).toMatchObject({ answer: 'unknown' });
    const { rows } = await app.database.pool.query(
      'select j.country_id from jobs j join conversations c on c.job_id = j.id where c.id = $1',
      [id],
    );
    const status = { country_id: rows[0].country_id, work_eligibility_id: 1 };
    await talent.visitor.api('POST /jobseeker/work-eligibility', status);
    expect(await rule()).toMatchObject({ answer: 'yes' });
  });

  it('EMP-07 is for the team only, and names other conversations without opening them to everyone', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const admin = await createBoss(app, job.company_id, 'admin');
    const colleague = await createBoss(app, job.company_id);
    const outsider = (await createChat(app)).boss;
    for (const stranger of [colleague, outsider]) expect(await codeOf(open(stranger, id))).toBe(40004);
    expect(await codeOf(open(talent, id))).toBe(40005);
    const twin = await createJob(app.database.pool, { company_id: job.company_id, recruiter_id: colleague.id });
    const start = { job_id: twin.id, client_id: newId(), text: 'And this one?' };
    const other = (await talent.visitor.api('POST /chat/conversations', start)).conversation.id;
    expect((await open(boss, id)).others).toMatchObject([{ id: null }]);
    expect((await open(admin, id)).others).toMatchObject([{ id: other }]);
    expect((await open(admin, id)).name).toBe('Hui Min T.');
  });

  it('PROF-04 shows the resume and the whole name only after the talent has shared it', async () => {
    const { id, boss } = await createChat(app);
    await say(boss, id, 'Hello');
    const ask = { id, client_id: newId(), kind: 'resume' as const };
    await boss.visitor.api('POST /chat/conversations/:id/exchange', ask);
    expect((await open(boss, id)).resumes).toEqual([]);
    await app.database.pool.query(
      `update chat_exchanges set status = 'accepted', answered_at = now(), file = $2 where conversation_id = $1`,
      [id, JSON.stringify({ id: newId(), url: '/x', name: 'cv.pdf', size: 12, content_type: 'application/pdf' })],
    );
    await app.database.pool.query('update conversations set name_shared_at = now() where id = $1', [id]);
    expect(await open(boss, id)).toMatchObject({ name: 'Hui Min Tan', resumes: [{ name: 'cv.pdf', url: '/x' }] });
  });
});
