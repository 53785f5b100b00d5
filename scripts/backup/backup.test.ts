import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { systemClock } from '#src/kernel/clock.ts';
import { startParley } from '#src/main.ts';
import { openSecrets } from '#src/modules/accounts/server/accounts.public.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { keepPartitionsTask } from '#src/platform/database/partitions.ts';
import { readEnv } from '#src/platform/env.ts';
import { createTaskSender } from '#src/platform/queue/queue.ts';
import { defineTask } from '#src/platform/queue/task.ts';
import { createDiskStorage } from '#src/platform/storage/disk-storage.ts';
import { buildSearchIndex } from '#test/build-search-index.ts';
import { startFrozenServer } from '#test/frozen-server.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { TestVisitor } from '#test/test-app.ts';
import { createEmptyDatabase, createTestDatabase } from '#test/test-database.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { checkArchive, readEntries } from './read-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { type BackupWish, writeArchive } from './write-archive.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = makeTemporaryFolder('parley-backup-');
const [dataRoot, restoredRoot, migrations] = ['data', 'restored', 'migrations'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const archive = join(folder, 'site.tar.gz');
const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', PARLEY_ROLES: 'web', PARLEY_DEMO: '0' });
const task = defineTask('say-hello', z.object({ to: z.string() }));

let source: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  source = await createTestDatabase();
  const { pool, db } = source.database;
  const storage = createDiskStorage(join(dataRoot, 'files'));
  await loadDemo(pool, { jobs: 60, seed: 3, now: new Date(), storage, onProgress: () => {} });
  await buildSearchIndex(source.url);
  await openSecrets(env, dataRoot, db);
  // A part that no migration makes, with rows in it and in the one before.
  const events = { table: 'tracking_events', column: 'created_at', step: 'week', ahead: 2, keptDays: 90 } as const;
  await keepPartitionsTask(db, systemClock, [events]).run({});
  await pool.query(`insert into tracking_events (event_key, event_name, source, extra, device_id, device_type, device_name,
      event_time, created_at)
    select gen_random_uuid(), 'x', 'web', '{}', '', '', '', now(), now() + n * interval '1 day' from generate_series(0, 14) n`);
  const sender = createTaskSender(source.url, pino({ level: 'silent' }));
  await db.transaction((tx) => sender.enqueue(tx, task, { to: 'Ann\t"\\' }));
  await sender.close();
  cpSync(join(root, 'migrations'), migrations, { recursive: true });
});

afterAll(async () => {
  await source.database.close();
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

const wish = (given: Partial<BackupWish> = {}): BackupWish => ({
  site: { env, dataRoot },
  target: archive,
  withSecrets: false,
  now: new Date('2026-03-01T09:00:00Z'),
  ...given,
});

/** Writes the same number into two tables at a time, until it is stopped. */
function keepWriting(pool: pg.Pool) {
  let isOver = false;
  const running = (async () => {
    for (let n = 1000; !isOver; n += 1)
      await pool.query(`with one as (insert into demo_loads (seed, job_count) values (${n}, 1))
        insert into task_positions (task, round, updated_at) values ('writer-${n}', '', now())`);
  })();
  return async () => {
    isOver = true;
    await running;
  };
}

/** What a table holds, as the database itself sums it up. */
async function contents(pool: pg.Pool, tables: string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of tables) {
    const { rows } = await pool.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
    );
    found[name] = rows[0].sum;
  }
  return found;
}

/** Everything around the rows of tables that are no parts: keys, indexes, triggers that are on, where the counters are. */
async function surroundings(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    with whole as (
      select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition)
    select conname::text as name, pg_get_constraintdef(c.oid) as what from pg_constraint c join whole on whole.oid = conrelid
    union all select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index join whole on whole.oid = indrelid
    union all select tgname || tgrelid::regclass, tgenabled::text from pg_trigger join whole on whole.oid = tgrelid
      where not tgisinternal
    union all select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1, 2`);
  return rows.filter(({ name }) => !/^later/.test(name));
}

/** Keys that are unique within a part stand there only: without them a repeated event would count twice. */
async function keysOfParts(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select inhrelid::regclass::text as part, count(*)::int as keys from pg_inherits join pg_index on indrelid = inhrelid
    where inhparent = 'tracking_events'::regclass and indisunique group by 1 order by 1`);
  return rows;
}

describe('backup and restore', () => {
  it('RUN-12 brings back every row, file and counter as of one moment, also into a newer program, and finishes what broke off', async () => {
    const stop = keepWriting(source.database.pool);
    const { manifest, trailer } = await writeArchive(source.database.pool, wish());
    await stop();
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(existsSync(`${archive}.part`)).toBe(false);
    expect(await checkArchive(archive)).toEqual({ manifest, trailer });

    writeFileSync(
      join(migrations, '9999_later.sql'),
      'create table later (id bigint); alter table jobs add column later text;',
    );
    const empty = await createEmptyDatabase();
    const { pool } = empty.database;
    onTestFinished(async () => {
      await empty.database.close();
      await empty.drop();
    });
    const site = { env, dataRoot: restoredRoot, migrations };
    const order = { site, archive, pool, url: empty.url };
    const breakOff = (what: string) => {
      if (what.startsWith('Indexes')) throw new Error('pulled the plug');
    };
    await expect(restoreArchive({ ...order, onStep: breakOff })).rejects.toThrow('pulled the plug');
    await expect(migrate(pool, migrations)).rejects.toThrow('has not finished');
    await restoreArchive(order);
    await expect(restoreArchive(order)).rejects.toThrow('The database is not empty');

    const written = ['demo_loads', 'task_positions', 'jobs'];
    const still = manifest.tables.map(({ name }) => name).filter((name) => !written.includes(name));
    expect(still.length).toBeGreaterThan(150);
    expect(await contents(pool, still)).toEqual(await contents(source.database.pool, still));
    const { rows } = await pool.query(`select count(*)::int as loads, max(seed) as last,
      (select count(*)::int from task_positions where task like 'writer-%') as positions,
      (select count(later)::int from jobs) as later, (select count(*)::int from jobs) as jobs from demo_loads where seed >= 1000`);
    // Of what was written meanwhile: all up to one moment, in both tables, and nothing after it.
    const { loads, last, positions, ...columns } = rows[0];
    expect([positions, last]).toEqual([loads, loads === 0 ? null : 999 + loads]);
    expect(columns).toEqual({ later: 0, jobs: 60 });
    expect(await surroundings(pool)).toEqual(await surroundings(source.database.pool));
    expect(await keysOfParts(pool)).toEqual(await keysOfParts(source.database.pool));
    expect(await keysOfParts(pool)).toHaveLength(3);
    const tasks = `select id, name, data from queue.job where name = 'say-hello'`;
    expect((await pool.query(tasks)).rows).toEqual((await source.database.pool.query(tasks)).rows);
    expect(filesBelow(join(restoredRoot, 'files'))).toEqual(filesBelow(join(dataRoot, 'files')));
    await answersSearches(empty);
  });

  /** With the key that is kept apart, as the drill says. */
  async function answersSearches({ url, database }: Awaited<ReturnType<typeof createEmptyDatabase>>): Promise<void> {
    const settings = { ...env, PARLEY_DATA_DIR: restoredRoot };
    const start = () =>
      startParley({ env: settings, root, database, databaseUrl: url, clock: systemClock, withoutPages: true });
    await expect(start()).rejects.toThrow('there is no key');
    cpSync(join(dataRoot, 'secret-key'), join(restoredRoot, 'secret-key'));
    const running = await start();
    const { jobs } = await new TestVisitor(running.address).api('GET /job/search', {});
    await running.close();
    expect(jobs.length).toBeGreaterThan(0);
  }

  function filesBelow(place: string): [name: string, sum: string][] {
    const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 30);
    expect(names.length).toBeGreaterThan(5);
    const sum = (name: string) =>
      createHash('sha256')
        .update(readFileSync(join(place, name)))
        .digest('hex');
    return names.sort().map((name) => [name, sum(name)]);
  }

  it('RUN-12 takes no archive that is cut, changed or newer, and nothing is written over another file', async () => {
    const whole = readFileSync(archive);
    const restore = async (bytes: Buffer, folderOfMigrations = migrations) => {
      const path = join(folder, `${randomUUID()}.tar.gz`);
      writeFileSync(path, bytes);
      const site = { env, dataRoot: restoredRoot, migrations: folderOfMigrations };
      return restoreArchive({ site, archive: path, pool: source.database.pool, url: source.url });
    };
    await expect(restore(whole.subarray(0, whole.length - 9000))).rejects.toThrow('damaged or cut');
    await expect(restore(Buffer.from('no archive'))).rejects.toThrow('damaged');
    const changed = Buffer.from(whole);
    changed[whole.length >> 1] = (changed[whole.length >> 1] as number) ^ 1;
    await expect(restore(changed)).rejects.toThrow(/damaged|differs|cannot be used/);
    const older = join(folder, 'older');
    cpSync(migrations, older, { recursive: true });
    rmSync(join(older, '0313_past_bounces.sql'));
    await expect(restore(whole, older)).rejects.toThrow('The archive is newer than this program (it knows 0313');
    await expect(restore(whole)).rejects.toThrow('The database is not empty');
    await expect(writeArchive(source.database.pool, wish())).rejects.toThrow('is there already');
    writeFileSync(join(folder, 'other.part'), '');
    await expect(writeArchive(source.database.pool, wish({ target: join(folder, 'other') }))).rejects.toThrow(
      'another backup',
    );
  });

  it('RUN-12 a backup that finds no room says so, removes what it has written and nothing of another', async () => {
    const target = join(folder, 'full.tar.gz');
    const backup = (url: string, before: string) => {
      const command = `${before} exec "$0" "$@"`;
      const { PATH } = process.env;
      const settings = { PATH, DATABASE_URL: url, PARLEY_DATA_DIR: dataRoot };
      const script = join(root, 'scripts/commands/backup.ts');
      return spawn('sh', ['-c', command, process.execPath, script, target], { env: settings });
    };
    // A file may have eight kilobytes.
    const full = backup(source.url, 'ulimit -f 16;');
    const [said, [code]] = await Promise.all([text(full.stderr), once(full, 'exit')]);
    expect([code, said]).toEqual([1, expect.stringContaining('EFBIG')]);
    expect(said).not.toContain('Unhandled');
    expect(existsSync(target)).toBe(false);
    expect(existsSync(`${target}.part`)).toBe(false);

    // Another one writes the same file; this one is ended before it could know.
    writeFileSync(`${target}.part`, 'of another');
    const hanging = await startFrozenServer(source.url);
    onTestFinished(hanging.close);
    hanging.freeze(true);
    const early = backup(source.url.replace(/@.*\/([^?]+).*/, `@${hanging.place}/$1`), '');
    await expect.poll(() => hanging.accepted, { timeout: 60_000 }).toBeGreaterThan(0);
    early.kill('SIGTERM');
    await once(early, 'exit');
    expect(readFileSync(`${target}.part`, 'utf8')).toBe('of another');
    rmSync(`${target}.part`);
  });

  it('RUN-12 lists what lies in a bucket, and has the secret key only when asked for', async () => {
    const names = async (path: string) => {
      const found: string[] = [];
      for await (const { name, bytes } of readEntries(path)) {
        found.push(name.split('/').slice(0, 2).join('/'));
        for await (const _ of bytes);
      }
      return found;
    };
    expect((await names(archive)).filter((name) => /secret-key|file-list/.test(name))).toEqual([]);
    const target = join(folder, 'bucket.tar.gz');
    const bucket = { ...env, S3_BUCKET: 'parley-files' };
    const { manifest } = await writeArchive(
      source.database.pool,
      wish({ site: { env: bucket, dataRoot }, target, withSecrets: true }),
    );
    expect(manifest.files).toEqual({ place: 'S3', bucket: 'parley-files' });
    const found = await names(target);
    expect(found).toContain('secrets/secret-key');
    expect(found).toContain('file-list/names');
    expect(found.filter((name) => name.startsWith('files/'))).toEqual([]);
  });
});
