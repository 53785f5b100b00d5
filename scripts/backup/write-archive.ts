import { access, type FileHandle, open, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { Site } from '../commands/run-command.ts';
import { CommandProblem } from '../commands/run-command.ts';
import {
  FILE_LIST,
  FILES,
  FORMAT,
  MANIFEST,
  type Manifest,
  SECRETS,
  TABLES,
  TASKS,
  TRAILER,
  type Trailer,
} from './archive-parts.ts';
import { archiveQuery, archiveTable, NO_LIMITS, SAME_TEXT } from './copy-rows.ts';
import { readParts, readSequences, readTables } from './read-schema.ts';
import { readSealingKey } from './sealing-key.ts';
import { SECRET_FILES } from './secret-files.ts';
import { STORED_NAMES } from './stored-names.ts';
import { TarWriter } from './tar.ts';

/** Half the size of none at a small part of the time that the best would take. */
const GZIP_LEVEL = 3;
/** A migration that is running has locks for longer than that; the backup is then tried again later. */
const LOCK_TIMEOUT = '20s';

export interface BackupWish {
  site: Pick<Site, 'env' | 'dataRoot'>;
  target: string;
  withSecrets: boolean;
  now: Date;
  /** From now on the file that is being written is ours to remove. */
  onClaimed?(part: string): void;
  /** Hears what was archived, table by table. */
  onTable?(name: string, rows: number): void;
}

export interface BackupResult {
  manifest: Manifest;
  trailer: Trailer;
}

/**
 * Writes everything as it was at one moment, while the site goes on. The file has its name only once it is whole and on
 * the disk: a backup that breaks off leaves at most a `.part`.
 */
export async function writeArchive(pool: pg.Pool, wish: BackupWish): Promise<BackupResult> {
  const part = `${wish.target}.part`;
  await assertFree(wish.target);
  const file = await claim(part);
  wish.onClaimed?.(part);
  try {
    const result = await fill(pool, wish, file);
    await rename(part, wish.target);
    await syncFolder(dirname(wish.target));
    return result;
  } catch (error) {
    await file.close().catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

async function assertFree(target: string): Promise<void> {
  const isTaken = await access(target).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new CommandProblem(`${target} is there already. Name another file.`);
}

async function claim(part: string): Promise<FileHandle> {
  try {
    return await open(part, 'wx', 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new CommandProblem(`${part} cannot be written: ${message}`);
    throw new CommandProblem(`${part} is there: another backup writes it, or one was broken off. Then remove it.`);
  }
}

async function fill(pool: pg.Pool, wish: BackupWish, file: FileHandle): Promise<BackupResult> {
  const gzip = createGzip({ level: GZIP_LEVEL });
  // On the disk before it is closed.
  const written = finished(gzip.pipe(file.createWriteStream({ flush: true })));
  // A full disk is told here and by whoever writes next; unheard, the stream's own word would end the process.
  gzip.on('error', () => {});
  written.catch((error) => gzip.destroy(error));
  const tar = new TarWriter(gzip);
  const result = await Promise.race([fillTar(pool, wish, tar), written.then(() => unreachable())]);
  await tar.end();
  await written;
  return result;
}

function unreachable(): never {
  throw new Error('the archive was closed too early');
}

async function fillTar(pool: pg.Pool, wish: BackupWish, tar: TarWriter): Promise<BackupResult> {
  const client = await pool.connect();
  try {
    await client.query(
      `${SAME_TEXT}; ${NO_LIMITS}; set lock_timeout = '${LOCK_TIMEOUT}'; set synchronize_seqscans = off`,
    );
    await client.query('begin isolation level repeatable read read only');
    const manifest = await readManifest(client, wish);
    await holdTables(client, manifest);
    await tar.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
    const tables: Trailer['tables'] = {};
    for (const table of manifest.tables) {
      const sum = await archiveTable(client, tar, TABLES, table);
      tables[table.name] = sum;
      wish.onTable?.(table.name, sum.rows);
    }
    const tasks = await archiveTasks(client, tar);
    const isListed = manifest.files.place === 'S3';
    if (isListed) await archiveQuery(client, tar, `${FILE_LIST}names`, `copy (${STORED_NAMES}) to stdout`);
    const sequences = await readSequences(client);
    await client.query('commit');
    // After the tables: a file is put down after its row, and what was removed since is missed by nobody.
    const files = isListed ? { count: 0, bytes: 0 } : await archiveFiles(tar, join(wish.site.dataRoot, 'files'));
    if (wish.withSecrets) await archiveSecrets(tar, wish.site.dataRoot);
    const trailer = { tables, sequences, tasks, files, sha256: tar.sha256 };
    await tar.add(TRAILER, Buffer.from(JSON.stringify(trailer, null, 1)));
    return { manifest, trailer };
  } finally {
    // The connection goes too, and what was set for it.
    client.release(true);
  }
}

async function readManifest(client: pg.PoolClient, { site: { env }, withSecrets, now }: BackupWish): Promise<Manifest> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  const { rows: version } = await client.query<{ server_version: string }>('show server_version');
  return {
    format: FORMAT,
    createdAt: now.toISOString(),
    serverVersion: version[0]?.server_version ?? '',
    migrations: rows.map(({ name }) => name),
    tables: await readTables(client),
    parts: await readParts(client),
    keyId: await readSealingKey(client),
    files: { place: env.S3_BUCKET ? 'S3' : 'disk', bucket: env.S3_BUCKET ?? null },
    hasSecrets: withSecrets,
  };
}

/** No migration changes them meanwhile; everybody else reads and writes. */
async function holdTables(client: pg.PoolClient, { tables }: Manifest): Promise<void> {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  await client.query(`lock table ${names} in access share mode`);
}

/** What the queue still has to do. Its own tables are made by its library, so only the orders are kept. */
async function archiveTasks(client: pg.PoolClient, tar: TarWriter) {
  const { rows } = await client.query(`select to_regclass('queue.job') is not null as "isThere"`);
  if (!rows[0]?.isThere) return { rows: 0, digest: '' };
  const task = `json_build_object('id', id, 'name', name, 'data', data, 'startAfter', start_after, 'priority', priority)`;
  // In hexadecimal digits, so that COPY has nothing to escape.
  const copy = `copy (select encode(convert_to((${task})::text, 'UTF8'), 'hex') from queue.job
    where state < 'completed' and name not like '\\_\\_pgboss%') to stdout`;
  return archiveQuery(client, tar, `${TASKS}queue`, copy);
}

const STORED = /^[0-9a-f-]{36}$/;

async function archiveFiles(tar: TarWriter, folder: string): Promise<Trailer['files']> {
  const sum = { count: 0, bytes: 0 };
  for await (const name of storedFiles(folder)) {
    const file = await open(join(folder, name.slice(0, 2), name)).catch(ignoreMissing);
    if (!file) continue;
    try {
      const { size } = await file.stat();
      if (size > 0)
        await tar.addStream(`${FILES}${name}`, size, file.createReadStream({ end: size - 1, autoClose: false }));
      else await tar.add(`${FILES}${name}`, Buffer.alloc(0));
      sum.count += 1;
      sum.bytes += size;
    } finally {
      await file.close();
    }
  }
  return sum;
}

/** The names of all files below the store's folder. */
async function* storedFiles(folder: string): AsyncGenerator<string> {
  const shelves = await opendir(folder).catch(ignoreMissing);
  if (!shelves) return;
  for await (const shelf of shelves) {
    if (!shelf.isDirectory()) continue;
    for await (const { name } of await opendir(join(folder, shelf.name))) if (STORED.test(name)) yield name;
  }
}

async function archiveSecrets(tar: TarWriter, dataRoot: string): Promise<void> {
  for (const name of SECRET_FILES) {
    const file = await open(join(dataRoot, name)).catch(ignoreMissing);
    if (!file) continue;
    await tar.add(`${SECRETS}${name}`, await file.readFile());
    await file.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
