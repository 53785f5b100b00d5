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
