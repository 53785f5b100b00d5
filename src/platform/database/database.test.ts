import { expect, it } from 'vitest';
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
