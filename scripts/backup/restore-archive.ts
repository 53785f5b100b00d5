import { createWriteStream } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { systemClock } from '../../src/kernel/clock.ts';
import { listMigrations, migrate } from '../../src/platform/database/migrate.ts';
import { openStorage } from '../../src/platform/storage/open-storage.ts';
import type { Storage } from '../../src/platform/storage/storage.ts';
import { CommandProblem, type Site } from '../commands/run-command.ts';
import { FILES, type Manifest, SECRETS, TABLES, TASKS, type Trailer } from './archive-parts.ts';
import { makeParts, withBareTables } from './bare-tables.ts';
import { loadPiece, NO_LIMITS, SAME_TEXT, sumTable } from './copy-rows.ts';
import { type Checked, checkArchive, readEntries, tableOf } from './read-archive.ts';
import { readParts, readTables } from './read-schema.ts';
import { beginRestore, endRestore, noteLoaded, WAITING_TASKS } from './restore-mark.ts';
import { resumeTasks } from './resume-tasks.ts';
import { SECRET_FILES } from './secret-files.ts';

export interface RestoreWish {
  site: Pick<Site, 'env' | 'dataRoot' | 'migrations'>;
  archive: string;
  pool: pg.Pool;
  url: string;
  onStep?(what: string): void;
}

/**
 * Brings back what an archive holds, into an empty database: the tables as its migrations made them, every row checked
 * against the archive, then the migrations that came later. One that breaks off is finished by running it again.
 */
export async function restoreArchive(wish: RestoreWish): Promise<Checked> {
  const { archive, site, pool, onStep = () => {} } = wish;
  const checked = await checkArchive(archive);
  onStep('The archive is whole.');
  await assertKnown(checked.manifest, site.migrations);
  const { isLoaded } = await beginRestore(pool, checked.trailer.sha256);
  if (!isLoaded) {
    const only = new Set(checked.manifest.migrations);
    await migrate(pool, site.migrations, { only, isRestore: true });
    await load(wish, checked, onStep);
  }
  const later = await migrate(pool, site.migrations, { isRestore: true });
  if (later.length > 0) onStep(`${later.length} migrations that came after the backup have run.`);
  const tasks = await resumeTasks(pool, wish.url);
  if (tasks > 0) onStep(`${tasks} tasks that waited are in the queue again.`);
  await endRestore(pool);
  await analyze(pool);
  return checked;
}

/** Without it the database would plan its first queries as if all tables were empty. */
async function analyze(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(NO_LIMITS);
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}

async function assertKnown({ migrations }: Manifest, folder: string): Promise<void> {
  const known = await listMigrations(folder);
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown)
    throw new CommandProblem(`The archive is newer than this program (it knows ${unknown}). Update the program.`);
}

/** In one transaction: a row that is not as it was in the archive, and nothing is there. */
async function load(
  { pool, site, archive }: RestoreWish,
  { manifest, trailer }: Checked,
  onStep: (what: string) => void,
) {
  const client = await pool.connect();
  try {
    await client.query(`${SAME_TEXT}; ${NO_LIMITS}; set maintenance_work_mem = '256MB'`);
    await client.query('begin');
    await makeParts(client, manifest.parts, await readParts(client));
    await assertSameTables(client, manifest);
    const fill = async () => {
      await loadEntries(client, site, archive, manifest);
      await verify(client, manifest, trailer);
      onStep('All rows are loaded and as they were.');
    };
    const names = manifest.tables.map(({ name }) => name);
    await withBareTables(client, names, fill);
    for (const { name, last, isCalled } of trailer.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [`public."${name}"`, last, isCalled]);
    await noteLoaded(client);
    await client.query('commit');
    onStep('Indexes, foreign keys and counters are back.');
  } finally {
    // What was not committed is rolled back with the connection.
    client.release(true);
  }
}

/** The migrations of this program make what the archive has, or it was changed by hand. */
async function assertSameTables(client: pg.PoolClient, manifest: Manifest): Promise<void> {
  const describe = (tables: Manifest['tables']) =>
    tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`);
  const there = new Set(describe(await readTables(client)));
  const missing = describe(manifest.tables).find((table) => !there.has(table));
  if (missing) throw new CommandProblem(`The migrations do not make the table of the archive: ${missing}`);
}

async function loadEntries(client: pg.PoolClient, site: RestoreWish['site'], archive: string, manifest: Manifest) {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const storage = openStorage(site.env, join(site.dataRoot, 'files'), systemClock);
  for await (const { name, bytes } of readEntries(archive)) {
    const table = name.startsWith(TABLES) ? tables.get(tableOf(name)) : undefined;
    if (table) await loadPiece(client, table, bytes);
    else if (name.startsWith(TASKS)) await loadPiece(client, WAITING_TASKS, bytes);
    else if (name.startsWith(FILES)) await putFile(client, storage, site, name, bytes);
    else if (name.startsWith(SECRETS)) await putSecret(site.dataRoot, basename(name), await buffer(bytes));
    else await buffer(bytes);
  }
}

async function putFile(
  client: pg.PoolClient,
  storage: Storage,
  { env, dataRoot }: RestoreWish['site'],
  entry: string,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const name = basename(entry);
  const folder = join(dataRoot, 'files');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.part`);
  try {
    await pipeline(bytes, createWriteStream(path, { mode: 0o600, flush: true }));
    await storage.put(name, path, env.S3_BUCKET ? await typeOf(client, name) : '');
  } finally {
    await rm(path, { force: true });
  }
}

/** A bucket is told what it keeps. The rows were loaded before the files. */
async function typeOf(client: pg.PoolClient, name: string): Promise<string> {
  const { rows } = await client.query<{ content_type: string }>('select content_type from files where id = $1', [name]);
  return rows[0]?.content_type ?? 'application/zip';
}

/** A key that is there already is not overwritten: it may be the only one of its kind. */
async function putSecret(dataRoot: string, name: string, bytes: Buffer): Promise<void> {
  if (!SECRET_FILES.includes(name)) return;
  await mkdir(dataRoot, { recursive: true });
  const path = join(dataRoot, name);
  await writeFile(path, bytes, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await chmod(path, 0o600);
}

async function verify(client: pg.PoolClient, { tables }: Manifest, trailer: Trailer): Promise<void> {
  for (const table of tables) {
    const [is, was] = [await sumTable(client, table), trailer.tables[table.name]];
    if (is.rows !== was?.rows || is.digest !== was.digest)
      throw new CommandProblem(
        `${table.name} is not as it was: ${is.rows} rows instead of ${was?.rows}. Nothing was kept.`,
      );
  }
}
