import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { StartError } from '../start-error.ts';
import { makePrivateFolder, type PostgresHome, preparePostgresHome } from './postgres-home.ts';
import { type Supervision, superviseServer } from './supervise-server.ts';

const LEAST_FREE_BYTES = 300 * 1024 * 1024;
const START_DEADLINE_MS = 120_000;
const LEAVE_DEADLINE_MS = 2000;
const PID_DEADLINE_MS = 5000;
const ORPHAN_DEADLINE_MS = 2000;
const USER = 'parley';

export interface EmbeddedPostgres {
  url(database: string): string;
  /** Brings it back when it dies; to be called once, and closed before the server is stopped. */
  supervise(log: Logger): Supervision;
  /** Stops the server unless another program is still using it. */
  stop(): Promise<void>;
}

/** Starts the real PostgreSQL server that ships with the project, or joins the one that is already running there. */
export async function startEmbeddedPostgres(
  dataRoot: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  assertFreeSpace(dataRoot);
  const home = preparePostgresHome(dataRoot);
  if (!existsSync(home.dataDir)) createDataFolder(home);
  await bringUp(home, settings);
  return {
    url: (database) => socketUrl(home, database),
    supervise: (log) =>
      superviseServer({ isRunning: () => isRunning(home), bringUp: () => bringUp(home, settings) }, log),
    stop: () => stop(home),
  };
}

/** Whether a start would find data there, rather than make a new and empty database. */
export function hasEmbeddedData(dataRoot: string): boolean {
  return existsSync(dataRoot) && existsSync(preparePostgresHome(dataRoot).dataDir);
}

/** Starts the server unless it runs, and waits until it takes connections. */
async function bringUp(home: PostgresHome, settings: Record<string, string>): Promise<void> {
  await withLaunchLock(home, async () => {
    if (isRunning(home)) return;
    await clearRemains(home);
    launch(home, settings);
    // Held until it has written its pid file, or another program would take it for dead.
    const deadline = performance.now() + PID_DEADLINE_MS;
    while (!isRunning(home) && performance.now() < deadline) await wait(10);
  });
  await untilReady(home);
}

function assertFreeSpace(dataRoot: string): void {
  try {
    mkdirSync(dataRoot, { recursive: true });
  } catch (error) {
    throw new StartError(`The data folder ${dataRoot} cannot be made: ${(error as Error).message}`);
  }
  const { bavail, bsize } = statfsSync(dataRoot);
  if (bavail * bsize < LEAST_FREE_BYTES) {
    throw new StartError(`The disk is full: ${dataRoot} has less than 300 MB left. Free some space and start again.`);
  }
}

/** Made beside its place and moved there when whole, so that an interrupted first start leaves nothing half-made. */
function createDataFolder(home: PostgresHome): void {
  const unfinished = `${home.dataDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateFolder(unfinished, home.owner);
  const args = ['-A', 'trust', '-U', USER, '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    execFileSync(join(home.binDir, 'initdb'), [...args, '--no-sync', '-D', unfinished], {
      ...home.owner,
      cwd: '/',
      stdio: 'pipe',
    });
  } catch (error) {
    const detail = String((error as { stderr?: Buffer }).stderr ?? error).trim();
    throw new StartError(`PostgreSQL could not create its data folder ${home.dataDir}: ${lastLine(detail)}`);
  }
  renameSync(unfinished, home.dataDir);
}

/** A pid file may outlive its server, and its number may belong to another program by now: only /proc tells. */
function isRunning(home: PostgresHome): boolean {
  const pid = readPid(home);
  return pid !== undefined && cwdOf(pid) === home.dataDir;
}

function readPid(home: PostgresHome): number | undefined {
  try {
    return Number(readFileSync(join(home.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Programs on the same data take turns at starting its server: two at once could each remove what the other has just
 * written. The lock is an abstract socket, which the kernel lets go of when its holder dies, however that happens.
 */
async function withLaunchLock(home: PostgresHome, work: () => Promise<void>): Promise<void> {
  const name = `\0parley-${createHash('sha256').update(home.dataDir).digest('hex').slice(0, 32)}`;
  const lock = createServer();
  const isHeld = () =>
    new Promise<boolean>((done, fail) => {
      lock.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : fail(error)));
      lock.listen(name, () => done(true));
    });
  while (!(await isHeld())) await wait(50);
  try {
    await work();
  } finally {
    await new Promise((done) => lock.close(done));
  }
}

/**
 * What a killed server leaves behind: its children, who must be gone before another server writes to the same files,
 * and its pid file, whose number may be a stranger's by now.
 */
async function clearRemains(home: PostgresHome): Promise<void> {
  const deadline = performance.now() + ORPHAN_DEADLINE_MS;
  for (let orphans = findServerProcesses(home); orphans.length > 0; orphans = findServerProcesses(home)) {
    // They leave by themselves, unless they are in the middle of something long.
    if (performance.now() > deadline) for (const pid of orphans) killQuietly(pid);
    await wait(20);
  }
  rmSync(join(home.dataDir, 'postmaster.pid'), { force: true });
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(home.socketDir, name), { force: true });
}

function findServerProcesses(home: PostgresHome): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && cwdOf(pid) === home.dataDir);
}

function cwdOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone in the meantime.
  }
}

function launch(home: PostgresHome, settings: Record<string, string>): void {
  const log = join(dirname(home.dataDir), 'postgres.log');
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: home.socketDir,
    max_connections: '200',
    shared_buffers: '256MB',
    // Fits the short queries of a web page: compiling one costs more than running it.
    jit: 'off',
    max_wal_size: '2GB',
    // After a crash, one call instead of one for each of thousands of files: seconds instead of half a minute on a busy disk.
    recovery_init_sync_method: 'syncfs',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached, so that Ctrl-C reaches only us and the server closes after the last transaction, in order.
  const output = openSync(log, 'a');
  const child = spawn(join(home.binDir, 'postgres'), ['-D', home.dataDir, ...args], {
    ...home.owner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
}

async function untilReady(home: PostgresHome): Promise<void> {
  const deadline = performance.now() + START_DEADLINE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: socketUrl(home, 'postgres') });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (
        performance.now() > deadline ||
        !(isRunning(home) || performance.now() < deadline - START_DEADLINE_MS + 5000)
      ) {
        const log = join(dirname(home.dataDir), 'postgres.log');
        throw new StartError(`PostgreSQL did not start (${(error as Error).message}). Its log: ${log}`);
      }
    }
    await wait(25);
  }
}

async function stop(home: PostgresHome): Promise<void> {
  const pid = readPid(home);
  if (!pid || !isRunning(home) || (await staysInUse(home))) return;
  process.kill(pid, 'SIGINT');
  while (isRunning(home)) await wait(20);
}

/** Connections that were closed just now take a moment to disappear; those of another program stay. */
async function staysInUse(home: PostgresHome): Promise<boolean> {
  const deadline = performance.now() + LEAVE_DEADLINE_MS;
  while (await hasOtherUsers(home)) {
    if (performance.now() > deadline) return true;
    await wait(25);
  }
  return false;
}

async function hasOtherUsers(home: PostgresHome): Promise<boolean> {
  const client = new pg.Client({ connectionString: socketUrl(home, 'postgres') });
  await client.connect();
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
  );
  await client.end();
  return Boolean(rowCount);
}

function socketUrl(home: PostgresHome, database: string): string {
  return `postgres://${USER}@/${database}?host=${encodeURIComponent(home.socketDir)}`;
}

function lastLine(text: string): string {
  return text.split('\n').at(-1) ?? text;
}
