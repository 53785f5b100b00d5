import { pino } from 'pino';
import { describe } from 'vitest';
import { createRedisBus } from '#src/platform/realtime/redis-bus.ts';
import { describeBus } from './bus-contract.ts';
import { startRedis } from './chat/start-redis.ts';

describe('live messages between processes, through Redis', () => {
  describeBus('CHAT-01', async () => {
    const redis = await startRedis();
    const open = () => createRedisBus(redis.url, pino({ level: 'silent' }));
    const [here, there] = await Promise.all([open(), open()]);
    const close = async () => {
      await Promise.all([here.close(), there.close()]);
      await redis.stop();
    };
    return { here, there, close };
  });
});
