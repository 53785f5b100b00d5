import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { codeOf, createBoss, createChat, createPair, createTalent, newId, say } from '#test/chat/chat-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('messages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const texts = async (visitor: Awaited<ReturnType<typeof createChat>>['talent']['visitor'], id: number) => {
    const { messages } = await visitor.api('GET /chat/conversations/:id/messages', { id });
    return messages.map(({ seq, text }) => [seq, text]);
  };

  it('CHAT-03 have one order for both sides, with numbers without gaps, however many are sent at once', async () => {
    const { id, talent, boss } = await createChat(app);
    const words = Array.from({ length: 12 }, (_, index) => `word ${index}`);
    await Promise.all(words.map((word, index) => say(index % 2 ? talent : boss, id, word)));
    const seen = await texts(talent.visitor, id);
    expect(seen.map(([seq]) => seq)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(
      seen
        .slice(1)
        .map(([, text]) => text)
        .sort(),
    ).toEqual([...words].sort());
    expect(await texts(boss.visitor, id)).toEqual(seen);
  });

  it('CHAT-03 are stored once when sent again, also at the same moment', async () => {
    const { id, talent, boss } = await createChat(app);
    const clientId = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(talent, id, 'once', clientId)));
    expect(new Set(answers.map((message) => message.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ seq: 2, client_id: clientId, from: 'talent' });
    expect(await texts(boss.visitor, id)).toHaveLength(2);
  });

  it('CHAT-03 refuse the same id with another body, in the same or another conversation', async () => {
    const { id, talent } = await createChat(app);
    const other = await createChat(app);
    await app.database.pool.query(`update conversations set talent_id = $1 where id = $2`, [talent.id, other.id]);
    await app.database.pool.query(
      `update conversation_members set account_id = $1 where conversation_id = $2 and side = 'talent'`,
      [talent.id, other.id],
    );
    const clientId = newId();
    await say(talent, id, 'first', clientId);
    expect(await codeOf(say(talent, id, 'second', clientId))).toBe(49002);
    expect(await codeOf(say(talent, other.id, 'first', clientId))).toBe(49002);
    expect(await texts(talent.visitor, id)).toHaveLength(2);
    expect(await say(talent, other.id, 'fine')).toMatchObject({ seq: 2 });
  });

  it('CHAT-03 get a clear text when empty, too long, or of control characters; emoji alone are fine', async () => {
    const { id, talent } = await createChat(app);
    expect(await codeOf(say(talent, id, ''))).toBe(49060);
    expect(await codeOf(say(talent, id, ' \n\t '))).toBe(49060);
    expect(await codeOf(say(talent, id, '\u0007\u0000\u001b\u200b'))).toBe(49060);
    expect(await codeOf(say(talent, id, 'x'.repeat(100_000)))).toBe(49061);
    expect(await say(talent, id, '😀👩‍👩‍👧‍👦')).toMatchObject({ text: '😀👩‍👩‍👧‍👦' });
    expect(await say(talent, id, 'a\u0007b\r\nc\u202e')).toMatchObject({ text: 'ab\nc' });
    expect(await say(talent, id, '😀'.repeat(5000))).toMatchObject({ seq: 4 });
  });

  it('CHAT-03 show a job as a card: a Boss one of the own company, a talent any that is open', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const other = await createPair(app, { title: 'Pilot' });
    const show = async ({ visitor }: typeof boss, job_id?: number) => {
      const call = { id, client_id: newId(), kind: 'job_card' as const, job_id };
      return (await visitor.api('POST /chat/conversations/:id/messages', call)).message;
    };
    expect(await show(boss)).toMatchObject({ kind: 'job_card', job: { id: job.id, title: 'Software Engineer' } });
    expect(await show(talent, other.job.id)).toMatchObject({ job: { id: other.job.id, title: 'Pilot' } });
    const notFound = await codeOf(show(boss, other.job.id));
    expect(notFound).toBe(errorTable.jobNotFound.code);
    await other.boss.visitor.api('POST /recruiters/jobs/:id/close', { id: other.job.id, reason: 'hired' });
    expect(await codeOf(show(talent, other.job.id))).toBe(notFound);
  });

  it('CHAT-03 to a forged, foreign or made-up conversation are not found', async () => {
    const { id } = await createChat(app);
    const stranger = await createTalent(app);
    expect(await codeOf(say(stranger, id, 'hi'))).toBe(40004);
    expect(await codeOf(say(stranger, 999_999, 'hi'))).toBe(40004);
    expect(await codeOf(stranger.visitor.api('GET /chat/conversations/:id', { id }))).toBe(40004);
    expect(await codeOf(stranger.visitor.api('GET /chat/conversations/:id/messages', { id }))).toBe(40004);
  });

  it('CHAT-08 hundreds at once are held back with 40006', async () => {
    const { id, talent } = await createChat(app);
    app.clock.advance({ seconds: 11 });
    // In waves, because it is the limit that is tried here and not the machine's connections.
    const codes: unknown[] = [];
    for (let wave = 0; wave < 3; wave += 1) {
      const sends = Array.from({ length: 100 }, (_, index) => codeOf(say(talent, id, `n ${wave} ${index}`)));
      codes.push(...(await Promise.all(sends)));
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(40);
    expect(codes.filter((code) => code === 40006)).toHaveLength(260);
    expect((await texts(talent.visitor, id)).length).toBe(41);
  });

  it('CHAT-03 can be recalled within two minutes, for both sides, and not by others', async () => {
    const { id, talent, boss } = await createChat(app);
    const message = await say(talent, id, 'oops');
    expect(await codeOf(boss.visitor.api('POST /chat/messages/:id/recall', { id: message.id }))).toBe(40004);
    app.clock.advance({ seconds: 119 });
    const recalled = await talent.visitor.api('POST /chat/messages/:id/recall', { id: message.id });
    expect(recalled).toMatchObject({ is_recalled: true, text: null, seq: 2 });
    expect(await texts(boss.visitor, id)).toEqual([
      [1, expect.any(String)],
      [2, null],
    ]);
    expect(await boss.visitor.api('GET /chat/conversations/:id', { id })).toMatchObject({ unread_count: 1 });
    const late = await say(talent, id, 'stays');
    app.clock.advance({ seconds: 121 });
    expect(await codeOf(talent.visitor.api('POST /chat/messages/:id/recall', { id: late.id }))).toBe(49035);
  });

  it('CHAT-03 deleted from the own history stay with the other side', async () => {
    const { id, talent, boss } = await createChat(app);
    const message = await say(talent, id, 'for you only');
    await talent.visitor.api('DELETE /chat/messages/:id', { id: message.id });
    expect(await texts(talent.visitor, id)).toHaveLength(1);
    expect(await texts(boss.visitor, id)).toHaveLength(2);
    const { last_message } = await talent.visitor.api('GET /chat/conversations/:id', { id });
    expect(last_message?.seq).toBe(1);
  });

  it('CHAT-01 count as unread until read, and marks never go back', async () => {
    const { id, talent, boss } = await createChat(app);
    await say(talent, id, 'two');
    const view = () => boss.visitor.api('GET /chat/conversations/:id', { id });
    expect(await view()).toMatchObject({ unread_count: 2, read_seq: 0 });
    expect(await boss.visitor.api('GET /chat/unread')).toMatchObject({ unread_messages: 2, unread_conversations: 1 });
    const read = (seq: number) => boss.visitor.api('POST /chat/conversations/:id/read', { id, seq });
    expect(await read(1)).toEqual({ read_seq: 1, unread_count: 1 });
    expect(await read(999)).toEqual({ read_seq: 2, unread_count: 0 });
    expect(await read(1)).toEqual({ read_seq: 2, unread_count: 0 });
    expect(await talent.visitor.api('GET /chat/conversations/:id', { id })).toMatchObject({ other_read_seq: 2 });
  });

  it('CHAT-01 show what has been delivered', async () => {
    const { id, talent, boss } = await createChat(app);
    const marks = [
      { conversation_id: id, seq: 1 },
      { conversation_id: 999_999, seq: 5 },
    ];
    expect(await boss.visitor.api('POST /chat/delivered', { marks })).toEqual({ marked: 1 });
    expect(await boss.visitor.api('POST /chat/delivered', { marks })).toEqual({ marked: 0 });
    const view = await talent.visitor.api('GET /chat/conversations/:id', { id });
    expect(view).toMatchObject({ other_delivered_seq: 1, other_read_seq: 0 });
  });

  it('CHAT-01 are found by their text or the name of their file, in own conversations only', async () => {
    const { id, talent, boss } = await createChat(app);
    await say(boss, id, 'The harbour opens at 100% daylight');
    const stranger = await createTalent(app);
    const find = (who: typeof talent, query: string) => who.visitor.api('GET /chat/search', { query });
    expect((await find(talent, 'HARBOUR')).messages).toMatchObject([{ conversation_id: id, seq: 2 }]);
    expect((await find(talent, '0% day')).messages).toHaveLength(1);
    expect((await find(talent, 'h%r')).messages).toHaveLength(0);
    expect((await find(stranger, 'harbour')).messages).toHaveLength(0);
    await app.database.pool.query(
      `update messages set kind = 'file', text = null, data = '{"file": {"id": "6f1c0d0e-0000-4000-8000-000000000001",
        "url": "/files/x", "name": "Plan B.pdf", "size": 1, "content_type": "application/pdf"}}'
        where conversation_id = $1 and seq = 2`,
      [id],
    );
    expect((await find(talent, 'plan b')).messages).toMatchObject([{ seq: 2, file: { name: 'Plan B.pdf' } }]);
  });

  it('CHAT-08 are flagged to the reader, never changed; repeated senders are stopped', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const text = 'Please pay the registration fee first';
    const sent = await say(boss, id, text);
    // The sender sees it as well, and may say that it is wrong.
    expect(sent.flags).toEqual(['payment_request']);
    const { messages } = await talent.visitor.api('GET /chat/conversations/:id/messages', { id });
    expect(messages.at(-1)).toMatchObject({ text, flags: ['payment_request'] });
    const others = [];
    for (let index = 0; index < 3; index += 1) {
      const other = await createTalent(app);
      const start = { job_id: job.id, client_id: newId(), text: 'hi' };
      others.push((await other.visitor.api('POST /chat/conversations', start)).conversation.id);
    }
    const codes = [];
    for (const one of others) codes.push(await codeOf(say(boss, one, text)));
    expect(codes).toEqual([0, 0, 49069]);
    expect(await codeOf(say(boss, others[2] as number, 'See you on Monday'))).toBe(0);
  });

  it('SAFE-10 warnings add up within one conversation too, in parallel and after taking messages back', async () => {
    const { id, boss, talent } = await createChat(app);
    const text = 'Please pay the registration fee first';
    const taken = await say(boss, id, text);
    await boss.visitor.api('POST /chat/messages/:id/recall', { id: taken.id });
    const codes = await Promise.all(Array.from({ length: 9 }, () => codeOf(say(boss, id, text))));
    expect(codes.toSorted()).toEqual([0, 0, ...Array<number>(7).fill(49069)]);
    expect(await codeOf(say(boss, id, 'The interview is on Monday at ten.'))).toBe(0);
    // Somebody else's warnings are not one's own, and a number may be repeated some times.
    const number = () => codeOf(say(talent, id, 'Text me on WhatsApp: +65 9123 4567'));
    const given = [];
    for (let count = 0; count < 7; count += 1) given.push(await number());
    expect(given).toEqual([0, 0, 0, 0, 0, 0, 49069]);
    app.clock.advance({ hours: 25 });
    expect(await codeOf(say(boss, id, text))).toBe(0);
  });

  it('SAFE-10 CHAT-03 a recall that is repeated sixty times changes and tells nothing more', async () => {
    const { id, talent } = await createChat(app);
    const message = await say(talent, id, 'Sent too early');
    const recall = () => talent.visitor.api('POST /chat/messages/:id/recall', { id: message.id });
    const first = await recall();
    const changes = async () => {
      const { rows } = await app.database.pool.query(
        `select account_id, last_change from chat_inboxes join conversation_members using (account_id)
         where conversation_id = $1 order by 1`,
        [id],
      );
      return rows;
    };
    const before = await changes();
    for (let count = 0; count < 59; count += 1) expect(await recall()).toEqual(first);
    expect(await changes()).toEqual(before);
  });

  it('CHAT-02 JOB-03 follow the state of the job: closed ends what has not been answered yet', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const close = () =>
      app.database.pool.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [job.id]);
    await close();
    expect(await codeOf(say(talent, id, 'still there?'))).toBe(41150);
    const view = await talent.visitor.api('GET /chat/conversations/:id', { id });
    expect(view).toMatchObject({ may_write: false, write_refusal: 'jobClosed', job: { status: 'closed' } });
    await say(boss, id, 'Sorry, it is filled.');
    expect(await codeOf(say(talent, id, 'Thank you!'))).toBe(0);
  });

  it('CHAT-07 stop when either side blocks the other, until it is lifted', async () => {
    const { id, talent, boss } = await createChat(app);
    const blocked = await talent.visitor.api('POST /chat/conversations/:id/block', { id });
    expect(blocked).toMatchObject({ is_blocked: true, may_write: false });
    expect(await codeOf(say(boss, id, 'hello?'))).toBe(49031);
    expect(await codeOf(say(talent, id, 'hello?'))).toBe(49031);
    await talent.visitor.api('POST /chat/conversations/:id/block', { id, block: false });
    expect(await codeOf(say(boss, id, 'hello?'))).toBe(0);
  });

  it('SET-04 CHAT-07 stop both ways when the talent blocks the company, whoever answers for it, and nobody waits', async () => {
    const { id, talent, boss, job } = await createChat(app);
    await say(boss, id, 'Welcome');
    await say(talent, id, 'One more thing');
    const colleague = await createBoss(app, job.company_id, 'admin');
    const told = () => boss.visitor.api('GET /notification/list');
    const before = await told();
    await talent.visitor.api('POST /jobseeker/blocked-companies', { company_id: job.company_id });
    expect(await told(), 'the company is not told').toEqual(before);
    for (const person of [talent, boss]) {
      const view = await person.visitor.api('GET /chat/conversations/:id', { id });
      expect(view.is_company_blocked).toBe(person === talent);
      expect(view).toMatchObject({
        may_write: false,
        waiting_since: null,
        closes_at: null,
        other: { presence: 'away' },
      });
      expect(await codeOf(say(person, id, 'hello?'))).toBe(49031);
    }
    const takeOver = { id, account_id: colleague.id };
    expect(await codeOf(colleague.visitor.api('POST /chat/conversations/:id/owner', takeOver))).toBe(49031);
    await talent.visitor.api('DELETE /jobseeker/blocked-companies', { company_id: job.company_id });
    expect(await codeOf(say(boss, id, 'hello again'))).toBe(0);
  });

  it('EMP-01 CHAT-01 of the company are read by its admins, but not by other colleagues or companies', async () => {
    const { id, job } = await createChat(app);
    const admin = await createBoss(app, job.company_id, 'admin');
    const colleague = await createBoss(app, job.company_id);
    const outsider = (await createChat(app)).boss;
    const view = await admin.visitor.api('GET /chat/conversations/:id', { id });
    expect(view).toMatchObject({ side: 'colleague', may_write: false, other: { name: 'Hui Min T.' } });
    const list = await admin.visitor.api('GET /chat/conversations', { scope: 'company' });
    expect(list.conversations.map((one) => one.id)).toEqual([id]);
    expect(await codeOf(say(admin, id, 'I read along'))).toBe(40004);
    expect((await colleague.visitor.api('GET /chat/conversations', { scope: 'company' })).conversations).toEqual([]);
    for (const person of [colleague, outsider]) {
      expect(await codeOf(person.visitor.api('GET /chat/conversations/:id', { id }))).toBe(40004);
    }
  });
});
