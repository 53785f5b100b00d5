import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { findRedis } from '../../scripts/find-redis.ts';

export interface RunningRedis {
  url: string;
  /** SIGSTOP makes it hang, SIGCONT lets it go on. */
  signal(signal: NodeJS.Signals): void;
  /** Without a word. */
  kill(): Promise<void>;
  /** Another one in its place, after it was killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of our own on a free port, in memory only. */
export async function startRedis(): Promise<RunningRedis> {
  const port = await freePort();
  let running = await launch(port);
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal);
    await running.ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (signal) => void running.child.kill(signal),
    kill: () => end('SIGKILL'),
    start: async () => {
      running = await launch(port);
    },
    stop: () => end('SIGTERM'),
  };
}

async function launch(port: number) {
  const child = spawn(findRedis(), ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  await new Promise<void>((ready, fail) => {
    child.once('error', fail);
    ended.then(() => fail(new Error('Redis ended before it was ready')));
    child.stdout.on('data', (piece) => String(piece).includes('Ready to accept connections') && ready());
  });
  return { child, ended };
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
