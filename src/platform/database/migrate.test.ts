import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { createEmptyDatabase } from '#test/test-database.ts';
import { openDatabase } from './database.ts';
import { assertMigrated, migrate, RESTORE_MARK, readMigrationState } from './migrate.ts';

describe('migrate', () => {
  let folder: string;
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  beforeEach(async () => {
    folder = makeTemporaryFolder('parley-migrations-');
    empty = await createEmptyDatabase();
  });
  afterEach(async () => {
    await empty.database.close();
    await empty.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const ask = async (text: string) => (await empty.database.pool.query(text)).rows;
  const THINGS =
    'create table things (id bigint, x text); insert into things select n, n::text from generate_series(1, 50) n;';
  const INDEX =
    '-- no transaction\ncreate unique index concurrently if not exists things_x on things (x);\nanalyze things;';
  const INDEX_STATE = `select indisvalid from pg_index where indexrelid = 'things_x'::regclass`;

  it('RUN-12 runs what is missing once when two begin at the same time, also what must stand outside a transaction', async () => {
    write('0001_things.sql', THINGS);
    write('0002_index.sql', INDEX);
    expect(await readMigrationState(empty.database.pool, folder)).toEqual({
      pending: ['0001_things.sql', '0002_index.sql'],
      applied: [],
      unknown: [],
    });
    await expect(assertMigrated(empty.database.pool, folder)).rejects.toThrow('npm run migrate');
    const other = openDatabase(empty.url, 2);
    const told: string[] = [];
    const done = await Promise.all(
      [empty.database.pool, other.pool].map((pool) => migrate(pool, folder, { onApplied: (name) => told.push(name) })),
    );
    await other.close();
    expect(done.flat()).toEqual(['0001_things.sql', '0002_index.sql']);
    expect(told).toEqual(done.flat());
    expect(await ask(INDEX_STATE)).toEqual([{ indisvalid: true }]);
    expect(await ask('select count(*)::int as count from things')).toEqual([{ count: 50 }]);
    await assertMigrated(empty.database.pool, folder);
  });

  it('RUN-12 makes an index anew whose building broke in the middle', async () => {
    write('0001_things.sql', `${THINGS} insert into things values (51, '1');`);
    write('0002_index.sql', INDEX);
    await expect(migrate(empty.database.pool, folder)).rejects.toThrow('0002_index.sql failed');
    expect(await ask(INDEX_STATE)).toEqual([{ indisvalid: false }]);
    await ask('delete from things where id = 51');
    expect(await migrate(empty.database.pool, folder)).toEqual(['0002_index.sql']);
    expect(await ask(INDEX_STATE)).toEqual([{ indisvalid: true }]);
  });

  it('RUN-12 lets others pass while it cannot have its lock, and gets it later', async () => {
    write('0001_things.sql', THINGS);
    await migrate(empty.database.pool, folder);
    write('0002_column.sql', 'alter table things add column y text;');
    const reader = await empty.database.pool.connect();
    await reader.query('begin; select from things');
    const patience = { lockMs: 50, pauseMs: 10, tries: 3 };
    await expect(migrate(empty.database.pool, folder, { patience })).rejects.toThrow('lock timeout');
    const running = migrate(empty.database.pool, folder, { patience: { ...patience, tries: 10_000 } });
    // Somebody who only reads comes through although it waits for them all.
    await ask('select from things');
    await reader.query('commit');
    reader.release();
    expect(await running).toEqual(['0002_column.sql']);
  });

  it('RUN-12 waits for older transactions as long as they take where nobody waits behind it', async () => {
    write('0001_things.sql', THINGS);
    await migrate(empty.database.pool, folder);
    write('0002_index.sql', INDEX);
    const writer = await empty.database.pool.connect();
    await writer.query(`begin; insert into things values (51, '51')`);
    const running = migrate(empty.database.pool, folder, { patience: { lockMs: 50, pauseMs: 10, tries: 1 } });
    running.catch(() => {});
    // Far longer than it would wait for a lock that others would have to wait behind.
    const waiting = `select from pg_stat_activity where query like 'create unique index concurrently%'
      and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '200 ms'`;
    try {
      await expect.poll(() => Promise.race([ask(waiting), running])).toHaveLength(1);
      await ask(`insert into things values (52, '52')`);
      await writer.query('commit');
    } finally {
      writer.release(true);
    }
    expect(await running).toEqual(['0002_index.sql']);
    expect(await ask(INDEX_STATE)).toEqual([{ indisvalid: true }]);
  });

  it('RUN-12 takes no half restored database for a whole one, nor one of a newer program', async () => {
    write('0001_things.sql', THINGS);
    await ask(`create table ${RESTORE_MARK} ()`);
    await expect(migrate(empty.database.pool, folder)).rejects.toThrow('npm run restore');
    await ask(`drop table ${RESTORE_MARK}`);
    await migrate(empty.database.pool, folder);
    await ask(`insert into schema_migrations values ('0009_later.sql')`);
    await expect(migrate(empty.database.pool, folder)).rejects.toThrow(
      'newer than this program (it knows 0009_later.sql)',
    );
  });
});
