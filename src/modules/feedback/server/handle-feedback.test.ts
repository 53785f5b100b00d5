import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeFilesTask } from '#src/modules/files/server/files.tasks.ts';
import { createDiskStorage } from '#src/platform/storage/disk-storage.ts';
import { attachFile, feedbackInput } from '#test/factories/send-feedback.ts';
import { newestMessage, signIn } from '#test/factories/sign-in.ts';
import { signInAs, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { signInOperatorsAnew } from '#test/factories/sign-in-operators-anew.ts';
import { openProduct, runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { forgetFeedbackTask } from './feedback.tasks.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe('what operators do with feedback', () => {
  let app: TestApp;
  let operator: TestPerson;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: 'https://parley.example' });
    operator = await signInAs(app, 'operator');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.advance({ hours: 2 });
    await signInOperatorsAnew(app);
    await app.database.pool.query('delete from feedback');
  });

  const write = async (given: Parameters<typeof feedbackInput>[0] = {}, visitor: TestVisitor = app.visitor()) => {
    const { reference } = await visitor.api('POST /api-go/user/feedback', feedbackInput(given));
    const { rows } = await app.database.pool.query('select id from feedback where reference = $1', [reference]);
    return { reference, id: rows[0].id as number };
  };
  const read = (id: number) => operator.visitor.api('GET /operator/feedback/:id', { id });
  const count = async (table: string) =>
    (await app.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

  it('OPS-01 lists one state by topic and age, reads on without a gap and finds a reference', async () => {
    const sent: { reference: string; id: number }[] = [];
    for (let at = 0; at < 35; at += 1) {
      app.clock.advance({ minutes: 13 });
      sent.push(await write({ topic: at % 5 === 0 ? 'idea' : 'problem', text: `Message ${at}` }));
    }
    await signInOperatorsAnew(app);
    const list = (filter: object) => operator.visitor.api('GET /operator/feedback', filter);
    const first = await list({});
    expect(first.feedback).toHaveLength(30);
    expect(first.feedback[0]).toMatchObject({ excerpt: 'Message 0', sender: 'vi@write.example', is_account: false });
    const rest = await list({ after: first.next });
    expect(rest.next).toBeNull();
    expect([...first.feedback, ...rest.feedback].map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
    const newest = await list({ order: 'newest', topic: 'idea' });
    expect(newest.feedback.map(({ excerpt }) => excerpt)).toEqual(
      [30, 25, 20, 15, 10, 5, 0].map((n) => `Message ${n}`),
    );
    const found = await list({ reference: sent[3]?.reference.toLowerCase(), state: 'closed' });
    expect(found.feedback.map(({ id }) => id)).toEqual([sent[3]?.id]);
    expect((await list({ state: 'answered' })).feedback).toEqual([]);
  });

  it('OPS-01 shows words, attachments and sender, and only operators open the attachments', async () => {
    const me = await signInAs(app, 'talent');
    const { envelope } = await attachFile(me.visitor, PDF, 'letter.pdf');
    const file = envelope.data as { id: string; url: string };
    const { id } = await write({ attachment_ids: [file.id], page: '/en/companies' }, me.visitor);
    const thread = await read(id);
    expect(thread).toMatchObject({
      text: 'The map stays grey.',
      page: '/en/companies',
      account: { id: me.id, role: 'talent', status: 'active', is_email_verified: true, company: null },
      attachments: [{ id: file.id, name: 'letter.pdf' }],
      entries: [],
    });
    const opened = await operator.visitor.fetch(`${file.url}?beside`);
    expect([opened.status, opened.headers.get('content-disposition')?.split(';')[0]]).toEqual([200, 'inline']);
    const other = await signInAs(app, 'talent');
    expect((await other.visitor.fetch(file.url)).status).toBe(404);
    await app.database.pool.query('update accounts set totp_enabled_at = null where id = $1', [operator.id]);
    expect((await operator.visitor.fetch(file.url)).status).toBe(404);
    await app.database.pool.query('update accounts set totp_enabled_at = now() where id = $1', [operator.id]);
  });

  it('OPS-01 mails one answer in the sender’s language, whoever presses twice, and writes all of it down', async () => {
    const visitor = app.visitor({ 'language-id': '3' });
    const { id, reference } = await write({ email: 'reader@write.example' }, visitor);
    const { language } = await read(id);
    const answer = { id, text: 'Thank you.\n\nIt is <mended>.', seen: 0 };
    const pressed = await Promise.all(
      [1, 2, 3].map(() => operator.visitor.call('POST', `/operator/feedback/${id}/answer`, answer)),
    );
    expect(pressed.map(({ envelope }) => envelope.code).toSorted()).toEqual([0, 49250, 49250]);
    const mail = await newestMessage(app, 'reader@write.example');
    expect(mail?.subject).toContain(reference);
    expect(mail?.body_text).toContain('It is <mended>.');
    expect(mail?.body_html).toContain('It is &#60;mended&#62;.');
    expect(mail?.body_html).toContain(`lang="${language}"`);
    expect(mail?.body_html).toContain(`https://parley.example/${language}/feedback`);
    const { state, entries } = await read(id);
    expect([state, entries.map(({ kind }) => kind)]).toEqual(['answered', ['answer']]);
    const seen = entries[0]?.id ?? 0;
    await operator.visitor.api('POST /operator/feedback/:id/note', { id, text: 'Ask the map team.', seen });
    await operator.visitor.api('POST /operator/feedback/:id/state', { id, state: 'closed', seen: await newest(id) });
    await operator.visitor.api('POST /operator/feedback/:id/state', { id, state: 'new', seen: await newest(id) });
    expect((await read(id)).entries.map(({ kind }) => kind)).toEqual(['answer', 'note', 'closed', 'reopened']);
    const log = await operator.visitor.api('GET /operator/audit-log', { subject: 'feedback', subject_id: id });
    expect(log.entries.map(({ action }) => action)).toEqual([
      'feedback.reopened',
      'feedback.closed',
      'feedback.noted',
      'feedback.answered',
    ]);
    // The log outlives the message: it names it and repeats no word of it.
    expect(JSON.stringify(log.entries)).not.toContain('mended');
  });
  const newest = async (id: number) => (await read(id)).entries.at(-1)?.id ?? 0;

  it('OPS-01 writes to nobody who did not ask for it', async () => {
    const { id } = await write({ may_contact: false, email: 'quiet@write.example' });
    const answer = { id, text: 'Hello?', seen: 0 };
    const { envelope } = await operator.visitor.call('POST', `/operator/feedback/${id}/answer`, answer);
    expect(envelope.code).toBe(49251);
    expect((await read(id)).entries).toEqual([]);
  });

  it('SET-05 is deleted with its files twelve months after the last message', async () => {
    const me = await signIn(app, 'keeper@write.example');
    const { envelope } = await attachFile(me, PDF, 'letter.pdf');
    const { id: fileId } = envelope.data as { id: string };
    const old = await write({ attachment_ids: [fileId] }, me);
    const answered = await write({}, me);
    app.clock.advance({ days: 200 });
    const answer = { id: answered.id, text: 'Done.', seen: 0 };
    // A session is gone by then; who answers signs in anew.
    operator = await signInAs(app, 'operator');
    await operator.visitor.api('POST /operator/feedback/:id/answer', answer);
    const { db } = app.database;
    app.clock.advance({ days: 160 });
    await forgetFeedbackTask(db, app.clock).run(undefined);
    expect(await count('feedback')).toBe(2);
    app.clock.advance({ days: 10 });
    await forgetFeedbackTask(db, app.clock).run(undefined);
    const { rows } = await app.database.pool.query('select id from feedback');
    expect(rows).toEqual([{ id: answered.id }]);
    expect(await count(`files where subject = 'feedback:${old.id}'`)).toBe(0);
    const storage = createDiskStorage(`${app.dataDir}/files`);
    expect(await storage.open(fileId)).toBeDefined();
    await purgeFilesTask(db, storage, app.clock).run(undefined);
    expect(await storage.open(fileId)).toBeUndefined();
    app.clock.advance({ days: 200 });
    await forgetFeedbackTask(db, app.clock).run(undefined);
    expect([await count('feedback'), await count('feedback_entries')]).toEqual([0, 0]);
    operator = await signInAs(app, 'operator');
  });

  it('TRU-09 is in the sender’s export with our answers, without our notes', async () => {
    const me = await signIn(app, 'copy@write.example');
    const { id } = await write({ text: 'Please export me.' }, me);
    await operator.visitor.api('POST /operator/feedback/:id/note', { id, text: 'Only for us.', seen: 0 });
    await operator.visitor.api('POST /operator/feedback/:id/answer', {
      id,
      text: 'Here you are.',
      seen: await newest(id),
    });
    for (const person of [me, operator.visitor]) await person.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const { tables } = await me.api('GET /jobseeker/data-export/content');
    expect(tables).toMatchObject({
      feedback: [{ text: 'Please export me.' }],
      feedback_entries: [{ kind: 'answer', text: 'Here you are.' }],
    });
    // What an operator has answered to others is not the operator's.
    expect((await operator.visitor.api('GET /jobseeker/data-export/content')).tables.feedback_entries ?? []).toEqual(
      [],
    );
  });

  it('SET-04 goes with the account, also what was sent from its address without signing in', async () => {
    const me = await signIn(app, 'leaver@write.example');
    const { envelope } = await attachFile(me, PDF, 'letter.pdf');
    const mine = await write({ attachment_ids: [(envelope.data as { id: string }).id] }, me);
    await write({ email: 'leaver@write.example' });
    const other = await write({ email: 'stays@write.example' });
    await operator.visitor.api('POST /operator/feedback/:id/answer', { id: mine.id, text: 'Bye.', seen: 0 });
    await app.database.pool.query(`update accounts set deleted_at = now(), delete_after = now() - interval '1 day'
      where email = 'leaver@write.example'`);
    const worker = openProduct(app);
    await worker.runTask('delete-accounts');
    await worker.close();
    const { rows } = await app.database.pool.query('select id from feedback');
    expect(rows).toEqual([{ id: other.id }]);
    expect(await count('feedback_entries')).toBe(0);
    expect(await count(`files where subject = 'feedback:${mine.id}'`)).toBe(0);
  });
});
