import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { sql } from './sql.ts';

it('a connection that breaks within a transaction fails that transaction only', async () => {
  const { database, drop } = await createTestDatabase();
  const broken = database.db.transaction(async (tx) => {
    const { rows } = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await tx.query(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  // Unheard, the error of the connection itself would have ended the process.
  expect((await database.db.query(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await database.close();
  await drop();
});

it('refuses to take none or several rows for the one that was asked for', async () => {
  const { database, drop } = await createTestDatabase();
  const count = (most: number) =>
    database.db.queryOne<{ n: number }>(sql`select n from generate_series(1, ${most}::int) as n`);
  expect(await count(1)).toEqual({ n: 1 });
  await expect(count(0)).rejects.toThrow('0 rows instead of one');
  await expect(count(2)).rejects.toThrow('2 rows instead of one');
  await database.close();
  await drop();
});

/** Tells how many statements a connection was asked for at once. */
function watchStatements(): () => number {
  let [now, most] = [0, 0];
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...asked) {
    most = Math.max(most, ++now);
    return Promise.resolve(Reflect.apply(query, this, asked)).finally(() => (now -= 1));
  });
  return () => {
    spy.mockRestore();
    return most;
  };
}

it('RUN-03 statements of a transaction that are asked side by side are one after the other, and none is asked after its end', async () => {
  const { database, drop } = await createTestDatabase();
  const { db, pool } = database;
  await pool.query('create table notes (text text)');
  const note = (text: string) => sql`insert into notes values (${text})`;
  const mostAtOnce = watchStatements();
  const counted = await db.transaction((tx) =>
    Promise.all(
      ['one', 'two', 'three'].map(async (text) => {
        await tx.query(note(text));
        return (await tx.queryOne<{ n: number }>(sql`select count(*)::int as n from notes`)).n;
      }),
    ),
  );
  expect(counted).toEqual([3, 3, 3]);
  expect(mostAtOnce()).toBe(1);

  let late: Promise<unknown> = Promise.resolve();
  const failed = db.transaction(async (tx) => {
    const asked = tx.query(sql`select pg_sleep(0.05)`);
    late = expect(asked.then(() => tx.query(note('late')))).rejects.toThrow('after the end of its transaction');
    await Promise.all([asked, tx.query(note('asked')), Promise.reject(new Error('no'))]);
  });
  await expect(failed).rejects.toThrow('no');
  await late;
  const { rows } = await pool.query('select text from notes');
  expect(rows.map(({ text }) => text).sort()).toEqual(['one', 'three', 'two']);
  await database.close();
  await drop();
});
