import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { makePrivateFolder, type PostgresHome, preparePostgresHome } from './postgres-home.ts';

const LEAST_FREE_BYTES = 300 * 1024 * 1024;
const START_DEADLINE_MS = 120_000;
const LEAVE_DEADLINE_MS = 2000;
const USER = 'parley';

export interface EmbeddedPostgres {
  url(database: string): string;
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
  if (!isRunning(home)) {
    removeStaleLocks(home);
    launch(home, settings);
  }
  await untilReady(home);
  return { url: (database) => socketUrl(home, database), stop: () => stop(home) };
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
  if (!pid) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === home.dataDir;
  } catch {
    return false;
  }
}

function readPid(home: PostgresHome): number | undefined {
  const file = join(home.dataDir, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

function removeStaleLocks(home: PostgresHome): void {
  rmSync(join(home.dataDir, 'postmaster.pid'), { force: true });
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(home.socketDir, name), { force: true });
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
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached, so that Ctrl-C reaches only us and the server closes after the last transaction, in order.
  const child = spawn(join(home.binDir, 'postgres'), ['-D', home.dataDir, ...args], {
    ...home.owner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')],
  });
  child.unref();
}

async function untilReady(home: PostgresHome): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: socketUrl(home, 'postgres') });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline || !(isRunning(home) || Date.now() < deadline - START_DEADLINE_MS + 5000)) {
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
  const deadline = Date.now() + LEAVE_DEADLINE_MS;
  while (await hasOtherUsers(home)) {
    if (Date.now() > deadline) return true;
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
