import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bus } from '#src/platform/realtime/bus.ts';
import { createRedisBus } from '#src/platform/realtime/redis-bus.ts';
import { type RunningRedis, startRedis } from './chat/start-redis.ts';

describe('live messages between processes', () => {
  let redis: RunningRedis;
  let here: Bus;
  let there: Bus;
  beforeAll(async () => {
    redis = await startRedis();
    [here, there] = await Promise.all([open(), open()]);
  });
  afterAll(async () => {
    await Promise.all([here?.close(), there?.close()]);
    await redis?.stop();
  });
  const open = () => createRedisBus(redis.url, pino({ level: 'silent' }));

  it('CHAT-01 reach a page that was reloaded before Redis had let go of it', async () => {
    const heard: string[] = [];
    here.listen(
      (_accountId, text) => heard.push(text),
      () => {},
    );
    await here.want(7);
    here.unwant(7);
    await here.want(7);
    there.publish([7], 'hello');
    await expect.poll(() => heard).toEqual(['hello']);
    here.unwant(7);
    there.publish([7], 'gone');
    await here.want(7);
    there.publish([7], 'back');
    await expect.poll(() => heard.at(-1)).toBe('back');
  });
});
