import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertReachable, openDatabase } from '#src/platform/database/database.ts';
import { readEnv } from '#src/platform/env.ts';
import { buildIfNeeded } from '../scripts/build-if-needed.ts';
import { type StartedProgram, startProgram } from './started-program.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { TestVisitor } from './test-app.ts';

/** Who runs PostgreSQL when we are root. */
const NOBODY = 65534;
const started: StartedProgram[] = [];

function start(settings: Record<string, string>): StartedProgram {
  // What it does after a start is not what is tested here; `production-start` leaves it as an installation finds it.
  const program = startProgram({ PARLEY_WARM_UP: '0', ...settings });
  started.push(program);
  return program;
}

/** Lines of text that a person sees. */
const linesOf = (program: StartedProgram) =>
  program
    .output()
    .split('\n')
    .filter((line) => line.trim());

// The test command has built the pages before; alone, this file does it once.
beforeAll(() => buildIfNeeded(resolve(import.meta.dirname, '..')), 300_000);

afterEach(async () => {
  for (const program of started.splice(0)) {
    program.kill('SIGKILL');
    await program.ended;
  }
});

describe('a start that cannot succeed', () => {
  const refused: [what: string, settings: Record<string, string>, line: RegExp][] = [
    ['a port that is no number', { PORT: 'many' }, /^The setting PORT is wrong: .+README\.md\.$/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://parley:s3cret@127.0.0.1:1/parley' },
      /^The database postgres:\/\/127\.0\.0\.1:1\/parley does not answer: .*ECONNREFUSED/,
    ],
  ];

  it.each(refused)('says why in one line and ends with 1: %s', async (_what, settings, line) => {
    const program = start(settings);
    expect(await program.ended).toBe(1);
    expect(linesOf(program)).toEqual([expect.stringMatching(/^ {2}\S/)]);
    expect(linesOf(program)[0]?.trim()).toMatch(line);
    expect(program.output()).not.toContain('s3cret');
  });

  // The same lines, without a program for each.
  const wrong: [settings: Record<string, string>, line: RegExp][] = [
    [{ LOG_LEVEL: 'loud' }, /^The setting LOG_LEVEL is wrong: .+README\.md\.$/],
    [{ PUBLIC_URL: 'parley' }, /^The setting PUBLIC_URL is wrong: .+README\.md\.$/],
    [{ DATABASE_URL: 'mysql://localhost/parley' }, /^The setting DATABASE_URL is wrong: .+postgres:/],
  ];

  it.each(wrong)('names the setting that is wrong: %j', (settings, line) => {
    expect(() => readEnv(settings)).toThrow(line);
  });

  it('names a database host that does not exist, and not its password', async () => {
    const url = 'postgres://parley:s3cret@no-such-host.invalid/parley';
    const database = openDatabase(url, 1);
    const line = /^The database postgres:\/\/no-such-host\.invalid\/parley does not answer: /;
    await expect(assertReachable(database, url)).rejects.toThrow(line);
    await database.close();
  });

  it('says so in one line and ends with 1 when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const program = start({ PORT: String(port) });
    expect(await program.ended).toBe(1);
    const line = `Port ${port} is in use. Stop the other program or set PORT to another number.`;
    expect(linesOf(program).map((one) => one.trim())).toEqual([line]);
    other.close();
  });
});

/** One life of a data folder whose name has spaces, from the first start to the last. */
describe('the program and its data', () => {
  let folder: string;
  let dataDir: string;
  beforeAll(() => {
    folder = makeTemporaryFolder('parley start ');
    dataDir = join(folder, 'my data');
  });
  afterAll(async () => {
    await endPostgres();
    // The children of a killed server may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  const pidFile = () => join(dataDir, 'postgres/postmaster.pid');
  const postgresPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
  /** True while this process is the server of our folder, and not a stranger with the same number. */
  const isPostgres = (pid: number) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === join(dataDir, 'postgres');
    } catch {
      return false;
    }
  };

  async function endPostgres(): Promise<void> {
    if (!existsSync(pidFile()) || !isPostgres(postgresPid())) return;
    const pid = postgresPid();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isPostgres(pid)).toBe(false);
  }

  /** A guest session that the program has acknowledged, by the name of its device. */
  async function logIn(address: string, device: string): Promise<TestVisitor> {
    const visitor = new TestVisitor(address);
    const answer = await visitor.call('POST', '/authentication/guest/login', { device_name: device });
    expect(answer.envelope).toMatchObject({ code: 0, data: { is_new_session: true } });
    return visitor;
  }

  async function keepsSession(address: string, cookies: Map<string, string>): Promise<boolean> {
    const visitor = new TestVisitor(address, { cookie: `parley_session=${cookies.get('parley_session')}` });
    const { envelope } = await visitor.call('POST', '/authentication/guest/login', {});
    return !(envelope.data as { is_new_session: boolean }).is_new_session;
  }

  async function devices(): Promise<string[]> {
    const socket = encodeURIComponent(join(dataDir, 'socket'));
    const client = new pg.Client({ connectionString: `postgres://parley@/parley?host=${socket}` });
    await client.connect();
    const { rows } = await client.query('select device_name from sessions where device_name is not null order by id');
    await client.end();
    return rows.map((row) => row.device_name);
  }

  /** Ends in order: exit 0, nobody listens, the database has stopped by itself, and nothing went wrong on the way. */
  async function expectOrderlyEnd(program: StartedProgram, signal: NodeJS.Signals): Promise<void> {
    const address = await program.ready;
    const pid = postgresPid();
    expect(isPostgres(pid)).toBe(true);
    program.kill(signal);
    expect(await program.ended).toBe(0);
    expect(isPostgres(pid)).toBe(false);
    expect(existsSync(pidFile())).toBe(false);
    await expect(new TestVisitor(address).fetch('/health')).rejects.toThrow();
    expect(program.output()).not.toMatch(/"level":[56]0|Error:/);
  }

  it('starts from nothing in a folder with spaces, logs no secrets, and closes in order on Ctrl-C', async () => {
    const program = start({ PARLEY_DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
    const address = await program.ready;
    const visitor = new TestVisitor(address, {
      cookie: 'parley_session=cookie-s3cret',
      authorization: 'Bearer s3cret',
    });
    const page = await visitor.fetch('/en/terms?token=query-s3cret');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="en"');
    expect((await visitor.fetch('/ready')).status).toBe(200);
    const { cookies } = await logIn(address, 'first');
    await visitor.fetch('/api/nothing?token=query-s3cret');
    await visitor.fetch('/nobody/here?token=query-s3cret');
    await expectOrderlyEnd(program, 'SIGINT');
    expect(program.output()).toContain('"route":"/api/*"');
    const besidesLinks = program.output().replace(/ http:\S+\/(metrics|outbox)\?token=[\w-]+$/gm, '');
    expect(besidesLinks).not.toMatch(/s3cret|token=/);
    expect(program.output()).not.toContain(cookies.get('parley_session'));
  });

  it('keeps what it has acknowledged through kill -9 beside a database that went on, then through a kill of both while another program has got the number in its pid file, and lets a second start join until the last one has gone', async () => {
    const killed = start({ PARLEY_DATA_DIR: dataDir });
    const { cookies } = await logIn(await killed.ready, 'before the first kill');
    const pid = postgresPid();
    killed.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    expect(isPostgres(pid)).toBe(true);
    const again = start({ PARLEY_DATA_DIR: dataDir });
    expect(await keepsSession(await again.ready, cookies)).toBe(true);
    expect(postgresPid()).toBe(pid);
    const later = await logIn(await again.ready, 'before the second kill');

    again.kill('SIGKILL');
    await again.ended;
    await endPostgres();
    expect(postgresPid()).toBe(pid);
    const rest = readFileSync(pidFile(), 'utf8').split('\n').slice(1);
    // Of the same user as the server, who could therefore take it for its own.
    const stranger = spawn('sleep', ['300'], { cwd: '/', ...(process.getuid?.() === 0 && { uid: NOBODY }) });
    writeFileSync(pidFile(), [stranger.pid, ...rest].join('\n'));
    const third = start({ PARLEY_DATA_DIR: dataDir });
    expect(await keepsSession(await third.ready, later.cookies)).toBe(true);
    expect(await keepsSession(await third.ready, cookies)).toBe(true);
    expect(await devices()).toEqual(expect.arrayContaining(['first', 'before the second kill']));
    expect(stranger.exitCode).toBeNull();
    stranger.kill();

    const joined = start({ PARLEY_DATA_DIR: dataDir });
    const running = postgresPid();
    const address = await joined.ready;
    expect(postgresPid()).toBe(running);
    third.kill('SIGINT');
    expect(await third.ended).toBe(0);
    expect(third.output()).not.toMatch(/"level":[56]0|Error:/);
    expect(isPostgres(running)).toBe(true);
    expect((await new TestVisitor(address).fetch('/ready')).status).toBe(200);
    await expectOrderlyEnd(joined, 'SIGTERM');
  });
});
