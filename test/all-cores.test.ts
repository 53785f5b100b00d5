import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE } from '#src/kernel/socket.ts';
import { MIGRATION_LOCK } from '#src/platform/database/migrate.ts';
import { buildIfNeeded } from '../scripts/build-if-needed.ts';
import { TestDevice } from './chat/test-device.ts';
import { openChat } from './factories/open-chat.ts';
import { type StartedProgram, startProgram } from './started-program.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { TestVisitor } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

const METRICS_TOKEN = 'token-for-the-metrics';
/** Calls that each network may make a minute, as the contract says. */
const ALLOWED = 60;
/** Starting takes seconds of a core, and others may want it too. */
const START = { timeout: 200_000 };
const LONGEST = 400_000;
/** Between two requests on a connection. */
const PACE_MS = 200;
const root = resolve(import.meta.dirname, '..');

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

function isAlive(pid: number): boolean {
  try {
    // A zombie has ended; only its parent has not looked yet.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Asks again and again on kept-alive connections, as a proxy does, until it is stopped; gives what was not a 200. */
function load(address: string, paths: string[]) {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const ask = (path: string) =>
    new Promise<void>((done) => {
      get(address + path, { agent }, (response) => {
        if (response.statusCode === 200) answered += 1;
        else failures.push(`${path} ${response.statusCode}`);
        response.resume().on('close', done);
      }).on('error', (error) => {
        failures.push(`${path} ${error.message}`);
        done();
      });
    });
  const working = paths.map(async (path) => {
    // A steady load: without a pause it would take the cores from the processes that start.
    while (!isOver) await Promise.all([ask(path), pause(PACE_MS)]);
  });
  return {
    answered: () => answered,
    stop: async () => {
      isOver = true;
      await Promise.all(working);
      agent.destroy();
      return failures;
    },
  };
}

describe('one site of several processes, without Redis', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let dataDir: string;
  let program: StartedProgram;
  let address: string;
  beforeAll(async () => {
    buildIfNeeded(root);
    database = await createTestDatabase();
    dataDir = makeTemporaryFolder('parley-all-cores-');
    // The words of searches take longer than the rest of a start: the last test below has them learnt.
    program = start({ PARLEY_PROCESSES: '2', PARLEY_ROLES: 'web,realtime', PARLEY_WARM_UP: '0' });
    address = await program.ready;
  }, 600_000);
  afterAll(async () => {
    program?.kill('SIGKILL');
    await program?.ended;
    await database.database.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = (settings: Record<string, string>) =>
    startProgram(
      {
        DATABASE_URL: database.url,
        DATABASE_POOL: '4',
        PARLEY_DATA_DIR: dataDir,
        METRICS_TOKEN,
        LOG_LEVEL: 'info',
        ...settings,
      },
      '--serve',
    );
  const readMetrics = async () => (await fetch(`${address}/metrics?token=${METRICS_TOKEN}`)).text();
  /** The number behind a line of the metrics that begins so; 0 without one. */
  const figure = async (name: string) =>
    Number(new RegExp(`^${name}\\S* (\\d+)`, 'm').exec(await readMetrics())?.[1] ?? 0);
  const busy = ['/health', '/en/terms', '/en/talents', '/api/translation/manifest', '/ar/terms', '/health'];

  it(
    'RUN-13 RUN-05 CHAT-01 is one product: messages reach the sockets of both, limits are counted once, and a reload loses no request',
    async () => {
      const { talent, boss, conversationId: id } = await openChat(database.database.pool, address);
      const devices: TestDevice[] = [];
      const hasSockets = async () => {
        devices.push(await new TestDevice(talent, address).connect());
        const metrics = await readMetrics();
        return ['1', '2'].map((one) => new RegExp(`^sockets_open{process="${one}"} [1-9]`, 'm').test(metrics));
      };
      await expect.poll(hasSockets).toEqual([true, true]);
      await boss.api('POST /chat/conversations/:id/messages', { id, client_id: crypto.randomUUID(), text: 'It is.' });
      const heard = () => devices.map(({ messages }) => [...messages.values()].some(({ text }) => text === 'It is.'));
      await expect.poll(heard).toEqual(devices.map(() => true));

      // Each on a connection of its own, which may end in either process.
      const statuses: number[] = [];
      const answeredBy = (one: string) =>
        figure(`http_request_seconds_count{process="${one}",method="POST",route="/api/notification/unsubscribe"`);
      await expect
        .poll(async () => {
          const body = { token: '1.chat_message.1.nothing' };
          const calls = Array.from({ length: ALLOWED + 10 }, () =>
            new TestVisitor(address).call('POST', '/notification/unsubscribe', body),
          );
          for (const { status } of await Promise.all(calls)) statuses.push(status);
          return (await answeredBy('1')) > 0 && (await answeredBy('2')) > 0;
        })
        .toBe(true);
      expect(statuses.filter((status) => status !== 429)).toEqual(Array(ALLOWED).fill(410));

      const before = childrenOf(program.pid);
      expect(before).toHaveLength(2);
      const work = load(address, busy);
      const reload = spawn(process.execPath, [join(root, 'scripts/reload.ts')], {
        env: { PARLEY_DATA_DIR: dataDir, PORT: new URL(address).port, DATABASE_URL: database.url },
        stdio: 'inherit',
      });
      expect((await once(reload, 'exit'))[0]).toBe(0);
      expect(await work.stop()).toEqual([]);
      expect(work.answered()).toBeGreaterThan(20);
      const after = childrenOf(program.pid);
      expect(after).toHaveLength(2);
      expect(after.filter((pid) => before.includes(pid))).toEqual([]);
      for (const device of devices) {
        expect(device.heard.at(-1)).toMatchObject({ type: 'reconnect' });
        expect(device.closeCode).toBe(CLOSE.restart);
      }
      expect(await figure('processes_lost_total')).toBe(0);
    },
    LONGEST,
  );

  it(
    'RUN-13 RUN-05 a killed process comes back while the other answers, and SIGTERM leaves nobody',
    async () => {
      const [, killed = 0] = childrenOf(program.pid);
      const work = load(address, busy);
      await expect.poll(work.answered).toBeGreaterThan(10);
      process.kill(killed, 'SIGKILL');
      const before = work.answered();
      await expect.poll(work.answered).toBeGreaterThan(before + 20);
      await expect.poll(() => figure('processes_ready'), START).toBe(2);
      // At most what it had in hand.
      const failures = await work.stop();
      expect(failures.filter((failure) => !/ECONNRESET|hang up/.test(failure))).toEqual([]);
      expect(failures.length).toBeLessThanOrEqual(busy.length);
      expect(await figure('processes_lost_total{process="\\w+",reason="signal"')).toBe(1);
      for (const said of ['a process has died', 'a process is started again']) expect(program.output()).toContain(said);

      // A reload whose preparation waits for another's migrations.
      const holder = await database.database.pool.connect();
      await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      program.kill('SIGHUP');
      const argumentsOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const isPreparing = (pid: number) => argumentsOf(pid).includes('prepare-reload');
      await expect.poll(() => childrenOf(program.pid).some(isPreparing), START).toBe(true);
      const children = childrenOf(program.pid);
      // Everybody on the machine can read them, and the address may have a password.
      for (const pid of [program.pid, ...children]) expect(argumentsOf(pid)).not.toContain('postgres://');
      program.kill('SIGTERM');
      expect(await program.ended).toBe(0);
      expect(children.filter(isAlive)).toEqual([]);
      expect(existsSync(join(dataDir, `serve-${new URL(address).port}.json`))).toBe(false);
      holder.release(true);
      await expect(fetch(`${address}/health`)).rejects.toThrow();
    },
    LONGEST,
  );

  it(
    'RUN-05 a primary that is killed leaves nobody who holds the port, and background work has a process of its own',
    async () => {
      program = start({ PARLEY_PROCESSES: '2', PARLEY_ROLES: 'worker', PORT: new URL(address).port });
      expect(await program.ready).toBe(address);
      const children = childrenOf(program.pid);
      expect(children).toHaveLength(1);
      expect((await fetch(`${address}/health`)).status).toBe(200);
      program.kill('SIGKILL');
      expect(await program.ended).toBe('SIGKILL');
      await expect.poll(() => children.filter(isAlive)).toEqual([]);
      await expect(fetch(`${address}/health`)).rejects.toThrow();
    },
    LONGEST,
  );
});
