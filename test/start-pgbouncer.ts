import { spawn } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPgbouncer } from '../scripts/find-pgbouncer.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const NOBODY = 65534;

export interface RunningPgbouncer {
  url: string;
  /** Its own console: `show stats`. */
  consoleUrl: string;
  stop(): Promise<void>;
}

/**
 * PgBouncer in transaction mode before a database that is reached by a unix socket. It has few connections, so that
 * whoever leaves something on one loses it to another soon.
 */
export async function startPgbouncer(databaseUrl: string, poolSize = 3): Promise<RunningPgbouncer> {
  const folder = makeTemporaryFolder('parley-bouncer-');
  const { username, pathname, searchParams } = new URL(databaseUrl.replace('@/', '@socket/'));
  const name = pathname.slice(1);
  const file = join(folder, 'pgbouncer.ini');
  // A server's socket has a number of its own even where nobody listens on a port.
  const port = 6432;
  writeFileSync(
    file,
    `[databases]
${name} = host=${searchParams.get('host')} dbname=${name} user=${username}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
listen_port = ${port}
auth_type = any
admin_users = ${username}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
  );
  // It refuses to be root, and the socket of the embedded server is open to its own user only.
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (owner.uid) for (const path of [folder, file]) chownSync(path, NOBODY, NOBODY);
  const child = spawn(findPgbouncer(), [file], { ...owner, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  let printed = '';
  await new Promise<void>((ready, fail) => {
    child.once('error', fail);
    ended.then(() => fail(new Error(`PgBouncer ended before it was ready:\n${printed}`)));
    const hear = (piece: Buffer) => {
      printed += piece;
      if (printed.includes('process up')) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const at = (database: string) =>
    `postgres://${username}@/${database}?host=${encodeURIComponent(folder)}&port=${port}`;
  return {
    url: at(name),
    consoleUrl: at('pgbouncer'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
