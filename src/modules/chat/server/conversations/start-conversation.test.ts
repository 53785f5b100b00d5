import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createChat, createPair, createTalent, newId, type Person, say } from '#test/chat/chat-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const JAPAN = 112;

describe('starting a chat', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const start = (person: Person, jobId: number, more: object = {}) =>
    person.visitor.api('POST /chat/conversations', { job_id: jobId, client_id: newId(), ...more });
  const check = (person: Person, jobId: number, id = 0) =>
    person.visitor.api('GET /job-applications/chats/check-exists/:id/jobseekers', { id, job_id: jobId });
  const setJob = (id: number, change: string) =>
    app.database.pool.query(`update jobs set ${change} where id = $1`, [id]);

  it('CHAT-02 sends a greeting, tells both sides, and is found again', async () => {
    const { talent, boss, job } = await createPair(app);
    expect(await check(talent, job.id)).toEqual({
      is_exists: false,
      conversation_id: null,
      may_start: true,
      refusal: null,
    });
    const { conversation, messages, is_new } = await start(talent, job.id);
    expect(is_new).toBe(true);
    expect(messages[0]?.text).toContain('Software Engineer');
    expect(conversation).toMatchObject({ side: 'talent', other: { name: 'Mei T.', position: 'Talent Lead' } });
    const again = await start(talent, job.id);
    expect(again).toMatchObject({ is_new: false, messages: [], conversation: { id: conversation.id, last_seq: 1 } });
    expect(await check(talent, job.id, boss.id)).toMatchObject({ is_exists: true, conversation_id: conversation.id });
    expect(await check(boss, job.id, talent.id)).toMatchObject({ is_exists: true, conversation_id: conversation.id });
    const { conversations } = await boss.visitor.api('GET /chat/conversations');
    expect(conversations).toMatchObject([{ id: conversation.id, side: 'boss', unread_count: 1 }]);
  });

  it('CHAT-02 makes one conversation of many starts at the same moment', async () => {
    const { talent, job } = await createPair(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(talent, job.id)));
    expect(new Set(answers.map(({ conversation }) => conversation.id)).size).toBe(1);
    expect(answers.filter(({ is_new }) => is_new)).toHaveLength(1);
    const id = answers[0]?.conversation.id ?? 0;
    expect((await talent.visitor.api('GET /chat/conversations/:id/messages', { id })).messages).toHaveLength(1);
  });

  it('CHAT-02 uses the chosen or the default greeting', async () => {
    const { talent, job } = await createPair(app);
    const add = (text: string, is_default: boolean) =>
      talent.visitor.api('POST /chat/phrases', { kind: 'greeting', text, is_default });
    const chosen = await add('Good morning from me', false);
    await add('Hello by default', true);
    expect((await start(talent, job.id)).messages[0]?.text).toBe('Hello by default');
    const other = await createPair(app);
    const { messages } = await start(talent, other.job.id, { greeting_id: chosen.id });
    expect(messages[0]?.text).toBe('Good morning from me');
    const third = await createPair(app);
    expect(await codeOf(start(other.talent, third.job.id, { greeting_id: chosen.id }))).toBe(40004);
  });

  it('CHAT-02 JOB-03 is refused for jobs on hold, closed or unknown, with a text of its own each', async () => {
    const { talent, job } = await createPair(app);
    await setJob(job.id, `status = 'on_hold'`);
    expect(await codeOf(start(talent, job.id))).toBe(41132);
    expect(await check(talent, job.id)).toMatchObject({ may_start: false, refusal: 'jobOnHold' });
    await setJob(job.id, `status = 'closed', closed_at = now()`);
    expect(await codeOf(start(talent, job.id))).toBe(41150);
    expect(await codeOf(start(talent, 999_999))).toBe(41113);
  });

  it('CHAT-02 is refused to oneself, to a Boss, and between people who have blocked each other', async () => {
    const { talent, boss, job } = await createPair(app);
    expect(await codeOf(start(boss, job.id))).toBe(49032);
    const other = await createPair(app);
    expect(await codeOf(start(other.boss, job.id))).toBe(40005);
    await app.database.pool.query('insert into chat_blocks values ($1, $2, now())', [boss.id, talent.id]);
    expect(await codeOf(start(talent, job.id))).toBe(49031);
  });

  it('CHAT-02 asks for a yes when a remote job is for other countries', async () => {
    const { talent, job } = await createPair(app, { work_arrangement_id: 3, remote_country_ids: [JAPAN] });
    expect(await codeOf(start(talent, job.id))).toBe(49029);
    expect(await check(talent, job.id)).toMatchObject({ refusal: 'remoteCountryUnconfirmed' });
    expect((await start(talent, job.id, { confirm_country: true })).is_new).toBe(true);
  });

  it('CHAT-02 a job that closes between reading and writing loses to nobody: all starts see one state', async () => {
    const { job } = await createPair(app);
    const talents = [];
    for (let index = 0; index < 4; index += 1) talents.push(await createTalent(app));
    const [codes] = await Promise.all([
      Promise.all(talents.map((talent) => codeOf(start(talent, job.id)))),
      setJob(job.id, `status = 'closed', closed_at = now()`),
    ]);
    expect(codes.every((code) => code === 0 || code === 41150)).toBe(true);
    const { rows } = await app.database.pool.query('select count(*) from conversations where job_id = $1', [job.id]);
    expect(rows[0].count).toBe(codes.filter((code) => code === 0).length);
  });

  it('CHAT-04 an automatic answer comes once and counts as no answer', async () => {
    const { talent, boss, job } = await createPair(app);
    const auto_reply = { is_enabled: true, text: 'Thank you, I answer by tomorrow.' };
    await boss.visitor.api('PUT /chat/settings', { auto_reply });
    const { conversation } = await start(talent, job.id);
    await say(talent, conversation.id, 'One more thing');
    const { messages } = await talent.visitor.api('GET /chat/conversations/:id/messages', { id: conversation.id });
    expect(messages.map(({ from, is_automatic }) => [from, is_automatic])).toEqual([
      ['talent', false],
      ['boss', true],
      ['talent', false],
    ]);
    const view = await boss.visitor.api('GET /chat/conversations/:id', { id: conversation.id });
    expect(view).toMatchObject({ may_exchange: false, unread_count: 2, waiting_since: expect.any(String) });
  });

  it('CHAT-07 shows a Boss what is overdue on top, and measures the promise of 72 hours', async () => {
    const old = await createChat(app);
    app.clock.advance({ hours: 73 });
    const next = await createTalent(app);
    await start(next, old.job.id);
    const list = async (state?: 'overdue' | 'waiting' | 'answered') =>
      (await old.boss.visitor.api('GET /chat/conversations', { state })).conversations;
    expect((await list()).map(({ id, is_overdue }) => [id === old.id, is_overdue])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await list('overdue')).toHaveLength(1);
    await say(old.boss, old.id, 'Sorry for the delay');
    expect(await list('overdue')).toHaveLength(0);
    expect(await list('waiting')).toHaveLength(1);
    expect((await list('answered')).map(({ id }) => id)).toEqual([old.id]);
  });

  it('CHAT-01 CHAT-07 has folders, and “not interested” can be undone', async () => {
    const { talent, id } = await createChat(app);
    const ids = async (folder: 'all' | 'unread' | 'not_interested' | 'past_30' | 'past_90') =>
      (await talent.visitor.api('GET /chat/conversations', { folder })).conversations.map((one) => one.id);
    const set = (not_interested: boolean) =>
      talent.visitor.api('POST /chat/conversations/:id/not-interested', { id, not_interested });
    expect(await set(true)).toMatchObject({ is_not_interested: true });
    expect([await ids('all'), await ids('not_interested')]).toEqual([[], [id]]);
    await set(false);
    expect([await ids('all'), await ids('not_interested'), await ids('unread')]).toEqual([[id], [], []]);
    expect(await ids('past_30')).toEqual([id]);
    await app.database.pool.query(
      `update conversation_members set last_message_at = last_message_at - interval '31 days' where conversation_id = $1`,
      [id],
    );
    expect([await ids('past_30'), await ids('past_90')]).toEqual([[], [id]]);
  });

  it('CHAT-01 pages through many conversations without gaps or repeats', async () => {
    const { boss, job } = await createChat(app);
    for (let index = 0; index < 6; index += 1) await start(await createTalent(app), job.id);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await boss.visitor.api('GET /chat/conversations', { limit: 3, cursor });
      seen.push(...page.conversations.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([...new Set(seen)]);
    expect(seen).toHaveLength(7);
  });

  it('CHAT-01 NAV-09 lists by the last message alone for whoever asks, without gaps or repeats', async () => {
    const first = await createChat(app);
    for (let index = 0; index < 3; index += 1) {
      app.clock.advance({ minutes: 1 });
      await start(await createTalent(app), first.job.id);
    }
    app.clock.advance({ minutes: 1 });
    // Answered: it waits no longer, and is the last in which anything was said.
    await say(first.boss, first.id, 'Good morning');
    const { conversations: waiting } = await first.boss.visitor.api('GET /chat/conversations', { limit: 1 });
    expect(waiting[0]?.id).not.toBe(first.id);
    const seen: { id: number; last_message_at: string }[] = [];
    let cursor: string | undefined;
    do {
      const page = await first.boss.visitor.api('GET /chat/conversations', { order: 'latest', limit: 3, cursor });
      seen.push(...page.conversations);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen[0]?.id).toBe(first.id);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(4);
    const moments = seen.map(({ last_message_at }) => last_message_at);
    expect(moments).toEqual(moments.toSorted().reverse());
  });

  it('CHAT-07 takes a report about a conversation from its members only', async () => {
    const { id, talent } = await createChat(app);
    const stranger = await createTalent(app);
    const report = { id, reason_id: 1, note: 'rude' };
    expect(await talent.visitor.api('POST /chat/conversations/:id/report', report)).toEqual({ is_received: true });
    expect(await codeOf(stranger.visitor.api('POST /chat/conversations/:id/report', report))).toBe(40004);
    const { rows } = await app.database.pool.query(`select note from reports where subject = 'conversation'`);
    expect(rows).toEqual([{ note: 'rude' }]);
  });

  it('CHAT-07 the reported side is told nothing: no notice, no change, and its data names no report', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const heard = async () => {
      const answers = [`/chat/conversations/${id}`, `/chat/conversations/${id}/messages`, '/notification/list'].map(
        (path) => boss.visitor.call('GET', path),
      );
      return (await Promise.all(answers)).map(({ envelope }) => envelope.data);
    };
    const before = await heard();
    await talent.visitor.api('POST /chat/conversations/:id/report', { id, reason_id: 1, note: 'rude' });
    await talent.visitor.api('POST /job/:id/report', { id: job.id, reason_id: 1 });
    expect(await heard()).toEqual(before);
  });

  it('CHAT-07 offers and takes reasons that fit who is reported', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const { report_reason_lists: list = [] } = await talent.visitor.api('GET /config/:name/list', {
      name: 'report_reason_lists',
    });
    const idOf = (key: string) => list.find((row) => row.key === key)?.id ?? 0;
    const report = (person: Person, key: string) =>
      codeOf(person.visitor.api('POST /chat/conversations/:id/report', { id, reason_id: idOf(key) }));
    expect([await report(talent, 'misleading-pay'), await report(talent, 'false-profile')]).toEqual([0, 40001]);
    expect([await report(boss, 'misleading-pay'), await report(boss, 'false-profile')]).toEqual([40001, 0]);
    const onJob = (key: string) =>
      codeOf(talent.visitor.api('POST /job/:id/report', { id: job.id, reason_id: idOf(key) }));
    expect([await onJob('already-filled'), await onJob('false-profile')]).toEqual([0, 40001]);
    for (const about of ['job', 'company', 'boss', 'candidate']) {
      const fitting = list.filter((row) => (row.about as string[]).includes(about));
      expect(fitting.length).toBeGreaterThanOrEqual(8);
      expect(fitting.at(-1)?.key).toBe('other');
    }
  });
});
