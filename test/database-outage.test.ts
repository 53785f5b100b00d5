import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildIfNeeded } from '../scripts/build-if-needed.ts';
import { openChat } from './factories/open-chat.ts';
import { type StartedProgram, startProgram } from './started-program.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { TestVisitor } from './test-app.ts';

/** The embedded database is killed while people write, and nobody but the program itself does anything about it. */
describe('the program while its database is away', () => {
  const folder = makeTemporaryFolder('parley-outage-');
  const dataDir = join(folder, 'data');
  let program: StartedProgram;
  let pool: pg.Pool;
  let boss: TestVisitor;
  let conversationId: number;
  beforeAll(async () => {
    buildIfNeeded(resolve(import.meta.dirname, '..'));
    program = startProgram({ PARLEY_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const address = await program.ready;
    const socket = encodeURIComponent(join(dataDir, 'socket'));
    pool = new pg.Pool({ connectionString: `postgres://parley@/parley?host=${socket}`, max: 2 });
    pool.on('error', () => {});
    ({ boss, conversationId } = await openChat(pool, address));
  }, 300_000);
  afterAll(async () => {
    await pool?.end().catch(() => {});
    program?.kill('SIGTERM');
    await program?.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  const serverPid = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  /** Between two lives there is none to kill. */
  const killServer = () => {
    try {
      process.kill(serverPid(), 'SIGKILL');
    } catch {}
  };
  const status = async (path: string) => (await boss.fetch(path)).status;
  const write = (key: string) =>
    boss.call(
      'POST',
      `/chat/conversations/${conversationId}/messages`,
      { client_id: clientIds.get(key) ?? remember(key), text: `I wrote ${key}` },
      { 'idempotency-key': key },
    );
  const clientIds = new Map<string, string>();
  const remember = (key: string) => {
    clientIds.set(key, crypto.randomUUID());
    return clientIds.get(key);
  };

  /** What the boss's open page hears, with 'closed' for the end of its socket. */
  async function listen(): Promise<string[]> {
    const heard: string[] = [];
    const cookie = [...boss.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = new WebSocket(`${boss.address.replace('http', 'ws')}/api/realtime`, { headers: { cookie } });
    socket.on('message', (data) => heard.push(String(data)));
    socket.on('close', () => heard.push('closed'));
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    return heard;
  }

  const paths = ['/en/companies', '/ar/companies', '/en/engineer-jobs', '/sitemap.xml', '/api/job/latest-jobs'];

  /**
   * Pages, calls and files of a visitor, again and again until each has met the database away. One that is back sooner
   * than anyone can ask is killed again.
   */
  async function askWhileAway() {
    const visitor = new TestVisitor(boss.address, { 'user-agent': 'Googlebot/2.1' });
    const icon = readFileSync(resolve(import.meta.dirname, '../build/client/favicon.svg'), 'utf8');
    const answers: { path: string; status: number; retryAfter: string | null }[] = [];
    const hasMetAll = () => paths.every((path) => answers.some((one) => one.path === path && one.status === 503));
    for (let round = 0; round < 200 && !hasMetAll(); round++) {
      killServer();
      expect(await status('/health')).toBe(200);
      expect(await (await visitor.fetch('/favicon.svg')).text()).toBe(icon);
      for (const path of paths) {
        const answer = await visitor.fetch(path);
        const text = await answer.text();
        answers.push({ path, status: answer.status, retryAfter: answer.headers.get('retry-after') });
        if (answer.status === 503) expectKind(path, text);
      }
    }
    expect(hasMetAll()).toBe(true);
    return answers;
  }

  function expectKind(path: string, text: string): void {
    if (path.startsWith('/api')) expect(JSON.parse(text)).toMatchObject({ code: 49152, data: null });
    if (path.startsWith('/en/')) expect(text).toContain('be right back');
    if (path.startsWith('/ar/')) expect(text).toMatch(/<html lang="ar" dir="rtl"[\s\S]*سنعود بعد لحظات/);
    expect(text).not.toContain('noindex');
  }

  /** What the program took for a bug and not for a database that is away. */
  const unexpectedErrors = () => [...program.output().matchAll(/^.*"level":50.*$/gmu)].slice(0, 5).join('\n');

  const untilBack = () => expect.poll(() => status('/ready'), { interval: 50 }).toBe(200);

  it('RUN-13 RUN-03 loses nothing it has acknowledged, says 503 meanwhile, and is back within 10 seconds by itself', async () => {
    const heard = await listen();
    const sent: { key: string; status: number }[] = [];
    const say = async (key: string) => sent.push({ key, status: (await write(key)).status });
    for (let at = 0; at < 5; at++) await say(`before-the-end-${at}`);
    process.kill(serverPid(), 'SIGKILL');
    // Straight into it: some of these fall into the moment of its death.
    const during = Promise.all(Array.from({ length: 10 }, (_, at) => say(`while-it-dies-${at}`)));
    const away = await askWhileAway();
    const lastKilledAt = Date.now();
    await during;
    await untilBack();
    expect(Date.now() - lastKilledAt).toBeLessThan(10_000);
    // One fsync after the other for thousands of files took longer than that on a busy disk.
    const { rows: method } = await pool.query('show recovery_init_sync_method');
    expect(method).toEqual([{ recovery_init_sync_method: 'syncfs' }]);

    const wrong = away.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter === '5'));
    expect(wrong, wrong.length > 0 ? unexpectedErrors() : '').toEqual([]);
    expect(sent.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    // A sender repeats what it does not know the outcome of, under the same key, and once it is.
    for (const { key } of sent) expect((await write(key)).status).toBe(200);
    const { rows } = await pool.query(`select text from messages where text like 'I wrote %'`);
    expect(rows.map(({ text }) => text).sort()).toEqual(sent.map(({ key }) => `I wrote ${key}`).sort());
    // Who listens for the end of sessions listens again, and has sockets opened anew for what it may have missed.
    await expect.poll(() => heard.at(-1)).toBe('closed');
  });

  it('RUN-13 RUN-03 does its background work again afterwards', async () => {
    await pool.query(`insert into queue.job (name, data) values ('purge-expired', '{}')`);
    await expect
      .poll(
        async () =>
          (
            await pool.query(
              `select state from queue.job where name = 'purge-expired' order by created_on desc limit 1`,
            )
          ).rows[0]?.state,
      )
      .toBe('completed');
  });

  it('RUN-03 comes back a second time, from a server that died in the middle of its work', async () => {
    const before = serverPid();
    const busy = pool.query('select pg_sleep(30)').catch(() => 'broken');
    process.kill(before, 'SIGKILL');
    expect(await busy).toBe('broken');
    await untilBack();
    expect(serverPid()).not.toBe(before);
    expect((await write('after-all-that')).status).toBe(200);
  });
});
