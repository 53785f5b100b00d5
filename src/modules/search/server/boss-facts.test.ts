import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { createJob } from '#test/factories/create-job.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { type BossReplies, bossFactsTasks, repliesWithin } from './boss-facts.tasks.ts';
import { createSearchEngine, openSearchPool } from './search.public.ts';

const figures = (wish: Partial<BossReplies>): BossReplies => ({
  accountId: 1,
  asked: 20,
  answered: 19,
  medianHours: 5,
  lastActiveAt: null,
  ...wish,
});

describe('what the index says of Bosses', () => {
  let app: TestApp;
  let pool: ReturnType<typeof openSearchPool>;
  beforeAll(async () => {
    app = await startTestApp();
    pool = openSearchPool(app.databaseUrl, 2);
  });
  afterAll(async () => {
    await pool.end();
    await app.close();
  });

  it('SRCH-03 TRU-01 few conversations, or few answers, promise nothing', () => {
    expect(repliesWithin(figures({}))).toBe(1);
    expect(repliesWithin(figures({ medianHours: 60 }))).toBe(3);
    expect(repliesWithin(figures({ medianHours: 24 * 7 + 1 }))).toBeNull();
    expect(repliesWithin(figures({ asked: 9, answered: 9 }))).toBeNull();
    expect(repliesWithin(figures({ asked: 40, answered: 19 }))).toBeNull();
  });

  it('SRCH-03 TRU-06 finds the jobs of Bosses who reply in time and leaves out those who are gone', async () => {
    const engine = createSearchEngine({ pool, options: loadOptionData(), clock: app.clock });
    const now = app.clock.now();
    const old = new Date(now.getTime() - 40 * 86_400_000);
    const job = (title: string) => createJob(app.database.pool, { title, posted_at: old });
    const [quick, slow, gone] = [await job('Quick'), await job('Slow'), await job('Gone')];
    const replies: BossReplies[] = [
      figures({ accountId: quick.recruiter_id, lastActiveAt: now }),
      figures({ accountId: slow.recruiter_id, medianHours: 100, lastActiveAt: now }),
      figures({ accountId: gone.recruiter_id, lastActiveAt: old }),
    ];
    await engine.rebuild();
    const [task] = bossFactsTasks(app.database.db, app.clock, engine, async () => replies);
    const visitor = app.visitor({ 'country-id': '196' });
    const titles = async (query: string) => {
      const { envelope } = await visitor.call('GET', `/job/search?${query}`);
      return (envelope.data as { jobs: { job_title: string }[] }).jobs.map((one) => one.job_title).sort();
    };
    await task?.run({});
    expect(await titles('repliesWithin=1')).toEqual(['Gone', 'Quick']);
    expect(await titles('repliesWithin=7')).toEqual(['Gone', 'Quick', 'Slow']);
    expect(await titles('repliesWithin=7&excludeInactive=1')).toEqual(['Quick', 'Slow']);
    expect((await visitor.call('GET', '/job/search?repliesWithin=2')).envelope.code).toBe(40001);
    Object.assign(replies[2] as BossReplies, { lastActiveAt: now, medianHours: 900 });
    await task?.run({});
    expect(await titles('repliesWithin=7')).toEqual(['Quick', 'Slow']);
    expect(await titles('excludeInactive=1')).toEqual(['Gone', 'Quick', 'Slow']);
  });
});
