import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { chooseRows, deleteInBatches, inBatches, updateInBatches } from './in-batches.ts';
import { sql } from './sql.ts';

describe('work in batches', () => {
  let ground: Awaited<ReturnType<typeof createTestDatabase>>;
  const query = async <Row>(text: string) => (await ground.database.pool.query(text)).rows as Row[];
  beforeAll(async () => {
    ground = await createTestDatabase();
    await query('create table piles (id int primary key, is_done boolean not null default false)');
    await query('create table handled (id int)');
  });
  beforeEach(async () => {
    await query('truncate piles, handled');
    await query('insert into piles select generate_series(1, 2500)');
  });
  afterAll(async () => {
    await ground.database.close();
    await ground.drop();
  });

  const handle = (tx: Parameters<Parameters<typeof inBatches>[1]>[0], size: number) =>
    tx
      .query(
        sql`with gone as (delete from piles where ctid = any(${chooseRows({ table: 'piles', where: sql`true`, by: 'id' }, size)})
          returning id) insert into handled select id from gone`,
      )
      .then(({ rowCount }) => rowCount ?? 0);

  it('RUN-02 deletes and changes all that meet a condition, and says how many', async () => {
    const { db } = ground.database;
    expect(
      await updateInBatches(db, { table: 'piles', where: sql`not is_done and id > 100` }, sql`is_done = true`),
    ).toBe(2400);
    expect(await deleteInBatches(db, { table: 'piles', where: sql`is_done`, by: 'id', size: 700 })).toBe(2400);
    expect(await query('select count(*)::int from piles')).toEqual([{ count: 100 }]);
  });

  it('RUN-02 goes on after an interruption where it was', async () => {
    const { db } = ground.database;
    let batches = 0;
    const interrupted = inBatches(db, async (tx, size) => {
      const done = await handle(tx, size);
      batches += 1;
      if (batches === 2) throw new Error('the process dies');
      return done;
    });
    await expect(interrupted).rejects.toThrow('dies');
    expect(await query('select count(*)::int from piles')).toEqual([{ count: 1500 }]);
    expect(await inBatches(db, handle)).toBe(1500);
    expect(await query('select count(*)::int, count(distinct id)::int as ids from handled')).toEqual([
      { count: 2500, ids: 2500 },
    ]);
  });

  it('RUN-02 two workers at once do each row once', async () => {
    const { db } = ground.database;
    const done = await Promise.all([1, 2].map(() => inBatches(db, handle, { size: 50 })));
    expect(done.reduce((sum, one) => sum + one)).toBe(2500);
    expect(await query('select count(*)::int, count(distinct id)::int as ids from handled')).toEqual([
      { count: 2500, ids: 2500 },
    ]);
  });

  it('RUN-02 a batch that takes too long is cut short and halved', async () => {
    const sizes: number[] = [];
    const slow = async (tx: Parameters<typeof handle>[0], size: number) => {
      sizes.push(size);
      if (size > 1000) await tx.query(sql`select pg_sleep(60)`);
      return handle(tx, size);
    };
    expect(await inBatches(ground.database.db, slow, { size: 4000, statementMs: 200 })).toBe(2500);
    expect(sizes).toEqual([4000, 2000, 1000, 1000, 1000]);
  });
});
