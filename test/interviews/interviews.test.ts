import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createBoss, createTalent } from '../chat/chat-ground.ts';
import { runTask } from '../open-product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { agreePair, HOUR, inHours, invite, invitePair, video } from './interview-ground.ts';
import { readCalendar } from './read-calendar.ts';

describe('interviews', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const told = async ({ visitor }: { visitor: Awaited<ReturnType<typeof createTalent>>['visitor'] }) =>
    (await visitor.api('GET /notification/list')).notifications.map(({ kind, title }) => `${kind} ${title}`);
  const run = (name: string) => runTask(app, name);

  it('INT-01 is proposed with up to three times ahead, shown as a card, told, listed and counted by the red dot', async () => {
    const { boss, talent, id, interview, times } = await invitePair(app);
    expect(interview).toMatchObject({ status: 'pending', turn: 'talent', side: 'boss', times, name: 'Hui Min T.' });
    const { messages } = await talent.visitor.api('GET /chat/conversations/:id/messages', { id });
    expect(messages.at(-1)?.card).toMatchObject({ kind: 'interview', data: { side: 'talent', status: 'pending' } });
    expect(await told(talent)).toContainEqual(expect.stringMatching(/^interview .* invites you to an interview$/));
    const list = await talent.visitor.api('GET /interviews', {});
    const company_logo = expect.stringMatching(/^\/media\/logo\//);
    expect(list.interviews).toMatchObject([{ id: interview.id, status: 'pending', company_logo }]);
    expect(await talent.visitor.api('GET /api-go/interview/red_dot')).toEqual({ red_dot: true, count: 1 });
    expect(await boss.visitor.api('GET /api-go/interview/red_dot')).toEqual({ red_dot: false, count: 0 });
    expect(await codeOf(invite(boss, id, inHours(app, 5)))).toBe(49427);
    // Looked at, it still waits; what happens next is news again, and never what one has done oneself.
    app.clock.advance({ minutes: 1 });
    expect(await talent.visitor.api('POST /interviews/looked', { side: 'talent' })).toEqual({
      red_dot: false,
      count: 1,
    });
    await talent.visitor.api('POST /interviews/:id/accept', { id: interview.id, starts_at: times[0] ?? '' });
    const dotOf = async ({ visitor }: typeof boss) => (await visitor.api('GET /api-go/interview/red_dot', {})).red_dot;
    expect([await dotOf(talent), await dotOf(boss)]).toEqual([false, true]);
    app.clock.advance({ minutes: 1 });
    await boss.visitor.api('POST /interviews/looked', { side: 'boss' });
    expect(await dotOf(boss)).toBe(false);
    app.clock.advance({ hours: 46 });
    expect([await dotOf(talent), await dotOf(boss)]).toEqual([true, true]);
  });

  it('INT-01 is refused with past times, four times, eleven people, no place or a link with a key', async () => {
    const { boss, id } = await agreePair(app);
    const times = inHours(app, 24);
    const ask = (wish: object) =>
      codeOf(boss.visitor.api('POST /interviews', { ...video, conversation_ids: [id], times, ...wish } as never));
    expect(await ask({ times: inHours(app, -1) })).toBe(41153);
    expect(await ask({ times: inHours(app, 1, 2, 3, 4) })).toBe(40001);
    expect(await ask({ times: [] })).toBe(40001);
    expect(await ask({ conversation_ids: Array.from({ length: 11 }, (_, at) => at + 1) })).toBe(49043);
    expect(await ask({ kind: 'on_site', address: ' ' })).toBe(49426);
    for (const link of [
      'https://meet.example/j/1?pwd=abc',
      'https://meet.example/j/1?a=b&Token=abc',
      'https://meet.example/#key=1',
      'https://u:p@meet.example/',
    ])
      expect(await ask({ link })).toBe(49042);
    expect(await ask({ link: 'javascript:alert(1)' })).toBe(49428);
    expect(await ask({ time_zone: 'Mars/Base' })).toBe(40001);
    // Clocks in Berlin go from 2:00 to 3:00 that night.
    const berlin = { time_zone: 'Europe/Berlin' };
    expect(await ask({ ...berlin, times: ['2032-03-28T02:30:00+01:00'] })).toBe(49422);
    expect(await ask({ ...berlin, times: ['2032-03-28T03:30:00+02:00'] })).toBe(49427);
    const stranger = await createBoss(
      app,
      (await app.database.pool.query('select id from companies limit 1')).rows[0].id,
    );
    expect(await codeOf(invite(stranger, id, times))).toBe(40004);
  });

  it('INT-01 several people are invited at once, all or none', async () => {
    const one = await invitePair(app);
    const { rows } = await app.database.pool.query(
      `insert into conversations (talent_id, boss_id, job_title, company_name, last_message_at, created_at)
        select $1, boss_id, job_title, company_name, last_message_at, created_at from conversations where id = $2 returning id`,
      [(await createTalent(app)).id, one.id],
    );
    await app.database.pool.query(
      `insert into conversation_members (conversation_id, account_id, side, last_message_at, created_at)
        select id, unnest(array[talent_id, boss_id]), unnest(array['talent', 'boss']), last_message_at, created_at
        from conversations where id = $1`,
      [rows[0].id],
    );
    const both = { ...video, times: inHours(app, 24), conversation_ids: [one.id, rows[0].id] };
    expect(await codeOf(one.boss.visitor.api('POST /interviews', both))).toBe(49427);
    const count = () => app.database.pool.query('select from interviews where conversation_id = $1', [rows[0].id]);
    expect((await count()).rowCount).toBe(0);
    await one.boss.visitor.api('POST /interviews/:id/cancel', { id: one.interview.id, note: 'Both together' });
    expect((await one.boss.visitor.api('POST /interviews', both)).interviews).toHaveLength(2);
  });

  it('INT-02 INT-05 an accepted time reaches both with a calendar entry, and the name is shared', async () => {
    const { boss, talent, interview, startsAt, id } = await agreePair(app);
    const { rows } = await app.database.pool.query(
      `select recipient, subject, calendar from outbox_messages where calendar is not null order by id desc limit 2`,
    );
    const entries = rows.map(({ recipient, calendar }) => ({ recipient, ...readCalendar(calendar.content) }));
    for (const { recipient, method, event } of entries) {
      expect(method).toBe('REQUEST');
      expect(event.ATTENDEE).toBe(`mailto:${recipient}`);
      expect(event).toMatchObject({ SEQUENCE: '0', STATUS: 'CONFIRMED', LOCATION: 'https://meet.example/room' });
      expect(Date.parse(event.DTSTART ?? '')).toBe(Math.floor(Date.parse(startsAt) / 1000) * 1000);
    }
    expect(new Set(entries.map(({ event }) => event.UID)).size).toBe(1);
    const seen = await boss.visitor.api('GET /interviews/:id', { id: interview.id });
    expect(seen).toMatchObject({ status: 'accepted', name: 'Hui Min Tan', starts_at: startsAt, times: [] });
    await boss.visitor.api('PUT /interviews/:id', {
      id: interview.id,
      ...video,
      instructions: 'Bring; a, comma\nand this',
    });
    await talent.visitor.api('POST /interviews/:id/cancel', { id: interview.id, note: 'I have a fever' });
    const after = await app.database.pool.query(
      `select calendar from outbox_messages where calendar is not null order by id desc limit 4`,
    );
    const later = after.rows.map(({ calendar }) => readCalendar(calendar.content));
    expect(later.map(({ method, event }) => `${method} ${event.SEQUENCE} ${event.STATUS}`)).toEqual([
      'CANCEL 2 CANCELLED',
      'CANCEL 2 CANCELLED',
      'REQUEST 1 CONFIRMED',
      'REQUEST 1 CONFIRMED',
    ]);
    expect(later.at(-1)?.event.DESCRIPTION).toContain('Bring; a, comma\nand this');
    expect(later.at(-1)?.event.UID).toBe(entries[0]?.event.UID);
    expect(await told(boss)).toContainEqual(expect.stringMatching(/canceled the interview$/));
    expect((await talent.visitor.api('GET /interviews', { when: 'past' })).interviews).toMatchObject([
      { id: interview.id },
    ]);
    const { messages } = await boss.visitor.api('GET /chat/conversations/:id/messages', { id });
    expect(messages.at(-1)?.card?.data).toMatchObject({ status: 'cancelled', reason_note: 'I have a fever' });
  });

  it('INT-02 two who answer at once: one of accept, accept and cancel holds', async () => {
    const { boss, talent, interview, times } = await invitePair(app);
    const accept = (starts_at = '') =>
      talent.visitor.api('POST /interviews/:id/accept', { id: interview.id, starts_at });
    const codes = await Promise.all([
      codeOf(accept(times[0])),
      codeOf(accept(times[1])),
      codeOf(boss.visitor.api('POST /interviews/:id/decline', { id: interview.id, reason: 'other' })),
    ]);
    expect(codes.slice(0, 2).sort()).toEqual([0, 41147]);
    expect(codes[2]).toBe(40005);
    const { rows } = await app.database.pool.query('select step from interview_events where interview_id = $1', [
      interview.id,
    ]);
    expect(rows.map(({ step }) => step)).toEqual(['invite', 'accept']);
  });

  it('INT-02 is moved by suggesting other times, until three hours before the start', async () => {
    const { boss, talent, interview } = await agreePair(app);
    const { id } = interview;
    const [other = ''] = inHours(app, 60);
    const moved = await talent.visitor.api('POST /interviews/:id/suggest', { id, times: [other] });
    expect(moved).toMatchObject({ status: 'pending', turn: 'boss', starts_at: null, times: [other] });
    expect(await codeOf(talent.visitor.api('POST /interviews/:id/accept', { id, starts_at: other }))).toBe(49420);
    expect(
      await codeOf(boss.visitor.api('POST /interviews/:id/accept', { id, starts_at: inHours(app, 9)[0] ?? '' })),
    ).toBe(49421);
    await boss.visitor.api('POST /interviews/:id/accept', { id, starts_at: other });
    app.clock.advance({ hours: 57, minutes: 1 });
    const suggest = { id, times: inHours(app, 99) };
    expect(await codeOf(boss.visitor.api('POST /interviews/:id/suggest', suggest))).toBe(41152);
    expect(await codeOf(talent.visitor.api('POST /interviews/:id/cancel', { id, note: 'Late' }))).toBe(41152);
    expect(await codeOf(boss.visitor.api('PUT /interviews/:id', { id, ...video }))).toBe(41152);
    expect(await codeOf(talent.visitor.api('POST /interviews/:id/cancel', { id }))).toBe(49039);
  });

  it('INT-03 INT-04 check-in, attendance and result open when their time has come, once each', async () => {
    const { boss, talent, interview } = await agreePair(app);
    const { id } = interview;
    const talentSays = (what: 'check-in' | 'request-result') =>
      codeOf(talent.visitor.api(`POST /interviews/:id/${what}`, { id }));
    const bossMarks = (is_there: boolean) =>
      codeOf(boss.visitor.api('POST /interviews/:id/attendance', { id, is_there }));
    expect(await talentSays('check-in')).toBe(41141);
    app.clock.advance({ hours: 46, minutes: 1 });
    expect(await talentSays('check-in')).toBe(0);
    expect(await talentSays('check-in')).toBe(41143);
    expect(await codeOf(talent.visitor.api('POST /interviews/:id/issue', { id, note: 'No sound' }))).toBe(49425);
    app.clock.advance({ hours: 2 });
    expect(await codeOf(talent.visitor.api('POST /interviews/:id/issue', { id, note: 'No sound' }))).toBe(0);
    expect(await bossMarks(true)).toBe(41145);
    expect(await talentSays('request-result')).toBe(41148);
    app.clock.advance({ minutes: 45 });
    expect(await codeOf(boss.visitor.api('POST /interviews/:id/check-in', { id }))).toBe(41142);
    expect(await bossMarks(false)).toBe(41146);
    expect(await bossMarks(true)).toBe(0);
    expect(await bossMarks(true)).toBe(41146);
    await run('finish-interviews');
    expect(await talentSays('request-result')).toBe(0);
    expect(await talentSays('request-result')).toBe(41163);
    expect(await boss.visitor.api('GET /api-go/interview/red_dot')).toMatchObject({ red_dot: true });
    const result = await boss.visitor.api('POST /interviews/:id/result', { id, is_passed: true, note: 'Well done' });
    expect(result).toMatchObject({ status: 'passed', result: 'passed' });
    expect(await codeOf(boss.visitor.api('POST /interviews/:id/result', { id, is_passed: false }))).toBe(49424);
    expect(await told(talent)).toContainEqual('interview You passed the interview');
  });

  it('INT-05 TRU-11 three missed interviews in three months ban either side for six, and the person is told until when', async () => {
    const { boss, talent, id } = await invitePair(app);
    await app.database.pool.query('delete from interviews where conversation_id = $1', [id]);
    for (let missed = 0; missed < 3; missed += 1) {
      const [at = ''] = inHours(app, 24);
      const interview = await invite(boss, id, [at]);
      await talent.visitor.api('POST /interviews/:id/accept', { id: interview.id, starts_at: at });
      app.clock.advance({ hours: 25 });
      await talent.visitor.api('POST /interviews/:id/attendance', { id: interview.id, is_there: false });
      expect(await codeOf(talent.visitor.api('POST /interviews/:id/request-result', { id: interview.id }))).toBe(41149);
    }
    expect(await codeOf(invite(boss, id, inHours(app, 24)))).toBe(49040);
    expect(await told(boss)).toContainEqual(expect.stringMatching(/^interview_ban Interviews are paused until /));
    // Half a year later, without a session that would have ended by then.
    const { rows } = await app.database.pool.query(
      `update interview_bans set until = until - interval '6 months' where account_id = $1 returning until`,
      [boss.id],
    );
    expect(Math.abs(rows[0].until.getTime() - app.clock.now().getTime())).toBeLessThan(3 * 24 * HOUR);
    app.clock.advance({ days: 3 });
    await expect(invite(boss, id, inHours(app, 24))).resolves.toMatchObject({ status: 'pending' });
  });

  it('INT-05 reminds both a day and an hour before, once each, and of nothing that is past', async () => {
    const { boss, talent } = await agreePair(app);
    const reminders = async (person: typeof talent) =>
      (await told(person)).filter((line) => line.startsWith('interview_reminder')).length;
    await run('remind-interviews');
    expect(await reminders(talent)).toBe(0);
    app.clock.advance({ hours: 24, minutes: 1 });
    await run('remind-interviews');
    await run('remind-interviews');
    expect([await reminders(talent), await reminders(boss)]).toEqual([1, 1]);
    app.clock.advance({ hours: 23 });
    await run('remind-interviews');
    expect([await reminders(talent), await reminders(boss)]).toEqual([2, 2]);
    const late = await invitePair(app);
    const [soon = ''] = inHours(app, 2);
    await late.talent.visitor.api('POST /interviews/:id/suggest', { id: late.interview.id, times: [soon] });
    await late.boss.visitor.api('POST /interviews/:id/accept', { id: late.interview.id, starts_at: soon });
    app.clock.advance({ hours: 3 });
    await run('remind-interviews');
    expect(await reminders(late.talent)).toBe(0);
  });

  it('INT-04 what nobody answers expires, and an account that ends takes its interviews back', async () => {
    const { talent, interview } = await invitePair(app);
    app.clock.advance({ hours: 73 });
    await run('expire-interviews');
    expect(await talent.visitor.api('GET /interviews/:id', { id: interview.id })).toMatchObject({ status: 'expired' });
    const gone = await agreePair(app);
    await app.database.pool.query(`update accounts set deleted_at = now(), delete_after = $2 where id = $1`, [
      gone.talent.id,
      new Date(app.clock.now().getTime() - 1000),
    ]);
    await run('delete-accounts');
    expect(await gone.boss.visitor.api('GET /interviews/:id', { id: gone.interview.id })).toMatchObject({
      status: 'cancelled',
    });
  });

  it('APP-01 INT-02 carries the application on, and does not outlive its conversation', async () => {
    const { boss, talent, id, interview, times } = await invitePair(app);
    await app.database.pool.query(
      `insert into applications (account_id, job_id, conversation_id, job_title, company_name, stage_at, created_at)
        select talent_id, job_id, id, job_title, company_name, now(), now() from conversations where id = $1`,
      [id],
    );
    const stage = async () => (await talent.visitor.api('GET /job-applications', {})).applications[0]?.stage;
    await talent.visitor.api('POST /interviews/:id/accept', { id: interview.id, starts_at: times[0] ?? '' });
    expect(await stage()).toBe('interview');
    await boss.visitor.api('POST /chat/conversations/:id/decline', { id, client_id: crypto.randomUUID(), note: '' });
    expect(await stage()).toBe('not_suitable');
    const gone = await talent.visitor.api('GET /interviews/:id', { id: interview.id });
    expect(gone).toMatchObject({ status: 'cancelled' });
    expect(await told(talent)).toContainEqual(expect.stringMatching(/^interview /));
  });

  it('CHAT-08 TRU-04 words that a Boss puts on the card later are warned about too', async () => {
    const { boss, talent, id, interview } = await invitePair(app);
    const flags = async () =>
      (await talent.visitor.api('GET /chat/conversations/:id/messages', { id })).messages.at(-1)?.flags;
    expect(await flags()).toEqual([]);
    const instructions = 'Please pay the registration fee of $50 before we meet.';
    await boss.visitor.api('PUT /interviews/:id', { id: interview.id, ...video, minutes: 30, instructions });
    expect(await flags()).toEqual(['payment_request']);
    await boss.visitor.api('PUT /interviews/:id', { id: interview.id, ...video, minutes: 30, instructions: '' });
    expect(await flags()).toEqual([]);
  });

  it('INT-05 the calendar file is for the two people alone', async () => {
    const { talent, interview } = await agreePair(app);
    const path = `/download/interview/${interview.id}.ics`;
    const own = await talent.visitor.fetch(path);
    expect(own.status).toBe(200);
    expect(readCalendar(await own.text())).toMatchObject({ method: 'PUBLISH', event: { STATUS: 'CONFIRMED' } });
    const stranger = await createTalent(app);
    expect((await stranger.visitor.fetch(path)).status).toBe(404);
    expect((await app.visitor().fetch(path)).status).toBe(404);
  });
});
