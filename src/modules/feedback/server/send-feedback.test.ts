import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attachFile, feedbackInput } from '#test/factories/send-feedback.ts';
import { newestMessage, signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { REFERENCE } from '../feedback-topics.ts';

const SEND = '/api-go/user/feedback';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe('writing to us', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  // Nobody is held up by the test before.
  beforeEach(() => app.clock.advance({ hours: 25 }));

  const send = (visitor: TestVisitor, given: Parameters<typeof feedbackInput>[0] = {}) =>
    visitor.call('POST', SEND, feedbackInput(given));
  const rowsOf = async (where: string) =>
    (await app.database.pool.query(`select * from feedback where ${where} order by id`)).rows;
  const guest = async () => {
    const visitor = app.visitor();
    await visitor.api('POST /authentication/guest/login');
    return visitor;
  };

  it('SET-05 takes a visitor without a session and confirms it in the language of the page', async () => {
    const visitor = app.visitor({ 'language-id': '10', 'user-agent': 'Test 1.0' });
    const { reference, email } = await visitor.api(
      'POST /api-go/user/feedback',
      feedbackInput({ text: ' مرحبا\nالخريطة رمادية ', email: 'Vi@Write.example', page: '/ar/job/7?q=secret#x' }),
    );
    expect(reference).toMatch(REFERENCE);
    expect(email).toBe('vi@write.example');
    const [row] = await rowsOf(`reference = '${reference}'`);
    expect(row).toMatchObject({ account_id: null, state: 'new', page: '/ar/job/7', agent: 'Test 1.0' });
    const mail = await newestMessage(app, 'vi@write.example');
    expect(mail?.subject).toContain(reference);
    expect(mail?.body_html).toContain(`lang="${row.language}"`);
    // The address may be a stranger's: nothing that was typed is carried there.
    expect(mail?.body_text).not.toContain('رمادية');
  });

  it('SET-05 answers someone signed in at their own address, whatever the form says', async () => {
    const me = await signIn(app, 'me@write.example');
    const { envelope } = await send(me, { email: 'else@write.example' });
    expect(envelope).toMatchObject({ code: 0, data: { email: 'me@write.example' } });
    expect(await newestMessage(app, 'else@write.example')).toBeUndefined();
  });

  it('SET-05 needs an address only from who wants an answer', async () => {
    const { envelope } = await send(app.visitor(), { email: '' });
    expect(envelope).toMatchObject({ code: 40001, data: { fields: { email: expect.any(String) } } });
    const quiet = await send(app.visitor(), { email: '', may_contact: false });
    expect(quiet.envelope).toMatchObject({ code: 0, data: { email: null } });
    for (const wrong of [{ topic: 'praise' as never }, { text: '  ' }, { text: 'x'.repeat(5001) }, { email: 'no' }]) {
      expect((await send(app.visitor(), wrong)).envelope.code).toBe(40001);
    }
  });

  it('SET-05 keeps one of twenty presses, and all get the same reference', async () => {
    const input = feedbackInput({ email: 'twice@write.example' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.visitor().call('POST', SEND, input)));
    const told = answers.filter(({ envelope }) => envelope.code === 0).map(({ envelope }) => envelope.data);
    expect(new Set(told.map((data) => JSON.stringify(data))).size).toBe(1);
    expect(await rowsOf(`client_key = '${input.client_key}'`)).toHaveLength(1);
    const { rows } = await app.database.pool.query(
      `select 1 from outbox_messages where recipient = 'twice@write.example'`,
    );
    expect(rows).toHaveLength(1);
    // The presses that came too late have not used up the allowance.
    expect((await send(app.visitor(), { email: 'twice@write.example' })).envelope.code).toBe(0);
  });

  it('SET-05 lets an account send five an hour, also when they come at once', async () => {
    const me = await signIn(app, 'busy@write.example');
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(me)));
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await send(me)).envelope.code).toBe(0);
  });

  it('SET-05 lets one address get five confirmations an hour and one network send twenty messages', async () => {
    const toOne = await Promise.all(
      Array.from({ length: 8 }, () => send(app.visitor(), { email: 'flood@write.example' })),
    );
    expect(toOne.filter(({ envelope }) => envelope.code === 0)).toHaveLength(5);
    const toMany = await Promise.all(
      Array.from({ length: 22 }, (_, at) => send(app.visitor(), { email: `flood-${at}@write.example` })),
    );
    const passed = toMany.filter(({ envelope }) => envelope.code === 0).length;
    expect(passed).toBeLessThanOrEqual(15);
    expect(passed).toBeGreaterThan(0);
  });

  it('SET-05 turns away who fills the field that no person sees', async () => {
    const { status, envelope } = await send(app.visitor(), { nickname: 'Bot', email: 'bot@write.example' });
    expect([status, envelope.code]).toEqual([403, 49015]);
    expect(await rowsOf(`email = 'bot@write.example'`)).toEqual([]);
  });

  it('SET-05 takes pictures and PDFs of a guest, each drawn anew, and makes them part of the message', async () => {
    const visitor = await guest();
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer();
    const files = [
      await attachFile(visitor, picture, 'screen.png'),
      await attachFile(visitor, PDF, '../let\u202eter.exe'),
    ].map(({ envelope }) => envelope.data as { id: string; url: string; name: string });
    expect(files.map(({ name }) => name)).toEqual(['screen.png', 'letter.pdf']);
    const { envelope } = await send(visitor, { attachment_ids: files.map(({ id }) => id) });
    expect(envelope.code).toBe(0);
    // Nobody but operators opens them, not even who holds the link.
    for (const { url } of files) {
      expect((await visitor.fetch(url)).status).toBe(404);
      expect((await app.visitor().fetch(url)).status).toBe(404);
    }
    const { rows } = await app.database.pool.query(`select subject, account_id from files where id = $1`, [
      files[0]?.id,
    ]);
    expect(rows[0]).toMatchObject({ subject: expect.stringMatching(/^feedback:\d+$/), account_id: null });
  });

  it.each([
    ['a script that is called a picture', Buffer.from('<svg onload="alert(1)"/>'), 'a.png', 41175],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0'), 'a.pdf', 41175],
    ['a web page', Buffer.from('<html><script>1</script>'), 'a.pdf', 41175],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'a.png', 41175],
    ['nothing', Buffer.alloc(0), 'a.pdf', 49096],
    ['more than 5 MB', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 'a.pdf', 41174],
  ])('SET-05 refuses %s', async (_what, bytes, name, code) => {
    const { envelope } = await attachFile(await guest(), bytes, name);
    expect(envelope.code).toBe(code);
  });

  it('SET-05 takes nobody else’s files, none twice and no more than three', async () => {
    const [mine, theirs] = [await guest(), await guest()];
    const attach = async (visitor: TestVisitor) =>
      ((await attachFile(visitor, PDF, 'a.pdf')).envelope.data as { id: string }).id;
    const own = await attach(mine);
    expect((await send(theirs, { attachment_ids: [own] })).envelope.code).toBe(40004);
    expect((await send(app.visitor(), { attachment_ids: [own] })).envelope.code).toBe(40004);
    expect((await send(mine, { attachment_ids: [own] })).envelope.code).toBe(0);
    expect((await send(mine, { attachment_ids: [own] })).envelope.code).toBe(40004);
    const many = [await attach(mine), await attach(mine), await attach(mine), await attach(mine)];
    expect((await send(mine, { attachment_ids: many })).envelope.code).toBe(40001);
    expect((await attachFile(app.visitor(), PDF, 'a.pdf')).envelope.code).toBe(40003);
  });

  it('SET-05 bounds what the visitors of one network may leave on the disk', async () => {
    const codes: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const visitor = await guest();
      const sent = await Promise.all(Array.from({ length: 17 }, () => attachFile(visitor, PDF, 'a.pdf')));
      codes.push(...sent.map(({ envelope }) => envelope.code));
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(60);
    expect(codes.filter((code) => code === 40006)).toHaveLength(8);
  });
});
