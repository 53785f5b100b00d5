import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createChat, createPair, createTalent } from '../chat/chat-ground.ts';
import { runTask } from '../open-product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { allHours, inviteSeveral, inviteToHours, keepHours } from './free-hours-ground.ts';
import { HOUR, inHours, invite, video } from './interview-ground.ts';
import { readCalendar } from './read-calendar.ts';

describe('interviews out of free hours', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  type Person = Awaited<ReturnType<typeof createTalent>>;
  const slotsOf = async ({ visitor }: Person, id: number) =>
    (await visitor.api('GET /interviews/:id/slots', { id })).slots;
  const book = ({ visitor }: Person, id: number, starts_at = '') =>
    visitor.api('POST /interviews/:id/book', { id, starts_at });

  /** A conversation with an invitation to the Boss's free hours. */
  async function offerHours() {
    const chat = await createChat(app);
    await keepHours(chat.boss);
    return { ...chat, interview: await inviteToHours(chat.boss, chat.id) };
  }

  it("INT-01 are kept as they were given, show the next times, and are nobody else's", async () => {
    const { boss, talent } = await createPair(app);
    const first = await boss.visitor.api('GET /interviews/free-hours', {});
    expect(first).toMatchObject({ is_kept: false, next: [], hours: { is_on: false } });
    const days = [
      { day: '2099-12-24', spans: [] },
      { day: '2099-12-31', spans: [{ from: 540, until: 720 }] },
    ];
    const kept = await keepHours(boss, { days, buffer_minutes: 15 });
    expect(kept.hours).toEqual({ ...allHours, days, buffer_minutes: 15 });
    expect(kept.next).toHaveLength(5);
    expect(await boss.visitor.api('GET /interviews/free-hours', {})).toEqual(kept);
    const overlap = Array.from({ length: 7 }, () => [{ from: 600, until: 540 }]);
    expect(await codeOf(keepHours(boss, { week: overlap }))).toBe(49431);
    expect(await codeOf(keepHours(boss, { time_zone: 'Mars/Base' }))).toBe(40001);
    expect((await boss.visitor.api('GET /interviews/free-hours', {})).hours).toEqual(kept.hours);
    expect(await codeOf(talent.visitor.api('GET /interviews/free-hours', {}))).toBe(40005);
  });

  it('INT-01 INT-05 a candidate books one: card, notice, calendar entry and application as with an accepted time', async () => {
    const { boss, talent, id, interview } = await offerHours();
    expect(interview).toMatchObject({ status: 'pending', turn: 'talent', from_free_hours: true, times: [] });
    expect(Date.parse(interview.book_by ?? '') - app.clock.now().getTime()).toBe(14 * 24 * HOUR);
    const [slot = '', other = ''] = await slotsOf(talent, interview.id);
    expect(await codeOf(talent.visitor.api('POST /interviews/:id/accept', { id: interview.id, starts_at: slot }))).toBe(
      49421,
    );
    const odd = new Date(Date.parse(other) + 60_000).toISOString();
    expect(await codeOf(book(talent, interview.id, odd))).toBe(49430);
    expect(await codeOf(book(talent, interview.id, inHours(app, -1)[0]))).toBe(41153);
    expect(await codeOf(book(boss, interview.id, slot))).toBe(40005);
    expect(await codeOf(book(await createTalent(app), interview.id, slot))).toBe(40004);
    const booked = await book(talent, interview.id, other);
    expect(booked).toMatchObject({ status: 'accepted', starts_at: other, turn: null, book_by: null });
    const { messages } = await boss.visitor.api('GET /chat/conversations/:id/messages', { id });
    expect(messages.at(-1)?.card?.data).toMatchObject({ status: 'accepted', name: 'Hui Min Tan' });
    const { rows } = await app.database.pool.query(
      `select calendar from outbox_messages where calendar is not null order by id desc limit 2`,
    );
    for (const { calendar } of rows)
      expect(readCalendar(calendar.content)).toMatchObject({ method: 'REQUEST', event: { SEQUENCE: '0' } });
    const { notifications } = await boss.visitor.api('GET /notification/list');
    expect(notifications[0]?.title).toMatch(/accepted the interview$/);
  });

  it('INT-01 of many who press at once one gets the time, also where times only overlap', async () => {
    const { boss, job } = await createPair(app);
    await keepHours(boss);
    const invited = await inviteSeveral(app, boss, job.id, 4);
    const [slot = ''] = await slotsOf(invited[0]?.talent as Person, invited[0]?.interview.id ?? 0);
    // One of them has a longer interview, whose beginning is another moment within the same hour.
    const longer = invited[3]?.interview.id ?? 0;
    await boss.visitor.api('PUT /interviews/:id', { id: longer, ...video, minutes: 480 });
    const long = (await slotsOf(invited[3]?.talent as Person, longer))[0] ?? '';
    expect(Math.abs(Date.parse(long) - Date.parse(slot))).toBeLessThan(8 * HOUR);
    const wanted = [slot, slot, slot, Date.parse(long) < Date.parse(slot) + 45 * 60_000 ? long : slot];
    const codes = await Promise.all(
      invited.map(({ talent, interview }, at) => codeOf(book(talent, interview.id, wanted[at]))),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 49430)).toHaveLength(3);
    const { rows } = await app.database.pool.query(
      `select count(*)::int as count from interviews where boss_id = $1 and status = 'accepted'`,
      [boss.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    const loser = invited[codes.indexOf(49430)];
    const fresh = await slotsOf(loser?.talent as Person, loser?.interview.id ?? 0);
    expect(fresh).not.toContain(slot);
  });

  it('INT-01 leave out what is agreed on and what is proposed to others, and come back when it ends', async () => {
    const { boss, talent, interview, job } = await offerHours();
    const all = await slotsOf(talent, interview.id);
    // The first may begin while the test runs, and is then no longer free.
    const slots = async () => (await slotsOf(talent, interview.id)).filter((slot) => slot >= (all[1] ?? ''));
    const free = all.slice(1);
    const other = await createChat(app);
    await app.database.pool.query('update conversations set boss_id = $1, job_id = $2 where id = $3', [
      boss.id,
      job.id,
      other.id,
    ]);
    await app.database.pool.query(
      `update conversation_members set account_id = $1 where conversation_id = $2 and side = 'boss'`,
      [boss.id, other.id],
    );
    const proposed = await invite(boss, other.id, [free[4] ?? '']);
    expect(await slots()).toEqual(free.filter((slot) => slot !== free[4]));
    await other.talent.visitor.api('POST /interviews/:id/accept', { id: proposed.id, starts_at: free[4] ?? '' });
    expect(await codeOf(book(talent, interview.id, free[4]))).toBe(49430);
    await boss.visitor.api('POST /interviews/:id/cancel', { id: proposed.id, note: 'Filled' });
    expect(await slots()).toEqual(free);
    await keepHours(boss, { is_on: false });
    expect(await slotsOf(talent, interview.id)).toEqual([]);
    expect(await codeOf(book(talent, interview.id, free[4]))).toBe(49430);
    expect(await codeOf(inviteToHours(boss, other.id))).toBe(49432);
    // What nobody books in time ends by itself.
    app.clock.advance({ days: 15 });
    await runTask(app, 'expire-interviews');
    expect(await boss.visitor.api('GET /interviews/:id', { id: interview.id })).toMatchObject({ status: 'expired' });
  });

  it('INT-02 a booked time is exchanged for another until three hours before, and a Boss reschedules with their hours', async () => {
    const { boss, talent, interview } = await offerHours();
    const { id } = interview;
    const free = await slotsOf(talent, id);
    await book(talent, id, free[10]);
    const moved = await book(talent, id, free[20]);
    expect(moved).toMatchObject({ status: 'accepted', starts_at: free[20] });
    const { notifications } = await boss.visitor.api('GET /notification/list');
    expect(notifications[0]?.title).toBe('Hui Min Tan moved the interview');
    const { rows } = await app.database.pool.query(
      `select calendar from outbox_messages where calendar is not null order by id desc limit 1`,
    );
    expect(readCalendar(rows[0].calendar.content).event.SEQUENCE).toBe('1');
    const offered = await boss.visitor.api('POST /interviews/:id/suggest', { id, free_hours: true });
    expect(offered).toMatchObject({ status: 'pending', turn: 'talent', from_free_hours: true, starts_at: null });
    expect(await codeOf(talent.visitor.api('POST /interviews/:id/suggest', { id, free_hours: true }))).toBe(40005);
    expect(await codeOf(boss.visitor.api('POST /interviews/:id/suggest', { id }))).toBe(40001);
    const soon = (await slotsOf(talent, id)).find((slot) => Date.parse(slot) < app.clock.now().getTime() + 3 * HOUR);
    await book(talent, id, soon);
    expect(await codeOf(book(talent, id, free[30]))).toBe(41152);
    const plain = await createChat(app);
    const proposed = await invite(plain.boss, plain.id, inHours(app, 24));
    expect(await codeOf(book(plain.talent, proposed.id, inHours(app, 24)[0]))).toBe(49429);
    expect(await codeOf(plain.talent.visitor.api('GET /interviews/:id/slots', { id: proposed.id }))).toBe(49429);
  });
});
