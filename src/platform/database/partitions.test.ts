import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock } from '#test/test-clock.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createMetrics } from '../metrics.ts';
import { missingSpans } from './partition-spans.ts';
import { keepPartitionsTask, type PartitionedTable, readPartitions } from './partitions.ts';

const notes: PartitionedTable = { table: 'notes', column: 'at', step: 'week', ahead: 2, keptDays: 30 };
const at = (text: string) => new Date(`${text}Z`);

describe('partitioned tables', () => {
  let ground: Awaited<ReturnType<typeof createTestDatabase>>;
  // A Wednesday.
  const clock = new TestClock(at('2026-11-18T10:00'));
  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await ground.database.pool.query(text, values)).rows as Row[];
  const keep = () => keepPartitionsTask(ground.database.db, clock, [notes]).run({});
  const parts = async () =>
    (
      await query<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'notes'::regclass order by 1`,
      )
    ).map(({ name }) => name);
  const add = (key: string, moment: string) =>
    query('insert into notes (key, owner_id, at) values ($1, 1, $2) on conflict do nothing', [key, at(moment)]);
  const places = () => query('select key, tableoid::regclass::text as part from notes order by at, key');

  beforeAll(async () => {
    ground = await createTestDatabase();
    await query(`
      create table owners (id int primary key);
      insert into owners values (1), (2);
      create table notes (id bigint generated always as identity, key text not null,
        owner_id int not null references owners on delete cascade, at timestamptz not null) partition by range (at);
      create index on notes (at);
      create index on notes (owner_id);
      create table notes_before (like notes including all excluding identity, primary key (id), unique (key));
      create table notes_default (like notes_before including all);
      alter table notes attach partition notes_before for values from (minvalue) to ('2026-11-23T00:00Z');
      alter table notes attach partition notes_default default`);
  });
  afterAll(async () => {
    await ground.database.close();
    await ground.drop();
  });

  it('RUN-07 cuts time into days, weeks and months of UTC, and fills what other cuts have left', () => {
    const spans = (step: 'day' | 'week' | 'month', ahead: number, taken: [string | null, string][], now: string) =>
      missingSpans(
        taken.map(([from, to]) => ({ from: from ? at(from) : null, to: at(to) })),
        step,
        ahead,
        at(now),
      ).map(({ from, to }) => `${from.toISOString().slice(0, 10)} ${to.toISOString().slice(0, 10)}`);
    expect(spans('day', 1, [], '2026-12-31T23:59')).toEqual(['2026-12-31 2027-01-01', '2027-01-01 2027-01-02']);
    expect(spans('week', 1, [], '2026-11-22T23:59')).toEqual(['2026-11-16 2026-11-23', '2026-11-23 2026-11-30']);
    expect(spans('month', 1, [], '2028-02-29T12:00')).toEqual(['2028-02-01 2028-03-01', '2028-03-01 2028-04-01']);
    const first: [null, string] = [null, '2026-11-20T00:00'];
    expect(spans('week', 0, [first, ['2026-11-22T00:00', '2026-12-01T00:00']], '2026-11-18T10:00')).toEqual([
      '2026-11-20 2026-11-22',
    ]);
    expect(spans('month', 0, [first, ['2026-11-20T00:00', '2026-12-01T00:00']], '2026-11-18T10:00')).toEqual([]);
  });

  it('RUN-07 parts stand ready ahead of time, however many workers make them, and each row lands in its own', async () => {
    await Promise.all([keep(), keep()]);
    expect(await parts()).toEqual(['notes_2026_11_23', 'notes_2026_11_30', 'notes_before', 'notes_default']);
    await add('old', '2026-11-01T12:00');
    await add('last', '2026-11-22T23:59:59');
    await add('first', '2026-11-23T00:00');
    // Unique within a part, as the table was before.
    await add('first', '2026-11-24T00:00');
    expect(await places()).toEqual([
      { key: 'old', part: 'notes_before' },
      { key: 'last', part: 'notes_before' },
      { key: 'first', part: 'notes_2026_11_23' },
    ]);
    clock.advance({ days: 5 });
    await keep();
    expect(await parts()).toContain('notes_2026_12_07');
    await expect(query('insert into notes (key, owner_id, at) values ($1, 9, now())', ['x'])).rejects.toThrow(
      'foreign',
    );
  });

  it('RUN-13 RUN-07 a row that no part is ready for is caught and told of, and the parts around it go on', async () => {
    await add('far', '2026-12-16T12:00');
    expect(await readPartitions(ground.database.db, [notes], clock.now())).toEqual([
      { table: 'notes', ahead: expect.closeTo(20.58, 1), strays: 1 },
    ]);
    clock.advance({ days: 14 });
    await keep();
    expect(await parts()).toEqual([
      'notes_2026_11_23',
      'notes_2026_11_30',
      'notes_2026_12_07',
      'notes_2026_12_21',
      'notes_before',
      'notes_default',
    ]);
    await add('beside', '2026-12-17T12:00');
    expect((await places()).slice(-2)).toEqual([
      { key: 'far', part: 'notes_default' },
      { key: 'beside', part: 'notes_default' },
    ]);
    const metrics = createMetrics();
    metrics.watchPartitions(() => readPartitions(ground.database.db, [notes], clock.now()));
    const told = await metrics.text();
    expect(told).toContain('partition_stray_rows{table="notes"} 2');
    expect(told).toMatch(/partition_days_ahead\{table="notes"\} 20\./);
  });

  it('RUN-07 RUN-02 drops a part when its first moment is too old, and empties the open ones row by row', async () => {
    expect((await places())[0]).toEqual({ key: 'last', part: 'notes_before' });
    clock.advance({ days: 15 });
    await keep();
    expect(await parts()).toEqual(expect.arrayContaining(['notes_before', 'notes_2026_11_23']));
    clock.advance({ days: 1 });
    await keep();
    const left = await parts();
    expect(left).not.toContain('notes_before');
    expect(left).not.toContain('notes_2026_11_23');
    expect(left).toEqual(expect.arrayContaining(['notes_2026_11_30', 'notes_default']));
    expect(await places()).toHaveLength(2);
    clock.advance({ days: 24 });
    await keep();
    expect(await places()).toEqual([{ key: 'beside', part: 'notes_default' }]);
  });

  it('RUN-07 waits for nobody for long, and nobody waits behind it', async () => {
    const { pool } = ground.database;
    const [writer, other] = [await pool.connect(), await pool.connect()];
    const before = await parts();
    clock.advance({ days: 14 });
    await writer.query('begin');
    await writer.query('insert into owners values (3)');
    const kept = keep();
    const isWaiting = async () =>
      (await query(`select from pg_locks where not granted and relation = 'owners'::regclass`)).length;
    await expect.poll(isWaiting, { interval: 10 }).toBe(1);
    await other.query(`set statement_timeout = '2s'`);
    await other.query('insert into owners values (4)');
    await writer.query('commit');
    await kept;
    expect(await parts()).not.toEqual(before);
    await query('delete from owners where id = 1');
    expect(await places()).toEqual([]);
    await other.query('reset statement_timeout');
    writer.release();
    other.release();
  });
});
