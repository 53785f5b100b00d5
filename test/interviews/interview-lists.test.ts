import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createBoss } from '../chat/chat-ground.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { agreePair, inHours, invitePair } from './interview-ground.ts';

describe('lists of interviews', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const days = (from: number, until: number) => {
    const [first = '', last = ''] = inHours(app, from * 24, until * 24);
    return { from: first, until: last };
  };

  it('INT-01 the calendar has what is agreed on and every time that is proposed, within its days and never what ended', async () => {
    const { boss, talent, interview, times, id } = await invitePair(app);
    const ask = (range = days(0, 31)) => boss.visitor.api('GET /interviews/calendar', range);
    const entry = { id: interview.id, conversation_id: id, status: 'pending', turn: 'talent', is_mine: true };
    expect((await ask()).entries).toMatchObject(times.map((at) => ({ ...entry, at, name: 'Hui Min T.' })));
    expect((await ask(days(0, 2.5))).entries).toHaveLength(1);
    await talent.visitor.api('POST /interviews/:id/accept', { id: interview.id, starts_at: times[1] ?? '' });
    expect((await ask()).entries).toMatchObject([{ ...entry, at: times[1], status: 'accepted', turn: null }]);
    await talent.visitor.api('POST /interviews/:id/cancel', { id: interview.id, note: 'I have a fever' });
    expect((await ask()).entries).toEqual([]);
    expect(await codeOf(ask(days(0, 90)))).toBe(40001);
    expect(await codeOf(ask(days(1, 0)))).toBe(40001);
    expect(await codeOf(talent.visitor.api('GET /interviews/calendar', days(0, 1)))).toBe(40005);
  });

  it('INT-01 EMP-03 colleagues see what they may read along, and can do nothing with it', async () => {
    const { boss, talent, interview, job } = await agreePair(app);
    const [admin, colleague] = [await createBoss(app, job.company_id, 'admin'), await createBoss(app, job.company_id)];
    const seen = async (who: typeof boss) =>
      (await who.visitor.api('GET /interviews', { side: 'boss', scope: 'company' })).interviews;
    expect(await seen(admin)).toMatchObject([{ id: interview.id, side: 'colleague', interviewer: 'Mei T.' }]);
    expect(await seen(colleague)).toEqual([]);
    expect(await seen(boss)).toMatchObject([{ id: interview.id, side: 'boss' }]);
    const month = { ...days(0, 31), scope: 'company' as const };
    const entries = async (who: typeof boss) => (await who.visitor.api('GET /interviews/calendar', month)).entries;
    expect(await entries(admin)).toMatchObject([{ id: interview.id, is_mine: false }]);
    expect(await entries(colleague)).toEqual([]);
    const stranger = talent.visitor.api('GET /interviews', { side: 'talent', scope: 'company' });
    expect(await codeOf(stranger)).toBe(40005);
  });

  it('INT-01 a month of thousands is answered within its 200 ms', async () => {
    const { boss, id, job } = await invitePair(app);
    const admin = await createBoss(app, job.company_id, 'admin');
    await app.database.pool.query(
      `insert into interviews (conversation_id, talent_id, boss_id, kind, minutes, time_zone, status, starts_at, listed_at,
         finishes_at, created_at, updated_at)
       select $1, talent_id, boss_id, 'video', 45, 'Asia/Singapore', 'completed', at, at, at, $2, $2
       from conversations, generate_series(1, 5000) number, lateral (select $2::timestamptz + number * interval '2 hours' as at) times
       where conversations.id = $1`,
      [id, app.clock.now()],
    );
    await app.database.pool.query('analyze interviews');
    for (const [who, scope] of [
      [boss, 'own'],
      [admin, 'company'],
    ] as const) {
      const times: number[] = [];
      for (let call = 0; call < 5; call += 1) {
        const start = performance.now();
        const { entries } = await who.visitor.api('GET /interviews/calendar', { ...days(0, 42), scope });
        times.push(performance.now() - start);
        expect(entries.length).toBeGreaterThan(42 * 12 - 2);
      }
      expect(Math.min(...times)).toBeLessThan(200);
    }
  });
});
