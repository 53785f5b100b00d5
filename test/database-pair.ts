import { execFileSync } from 'node:child_process';
import { readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#src/platform/database/database.ts';
import { startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import { ensureDatabase } from '#src/platform/database/ensure-database.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { preparePostgresHome } from '#src/platform/database/postgres-home.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Killed processes lose nothing that the kernel has; only a machine without power needs it on the disk. */
const QUICK = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB', max_connections: '100' };

export type DatabasePair = Awaited<ReturnType<typeof startDatabasePair>>;

/** A primary with all migrations and a streaming standby, which must have every commit before it is acknowledged. */
export async function startDatabasePair() {
  const folder = makeTemporaryFolder('parley-pair-');
  const [first, second] = [join(folder, 'a'), join(folder, 'b')];
  const bare = await startEmbeddedPostgres(first, QUICK);
  await ensureDatabase(bare.url('postgres'), 'parley');
  const database = openDatabase(bare.url('parley'), 2);
  await migrate(database.pool, resolve(import.meta.dirname, '../migrations'));
  await database.close();
  await bare.stop();
  const [homeOfFirst, homeOfSecond] = [preparePostgresHome(first), preparePostgresHome(second)];
  // A server that was stopped in order is its own base backup.
  execFileSync('cp', ['-a', homeOfFirst.dataDir, homeOfSecond.dataDir]);
  writeFileSync(join(homeOfSecond.dataDir, 'standby.signal'), '');
  const primary = await startEmbeddedPostgres(first, { ...QUICK, synchronous_standby_names: 'standby' });
  const conninfo = `host=${homeOfFirst.socketDir} user=parley application_name=standby`;
  const standby = await startEmbeddedPostgres(second, { ...QUICK, primary_conninfo: conninfo });
  const ask = async (server: typeof primary, text: string) => {
    const client = new pg.Client({ connectionString: server.url('parley') });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    url: `postgres://parley@/parley?host=${homeOfFirst.socketDir},${homeOfSecond.socketDir}&target_session_attrs=read-write`,
    primaryUrl: primary.url('parley'),
    standbyUrl: standby.url('parley'),
    askPrimary: (text: string) => ask(primary, text),
    askStandby: (text: string) => ask(standby, text),
    /** Without a word, all of its processes. */
    killPrimary: () => killAll(homeOfFirst.dataDir),
    promoteStandby: () => ask(standby, 'select pg_promote()'),
    /** Nobody has told it that there is another. */
    startOldPrimary: () => startEmbeddedPostgres(first, QUICK),
    close: async () => {
      killAll(homeOfFirst.dataDir);
      killAll(homeOfSecond.dataDir);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** A server and its children have its folder as their own. */
function killAll(dataDir: string): void {
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) === dataDir) process.kill(pid, 'SIGKILL');
    } catch {
      // Gone in the meantime.
    }
  }
}
