import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { findRedis } from '../../scripts/find-redis.ts';

/** A Redis of our own on a free port, in memory only. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(findRedis(), ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  await new Promise<void>((ready, fail) => {
    child.once('error', fail);
    ended.then(() => fail(new Error('Redis ended before it was ready')));
    child.stdout.on('data', (piece) => String(piece).includes('Ready to accept connections') && ready());
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
