import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChat, createTalent, say } from '#test/chat/chat-ground.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { signInAs, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const SCAM = 1;
const ASKS_FOR_MONEY = 2;
const ALREADY_FILLED = 8;

describe('the queue of cases', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  let operator: TestPerson;
  let colleague: TestPerson;
  beforeAll(async () => {
    app = await startTestApp();
    worker = openProduct(app);
    [operator, colleague] = [await signInAs(app, 'operator'), await signInAs(app, 'operator')];
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  const list = (input: object = {}) => operator.visitor.api('GET /operator/moderation/cases', input);
  const read = (id: number) => operator.visitor.api('GET /operator/moderation/cases/:id', { id });
  async function caseAbout(kind: string, id: number) {
    const { rows } = await app.database.pool.query<{ id: number }>(
      'select id from moderation_cases where subject = $1 and subject_id = $2 order by id desc limit 1',
      [kind, id],
    );
    return rows[0]?.id ?? 0;
  }
  async function report(jobId: number, reason: number, wish: { age?: string } = {}) {
    const person = await createTalent(app);
    await app.database.pool.query(`update accounts set created_at = now() - $2::interval where id = $1`, [
      person.id,
      wish.age ?? '1 year',
    ]);
    await person.visitor.api('POST /job/:id/report', { id: jobId, reason_id: reason, note: 'They want a deposit.' });
    return person;
  }

  it('OPS-03 groups all reports about one job into one case, counts people and puts the worse case first', async () => {
    const [bad, mild] = [await createJob(app.database.pool), await createJob(app.database.pool)];
    await report(mild.id, ALREADY_FILLED);
    const reporter = await report(bad.id, ASKS_FOR_MONEY);
    await reporter.visitor.api('POST /job/:id/report', { id: bad.id, reason_id: SCAM, note: 'Again.' });
    await report(bad.id, SCAM);
    const { cases, counts } = await list();
    expect(counts.open).toBe(2);
    expect(cases.map(({ subject }) => subject.id)).toEqual([bad.id, mild.id]);
    expect(cases[0]).toMatchObject({ kind: 'report', reporter_count: 2, report_count: 2, headline: 'Scam or Fraud' });
    const detail = await read(cases[0]?.id ?? 0);
    expect(detail.reports.map(({ note }) => note)).toEqual(['They want a deposit.', 'Again.']);
    expect(detail.evidence).toMatchObject({ title: 'Software Engineer' });
    expect(detail.may.actions).toEqual(['dismiss', 'warn', 'take_down', 'suspend']);
    expect(detail.sides.map(({ role, kind }) => [role, kind])).toEqual([
      ['subject', 'job'],
      ['subject', 'person'],
      ['subject', 'company'],
      ['reporter', 'person'],
      ['reporter', 'person'],
    ]);
    // One network, so two accounts weigh as one.
    expect(detail.network_count).toBe(1);
    expect(JSON.stringify(detail)).not.toMatch(/127\.0\.0\.1|@mail\.example/);
  });

  it('OPS-03 a crowd of new accounts weighs no more than one of them', async () => {
    const [one, crowd] = [await createJob(app.database.pool), await createJob(app.database.pool)];
    await report(one.id, SCAM, { age: '1 hour' });
    for (let at = 0; at < 4; at += 1) await report(crowd.id, SCAM, { age: '1 hour' });
    const points = async (id: number) => (await read(await caseAbout('job', id))).points;
    expect(await points(crowd.id)).toBe(await points(one.id));
  });

  it('OPS-03 reports at the same moment are one case', async () => {
    const company = await createCompany(app.database.pool);
    const people = [await createTalent(app), await createTalent(app), await createTalent(app)];
    await Promise.all(
      people.map(({ visitor }) =>
        visitor.api('POST /companies/:slug/report', { slug: company.slug, reason_id: SCAM, note: '' }),
      ),
    );
    const { rows } = await app.database.pool.query(
      `select reporter_count from moderation_cases where subject = 'company' and subject_id = $1`,
      [company.id],
    );
    expect(rows).toEqual([{ reporter_count: 3 }]);
  });

  it('OPS-03 shows a reported message in its context, only of that conversation, and writes down who has read it', async () => {
    const chat = await createChat(app);
    for (let at = 0; at < 8; at += 1) await say(chat.boss, chat.id, `Before ${at}`);
    const asked = await say(chat.boss, chat.id, 'The uniform is 80 dollars, in cash.');
    for (let at = 0; at < 8; at += 1) await say(chat.boss, chat.id, `After ${at}`);
    const wrong = { id: chat.id, reason_id: ASKS_FOR_MONEY, note: 'Why would I pay?' };
    const own = await chat.talent.visitor.api('GET /chat/conversations/:id/messages', { id: chat.id });
    const mine = own.messages.find(({ from }) => from === 'talent')?.id;
    const refused = { ...wrong, message_id: mine };
    await expect(chat.talent.visitor.api('POST /chat/conversations/:id/report', refused)).rejects.toMatchObject({
      status: 404,
    });
    await chat.talent.visitor.api('POST /chat/conversations/:id/report', { ...wrong, message_id: asked.id });
    const id = await caseAbout('person', chat.boss.id);
    expect(await read(id)).toMatchObject({
      subject: { kind: 'person', id: chat.boss.id },
      conversation_ids: [chat.id],
      reports: [{ message_id: asked.id, conversation_id: chat.id }],
    });
    const open = () => operator.visitor.api('POST /operator/moderation/cases/:id/messages', { id });
    const { conversations } = await open();
    const texts = conversations[0]?.messages.map(({ text }) => text) ?? [];
    expect(texts).toEqual([
      ...[4, 5, 6, 7].map((at) => `Before ${at}`),
      'The uniform is 80 dollars, in cash.',
      ...[0, 1, 2, 3].map((at) => `After ${at}`),
    ]);
    expect(conversations[0]?.messages.filter(({ is_reported }) => is_reported)).toMatchObject([{ id: asked.id }]);
    await open();
    const { entries } = await operator.visitor.api('GET /operator/audit-log', { action: 'moderation.read' });
    expect(entries).toMatchObject([
      { operator: { account_id: operator.id }, subject_id: id, details: { conversation_ids: [chat.id] } },
    ]);
    await colleague.visitor.api('POST /operator/moderation/cases/:id/messages', { id });
    expect((await operator.visitor.api('GET /operator/audit-log', { action: 'moderation.read' })).entries).toHaveLength(
      2,
    );
  });

  it('OPS-03 opens what was sent with a message that a case shows, and no other file', async () => {
    const chat = await createChat(app);
    const attach = async (name: string) => {
      const { envelope } = await uploadFile(chat.boss.visitor, `about ${name}`, name, { kind: 'chat_file' });
      const { id: file_id, url } = envelope.data as { id: string; url: string };
      const input = { id: chat.id, client_id: crypto.randomUUID(), kind: 'file' as const, file_id };
      const { message } = await chat.boss.visitor.api('POST /chat/conversations/:id/messages', input);
      return { url, id: message.id };
    };
    const early = await attach('early.txt');
    for (let at = 0; at < 9; at += 1) await say(chat.boss, chat.id, `Between ${at}`);
    const bad = await attach('invoice.txt');
    const status = async (url: string, who = operator) => (await who.visitor.fetch(url)).status;
    expect(await status(bad.url)).toBe(404);
    const told = { id: chat.id, reason_id: ASKS_FOR_MONEY, note: 'An invoice!', message_id: bad.id };
    await chat.talent.visitor.api('POST /chat/conversations/:id/report', told);
    const id = await caseAbout('person', chat.boss.id);
    const { conversations } = await operator.visitor.api('POST /operator/moderation/cases/:id/messages', { id });
    expect(conversations[0]?.messages.at(-1)).toMatchObject({
      kind: 'file',
      file: { name: 'invoice.txt', url: bad.url },
    });
    expect([await status(bad.url), await status(early.url)]).toEqual([200, 404]);
    expect(await status(bad.url, await createTalent(app))).toBe(404);
    await app.database.pool.query('update messages set recalled_at = now() where id = $1', [bad.id]);
    expect(await status(bad.url)).toBe(404);
  });

  it('OPS-03 flagged messages become a case of their sender; an invitation to leave only when it is a habit', async () => {
    const grave = await createChat(app);
    await say(grave.boss, grave.id, 'Please pay 50 dollars for the training kit first.');
    const habit = await createChat(app);
    await say(habit.boss, habit.id, 'Write to me on Telegram instead.');
    await worker.runTask('gather-cases');
    const id = await caseAbout('person', grave.boss.id);
    expect(await read(id)).toMatchObject({ kind: 'flag', flag_count: 1, reporter_count: 0 });
    const { conversations } = await operator.visitor.api('POST /operator/moderation/cases/:id/messages', { id });
    expect(conversations).toMatchObject([{ id: grave.id }]);
    expect(await caseAbout('person', habit.boss.id)).toBe(0);
    for (let at = 0; at < 2; at += 1) {
      const job = await createJob(app.database.pool, { company_id: habit.job.company_id, recruiter_id: habit.boss.id });
      const talent = await createTalent(app);
      const begun = { job_id: job.id, client_id: `client-id-${job.id}`, text: 'Hello there, is it open?' };
      const { conversation } = await talent.visitor.api('POST /chat/conversations', begun);
      await say(habit.boss, conversation.id, 'Write to me on Telegram instead.');
    }
    await worker.runTask('gather-cases');
    const later = await caseAbout('person', habit.boss.id);
    expect(await read(later)).toMatchObject({ kind: 'flag', flag_count: 3 });
    await worker.runTask('gather-cases');
    expect((await read(later)).flag_count).toBe(3);
  });

  it('OPS-03 a register entry that two companies name is a case, and old reports join the queue', async () => {
    const { pool } = app.database;
    const [first, second] = [await createCompany(pool), await createCompany(pool)];
    const entry = { legal_name: 'Twin Ltd', registration_number: '77-88', country_id: 196, note: '' };
    for (const { id } of [first, second]) {
      await insertRow(pool, 'company_verifications', { company_id: id, ...entry, submitted_at: app.clock.now() });
    }
    const old = await createJob(pool);
    const reporter = await createTalent(app);
    const filed = { subject: 'job', subject_id: old.id, reason_id: SCAM, note: 'Old', account_id: reporter.id };
    await insertRow(pool, 'reports', { ...filed, created_at: app.clock.now() });
    await worker.runTask('gather-cases');
    expect(await caseAbout('company', first.id)).toBe(0);
    expect(await read(await caseAbout('company', second.id))).toMatchObject({
      kind: 'duplicate',
      evidence: { facts: expect.arrayContaining([{ name: 'namesakes', value: first.name }]) },
    });
    expect(await read(await caseAbout('job', old.id))).toMatchObject({ kind: 'report', reporter_count: 1 });
  });

  it('OPS-03 is read on by cursor without a gap, through an index of open cases', async () => {
    await app.database.pool.query(
      `insert into moderation_cases (kind, subject, subject_id, points, rank, opened_at)
       select 'flag', 'person', 900000 + n, 5, n % 7, now() from generate_series(1, 60) as n`,
    );
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const page = await list({ kind: 'flag', after });
      seen.push(...page.cases.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect(seen.length).toBeGreaterThanOrEqual(60);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await operator.visitor.call('GET', '/operator/moderation/cases?after=nonsense')).envelope.code).toBe(40001);
    const client = await app.database.pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query(
        `explain select id from moderation_cases where state = 'open' order by rank desc, id desc limit 26`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/moderation_cases_queue/);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Sort/);
    } finally {
      client.release(true);
    }
  });

  it('OPS-03 two operators do not work on the same case; a claim is given back or runs out', async () => {
    const job = await createJob(app.database.pool);
    await report(job.id, SCAM);
    const id = await caseAbout('job', job.id);
    const claim = (who: TestPerson, release = false) =>
      who.visitor.api('POST /operator/moderation/cases/:id/claim', { id, release }).then(
        () => 0,
        (error: { code: number; message: string }) => error.code,
      );
    const codes = await Promise.all([claim(operator), claim(colleague)]);
    expect(codes.toSorted()).toEqual([0, 49281]);
    const [owner, other] = codes[0] === 0 ? [operator, colleague] : [colleague, operator];
    const decide = { id, action: 'dismiss' } as const;
    const taken = await other.visitor.call('POST', `/operator/moderation/cases/${id}/decide`, decide);
    expect(taken).toMatchObject({ status: 409, envelope: { message: expect.stringContaining('Person') } });
    expect(await claim(owner, true)).toBe(0);
    expect(await claim(other)).toBe(0);
    app.clock.advance({ minutes: 31 });
    expect(await claim(owner)).toBe(0);
    expect((await list({ view: 'mine' })).cases.length).toBe(owner === operator ? 1 : 0);
  });
});
