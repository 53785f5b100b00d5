import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChat, createTalent } from '#test/chat/chat-ground.ts';
import { newestMessage, sentCode } from '#test/factories/sign-in.ts';
import { signInAs, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const SCAM = 1;
const reason_name = 'money' as const;

describe('what operators decide', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  let first: TestPerson;
  let second: TestPerson;
  beforeAll(async () => {
    app = await startTestApp();
    worker = openProduct(app);
  });
  // An operator's session is short, and these tests pass days.
  const signInOperators = async () => {
    [first, second] = [await signInAs(app, 'operator'), await signInAs(app, 'operator')];
  };
  beforeEach(signInOperators);
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  /** A Boss with an open job and a talent who waits and has reported the conversation. */
  async function reportedChat(language = 'en') {
    const chat = await createChat(app);
    await app.database.pool.query('update accounts set language = $2 where id = $1', [chat.boss.id, language]);
    await worker.indexJob(chat.job.id);
    await chat.talent.visitor.api('POST /chat/conversations/:id/report', {
      id: chat.id,
      reason_id: SCAM,
      note: 'Odd.',
    });
    return { ...chat, caseId: await caseOf('person', chat.boss.id), email: await emailOf(chat.boss.id) };
  }
  async function caseOf(subject: string, id: number): Promise<number> {
    const { rows } = await app.database.pool.query<{ id: number }>(
      'select id from moderation_cases where subject = $1 and subject_id = $2 order by id desc limit 1',
      [subject, id],
    );
    return rows[0]?.id ?? 0;
  }
  async function emailOf(id: number): Promise<string> {
    const { rows } = await app.database.pool.query('select email from accounts where id = $1', [id]);
    return rows[0].email;
  }
  const decide = (who: TestPerson, id: number, input: object) =>
    who.visitor.call('POST', `/operator/moderation/cases/${id}/decide`, input);
  const confirm = (who: TestPerson, id: number, yes = true) =>
    who.visitor.call('POST', `/operator/moderation/cases/${id}/confirm`, { confirm: yes });
  const isFound = async (jobId: number) => {
    const { rowCount } = await app.database.pool.query('select 1 from job_search where job_id = $1', [jobId]);
    return Boolean(rowCount);
  };
  const notices = async (id: number) =>
    (
      await app.database.pool.query<{ kind: string; data: { what?: string; appeal?: string } }>(
        'select kind, data from notifications where account_id = $1 order by id',
        [id],
      )
    ).rows;
  async function signInAgain(email: string, language = 'en') {
    app.clock.advance({ minutes: 2 });
    const visitor = app.visitor({ 'accept-language': language, 'language-id': language === 'ja' ? '4' : '1' });
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email });
    const code = await sentCode(app, email);
    return (await visitor.call('POST', '/authentication/otp/verify', { channel: 'email', email, code })).envelope;
  }

  it('OPS-03 a warning reaches the one concerned in their language by mail and centre, and the reporter gets thanks without details', async () => {
    const { caseId, boss, talent, email } = await reportedChat('ja');
    const missing = await decide(first, caseId, { action: 'warn' });
    expect(missing.envelope).toMatchObject({ code: 40001, data: { fields: { reason_name: expect.any(String) } } });
    const warned = { action: 'warn', reason_name, note: 'Uniforms are free.', log_note: 'First time.' };
    expect((await decide(first, caseId, warned)).envelope).toMatchObject({ code: 0, data: { state: 'closed' } });
    const mail = await newestMessage(app, email);
    expect(mail?.subject).toContain('警告');
    expect(mail?.body_text).toContain('Uniforms are free.');
    expect(mail?.body_text).not.toContain('First time.');
    expect(mail?.body_text).toMatch(/この決定に異議を申し立てる: https?:\S+\/ja\/appeal\//);
    expect(mail?.body_text).toContain('配信は停止できません');
    expect((await notices(boss.id)).at(-1)).toMatchObject({ kind: 'measure', data: { what: 'warn' } });
    const { notifications } = await boss.visitor.api('GET /notification/list', {});
    expect(notifications[0]).toMatchObject({
      title: 'A warning about your account',
      text: expect.stringMatching(/asked for money.*Uniforms are free.*you can appeal/),
      path: expect.stringMatching(/^\/appeal\//),
    });
    const thanks = (await notices(talent.id)).filter(({ kind }) => kind === 'report_answered');
    expect(thanks).toHaveLength(1);
    const { entries } = await first.visitor.api('GET /operator/audit-log', { action: 'moderation.warned' });
    expect(entries[0]).toMatchObject({ reason: 'First time.', subject: 'person', subject_id: boss.id });
    expect((await decide(second, caseId, { action: 'dismiss' })).envelope.code).toBe(49282);
  });

  it('OPS-03 of two decisions at once one counts', async () => {
    const { caseId } = await reportedChat();
    const answers = await Promise.all([
      decide(first, caseId, { action: 'dismiss' }),
      decide(second, caseId, { action: 'warn', reason_name }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await app.database.pool.query(
      'select count(*)::int as n from moderation_decisions where case_id = $1',
      [caseId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('OPS-02 AUTH-10 a suspension needs a second operator, then ends sessions, hides jobs and refuses every sign-in', async () => {
    const { caseId, boss, talent, job, email, id } = await reportedChat();
    const proposed = await decide(first, caseId, { action: 'suspend', reason_name, note: 'Six people.', days: 30 });
    expect(proposed.envelope).toMatchObject({ code: 0, data: { state: 'proposed' } });
    expect((await boss.visitor.call('GET', '/jobseeker/me')).status).toBe(200);
    expect(await isFound(job.id)).toBe(true);
    expect((await confirm(first, caseId)).envelope.code).toBe(49283);
    expect((await first.visitor.api('GET /operator/moderation/cases', { view: 'confirm' })).cases).toMatchObject([
      { id: caseId },
    ]);
    const presses = await Promise.all([confirm(second, caseId), confirm(second, caseId)]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    expect((await boss.visitor.call('GET', '/jobseeker/me')).status).toBe(401);
    expect(await isFound(job.id)).toBe(false);
    expect((await app.visitor().call('GET', `/job/${job.id}`)).status).toBe(410);
    const { rows } = await app.database.pool.query('select id from moderation_decisions where case_id = $1', [caseId]);
    await worker.runTask('tell-suspended-chats', { decisionId: rows[0].id });
    await worker.runTask('tell-suspended-chats', { decisionId: rows[0].id });
    expect((await notices(talent.id)).filter(({ data }) => data.what === 'suspended')).toHaveLength(1);
    const thread = await talent.visitor.api('GET /chat/conversations/:id/messages', { id });
    expect(thread.messages.at(-1)).toMatchObject({ system: { key: 'boss_suspended' } });

    const refused = await signInAgain(email);
    expect(refused).toMatchObject({
      code: 41347,
      message: expect.stringMatching(/asked for money.*Six people\..*It lasts until/s),
      data: { appeal_path: expect.stringMatching(/^\/appeal\/\d+\./) },
    });
    expect((await signInAgain(email, 'ja')).message).toContain('金銭');
    const stranger = await app.visitor().call('POST', '/authentication/login', { email, password: 'a guess of mine' });
    expect(stranger.envelope).toMatchObject({ code: 40002, data: null });
    const mail = await newestMessage(app, email);
    expect(mail?.body_text).not.toContain('suspended');

    const lifted = await decide(first, caseId, { action: 'lift', log_note: 'Cleared up.' });
    expect(lifted.envelope.code).toBe(0);
    expect((await signInAgain(email)).code).toBe(0);
    expect(await isFound(job.id)).toBe(true);
    expect((await decide(first, caseId, { action: 'lift' })).envelope.code).not.toBe(0);
  });

  it('OPS-02 what was closed meanwhile stays closed, what rested rests again', async () => {
    const { caseId, job, boss } = await reportedChat();
    const { pool: db } = app.database;
    const make = async (status: string) => {
      const { rows } = await db.query<{ id: number }>(
        `insert into jobs (slug, company_id, recruiter_id, title, job_title_id, function_id, sub_function_id, country_id,
           work_arrangement_id, job_type_id, salary_type_id, currency, work_experience_id, qualification_id, language, description,
           status, hold_reason, posted_at)
         select slug, company_id, recruiter_id, title || $2, job_title_id, function_id, sub_function_id, country_id,
           work_arrangement_id, job_type_id, 0, currency, work_experience_id, qualification_id, language, description, $2,
           case when $2 = 'on_hold' then 'employer' end, posted_at from jobs where id = $1 returning id`,
        [job.id, status],
      );
      return rows[0]?.id as number;
    };
    const [resting, closing] = [await make('on_hold'), await make('open')];
    await decide(first, caseId, { action: 'suspend', reason_name });
    await confirm(second, caseId);
    const { rows: hidden } = await db.query('select bool_and(is_hidden) as all from jobs where recruiter_id = $1', [
      boss.id,
    ]);
    expect(hidden).toEqual([{ all: true }]);
    await db.query(`update jobs set status = 'closed', closed_at = now(), hold_reason = null where id = $1`, [closing]);
    await decide(second, caseId, { action: 'lift' });
    const { rows } = await db.query(
      'select id, status, hold_reason, is_hidden from jobs where recruiter_id = $1 order by id',
      [boss.id],
    );
    expect(rows).toEqual([
      { id: job.id, status: 'open', hold_reason: null, is_hidden: false },
      { id: resting, status: 'on_hold', hold_reason: 'employer', is_hidden: false },
      { id: closing, status: 'closed', hold_reason: null, is_hidden: false },
    ]);
  });

  it('OPS-02 an urgent suspension holds at once and lapses after a day unless it is confirmed', async () => {
    const { caseId, boss, email, job } = await reportedChat();
    await decide(first, caseId, { action: 'suspend', reason_name, is_urgent: true });
    expect((await boss.visitor.call('GET', '/jobseeker/me')).status).toBe(401);
    expect(await isFound(job.id)).toBe(false);
    expect((await signInAgain(email)).code).toBe(41347);
    app.clock.advance({ hours: 23 });
    await worker.runTask('end-suspensions');
    expect((await signInAgain(email)).code).toBe(41347);
    app.clock.advance({ hours: 1 });
    await worker.runTask('end-suspensions');
    await signInOperators();
    expect((await signInAgain(email)).code).toBe(0);
    expect(await isFound(job.id)).toBe(true);
    expect(await first.visitor.api('GET /operator/moderation/cases/:id', { id: caseId })).toMatchObject({
      state: 'open',
    });
    const { entries } = await first.visitor.api('GET /operator/audit-log', { action: 'moderation.lapsed' });
    expect(entries[0]).toMatchObject({ operator: null, subject_id: boss.id });
    await decide(first, caseId, { action: 'suspend', reason_name, is_urgent: true, days: 7 });
    await confirm(second, caseId);
    app.clock.advance({ days: 2 });
    await worker.runTask('end-suspensions');
    expect((await signInAgain(email)).code).toBe(41347);
    app.clock.advance({ days: 6 });
    await worker.runTask('end-suspensions');
    expect((await signInAgain(email)).code).toBe(0);
  });

  it('OPS-02 the second operator may send it back, which ends an urgent hold', async () => {
    const { caseId, email } = await reportedChat();
    await decide(first, caseId, { action: 'suspend', reason_name, is_urgent: true });
    expect((await confirm(second, caseId, false)).envelope).toMatchObject({ data: { state: 'open' } });
    expect((await signInAgain(email)).code).toBe(0);
    expect((await confirm(second, caseId)).envelope.code).toBe(49282);
  });

  it('AUTH-10 a suspended company is hidden, its Bosses are refused with 41345 and stay job seekers', async () => {
    const { caseId, boss, job, email } = await reportedChat();
    const { rows } = await app.database.pool.query('select slug from companies where id = $1', [job.company_id]);
    await decide(first, caseId, { action: 'suspend', target: 'company', reason_name: 'scam' });
    await app.database.pool.query(`
      create table index_writes (job_id bigint, what text);
      create function note_index_write() returns trigger language plpgsql as
        'begin insert into index_writes values (coalesce(new.job_id, old.job_id), tg_op); return null; end';
      create trigger note_index_write after insert or update or delete on job_search
        for each row execute function note_index_write()`);
    await confirm(second, caseId);
    const { rows: writes } = await app.database.pool.query('select what from index_writes where job_id = $1', [job.id]);
    expect(writes).toEqual([{ what: 'DELETE' }]);
    expect((await boss.visitor.call('GET', '/recruiters/me')).status).toBe(401);
    expect((await app.visitor().call('GET', `/companies/${rows[0].slug}`)).status).toBe(404);
    expect(await isFound(job.id)).toBe(false);
    expect(await signInAgain(email)).toMatchObject({ code: 41345, data: { appeal_path: expect.any(String) } });
    app.clock.advance({ minutes: 2 });
    const visitor = app.visitor();
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email });
    const code = await sentCode(app, email);
    const asTalent = { channel: 'email', email, code, role: 'talent' };
    expect((await visitor.call('POST', '/authentication/otp/verify', asTalent)).envelope.code).toBe(0);
    expect((await visitor.call('POST', '/authentication/switch-role', { role: 'recruiter' })).envelope.code).toBe(
      41345,
    );
    await decide(second, caseId, { action: 'lift' });
    expect((await app.visitor().call('GET', `/companies/${rows[0].slug}`)).status).toBe(200);
    expect(await isFound(job.id)).toBe(true);
    expect((await signInAgain(email)).code).toBe(0);
  });

  it('OPS-03 a job that is taken down leaves search and its page, cannot be reopened by its Boss, and comes back', async () => {
    const { job, boss } = await reportedChat();
    const reporter = await createTalent(app);
    await reporter.visitor.api('POST /job/:id/report', { id: job.id, reason_id: SCAM, note: '' });
    const caseId = await caseOf('job', job.id);
    await decide(first, caseId, { action: 'take_down', reason_name: 'misleading' });
    expect(await isFound(job.id)).toBe(false);
    expect((await app.visitor().call('GET', `/job/${job.id}`)).status).toBe(410);
    const reopened = await boss.visitor.call('POST', `/recruiters/jobs/${job.id}/reopen`, { attest: true });
    expect(reopened.envelope.code).toBe(49280);
    expect((await boss.visitor.call('POST', `/recruiters/jobs/${job.id}/hold`, {})).envelope.code).toBe(49280);
    expect((await boss.visitor.api('GET /recruiters/jobs/:id', { id: job.id })).job).toMatchObject({
      hold_reason: 'moderation',
    });
    await decide(second, caseId, { action: 'put_back' });
    expect(await isFound(job.id)).toBe(true);
    expect((await notices(boss.id)).map(({ data }) => data.what)).toEqual(
      expect.arrayContaining(['take_down', 'put_back']),
    );
  });

  it('OPS-03 an appeal needs no session, is filed once, is decided by an operator who had no part in it and undoes the decision', async () => {
    const { caseId, boss, email } = await reportedChat();
    await decide(first, caseId, { action: 'suspend', reason_name });
    await confirm(second, caseId);
    const refusal = (await signInAgain(email)).data as { appeal_path: string };
    const token = refusal.appeal_path.replace('/appeal/', '');
    const told = (await notices(boss.id)).find(({ kind }) => kind === 'measure');
    expect(told?.data.appeal).toBe(token);
    const visitor = app.visitor();
    expect(await visitor.api('GET /appeals/:token', { token })).toMatchObject({ action: 'suspend', state: 'open' });
    expect((await visitor.call('GET', `/appeals/${token.slice(0, -2)}xx`)).status).toBe(410);
    const text = 'That was my colleague, and the money was a deposit for a laptop.';
    const filed = await Promise.all([1, 2, 3].map(() => visitor.call('POST', `/appeals/${token}`, { text })));
    expect(filed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await visitor.api('GET /appeals/:token', { token })).toMatchObject({ state: 'filed' });
    const appealId = await caseOf('person', boss.id);
    for (const maker of [first, second]) {
      const shown = await maker.visitor.api('GET /operator/moderation/cases/:id', { id: appealId });
      expect(shown).toMatchObject({ kind: 'appeal', appeal: { text }, may: { actions: [] } });
      expect((await decide(maker, appealId, { action: 'grant' })).envelope.code).toBe(49284);
      expect((await decide(maker, appealId, { action: 'uphold' })).envelope.code).toBe(49284);
    }
    const third = await signInAs(app, 'operator');
    expect((await decide(third, appealId, { action: 'grant', note: 'Sorry about that.' })).envelope.code).toBe(0);
    expect((await signInAgain(email)).code).toBe(0);
    expect(await visitor.api('GET /appeals/:token', { token })).toMatchObject({ state: 'over' });
    expect((await notices(boss.id)).at(-1)).toMatchObject({ kind: 'measure', data: { what: 'lift' } });
  });

  it('OPS-03 an appeal that is turned down leaves the decision as it is', async () => {
    const { caseId, boss } = await reportedChat();
    await decide(first, caseId, { action: 'warn', reason_name });
    const token = (await notices(boss.id)).find(({ kind }) => kind === 'measure')?.data.appeal ?? '';
    await app.visitor().api('POST /appeals/:token', { token, text: 'I never asked anyone for money.' });
    await decide(second, await caseOf('person', boss.id), { action: 'uphold' });
    expect((await notices(boss.id)).at(-1)).toMatchObject({ data: { what: 'upheld' } });
    expect(await app.visitor().api('GET /appeals/:token', { token })).toMatchObject({ state: 'turned_down' });
    expect((await app.visitor().call('POST', `/appeals/${token}`, { text: 'Please look again.' })).status).toBe(409);
  });
});
