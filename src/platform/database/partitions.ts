import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#src/kernel/clock.ts';
import type { PartitionState } from '../metrics.ts';
import type { Task } from '../queue/task.ts';
import type { Database, Reader, Transaction } from './database.ts';
import { errorCode } from './error-code.ts';
import { deleteInBatches } from './in-batches.ts';
import { missingSpans, type Span, type Step, type Stretch } from './partition-spans.ts';
import { sql } from './sql.ts';

/** A log that is kept in parts by time and forgotten part by part. */
export interface PartitionedTable {
  table: string;
  /** What it is divided by: a `timestamptz` or `date` that is never changed. */
  column: string;
  step: Step;
  /** How many further parts stand ready, so that days without a worker do no harm. */
  ahead: number;
  /** No row grows older: a part goes when its first moment is so long ago. */
  keptDays: number;
}

/** Longer than this nobody waits behind a part that is added or dropped; then it is tried again. */
const LOCK_MS = 300;
const PAUSES_MS = [200, 500, 1000, 2000, 4000];
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
/** Any number that no other program uses on this database: one process at a time changes parts. */
const PARTITION_LOCK = 7_236_003;
const DAY_MS = 86_400_000;

interface Part extends Stretch {
  name: string;
  is_default: boolean;
}

/**
 * Adds the parts that will be needed and drops those whose rows have been kept long enough, which costs the same
 * however many they are. Two kinds of parts are open at one end and are emptied in batches: the table as it was before it
 * had parts, and the default part. A table that fails does not stop the others.
 */
export function keepPartitionsTask(db: Database, clock: Clock, tables: readonly PartitionedTable[]): Task {
  return {
    name: 'keep-partitions',
    schedule: '35 * * * *',
    run: async () => {
      let firstError: unknown;
      let total = 0;
      for (const one of tables) {
        try {
          total += await keepPartitions(db, one, clock.now());
        } catch (error) {
          firstError ??= error;
        }
      }
      if (firstError !== undefined) throw firstError;
      return total;
    },
  };
}

async function keepPartitions(db: Database, table: PartitionedTable, now: Date): Promise<number> {
  const parts = await readParts(db, table.table);
  const bounded = parts.filter((part) => !part.is_default);
  const rest = parts.find((part) => part.is_default);
  if (!rest) throw new Error(`${table.table} has no default part`);
  let done = 0;
  for (const span of missingSpans(bounded, table.step, table.ahead, now)) done += await addPart(db, table, rest, span);
  const oldest = new Date(now.getTime() - table.keptDays * DAY_MS);
  for (const part of bounded.filter((one) => isPast(one, oldest))) {
    await withShortLock(db, (tx) => tx.query(sql`drop table if exists ${sql.identifier(part.name)}`));
    done += 1;
  }
  const { column } = table;
  const where = sql`${sql.identifier(column)} <= ${oldest.toISOString()}`;
  for (const { name } of parts.filter((one) => !one.from && !isPast(one, oldest))) {
    done += await deleteInBatches(db, { table: name, by: column, where });
  }
  return done;
}

function isPast({ from, to }: Stretch, oldest: Date): boolean {
  const last = from ?? to;
  return last !== null && last <= oldest;
}

async function addPart(db: Database, { table, column }: PartitionedTable, rest: Part, span: Span): Promise<number> {
  const name = `${table}_${span.from.toISOString().slice(0, 10).replaceAll('-', '_')}`;
  return withShortLock(db, async (tx) => {
    const { is_there, is_taken } = await tx.queryOne<{ is_there: boolean; is_taken: boolean }>(sql`
      select to_regclass(${name}) is not null as is_there, exists (
        select from ${sql.identifier(rest.name)} where ${sql.identifier(column)} >= ${span.from.toISOString()}
          and ${sql.identifier(column)} < ${span.to.toISOString()}) as is_taken`);
    // Rows that came before their part stay in the default one until they are too old; the next part begins after them.
    if (is_there || is_taken) return 0;
    // Made aside and attached: 'partition of' would lock the whole table. It gets the keys of the default part, unique
    // ones that hold within a part only among them.
    const literal = (at: Date) => sql.raw(`'${at.toISOString()}'`);
    await tx.query(sql`
      create table ${sql.identifier(name)} (like ${sql.identifier(rest.name)} including all excluding identity)`);
    await tx.query(sql`
      alter table ${sql.identifier(table)} attach partition ${sql.identifier(name)}
      for values from (${literal(span.from)}) to (${literal(span.to)})`);
    return 1;
  });
}

/**
 * Foreign keys make a new part wait for whoever is writing to the tables that it names, and a part that goes for whoever
 * reads any part; everybody else would wait behind it.
 */
async function withShortLock<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  [wait, ...later]: readonly number[] = PAUSES_MS,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.query(sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`);
      await tx.query(sql`select pg_advisory_xact_lock(${PARTITION_LOCK})`);
      return work(tx);
    });
  } catch (error) {
    const isBusy = [LOCK_NOT_AVAILABLE, DEADLOCK].includes(errorCode(error) ?? '');
    if (!isBusy || wait === undefined) throw error;
    await pause(wait);
    return withShortLock(db, work, later);
  }
}

async function readParts(db: Reader, table: string): Promise<Part[]> {
  const { rows } = await db.query<Part>(sql`
    select name, bound = 'DEFAULT' as is_default,
      case when is_day then first::date::timestamp at time zone 'UTC' else first::timestamptz end as "from",
      case when is_day then last::date::timestamp at time zone 'UTC' else last::timestamptz end as "to"
    from (
      select part.relname as name, pg_get_expr(part.relpartbound, part.oid) as bound,
        exists (select from pg_partitioned_table whole join pg_attribute field on field.attrelid = whole.partrelid
          where whole.partrelid = link.inhparent and field.attnum = whole.partattrs[0]
            and field.atttypid = 'date'::regtype) as is_day
      from pg_inherits link join pg_class part on part.oid = link.inhrelid
      where link.inhparent = ${table}::regclass) parts,
    lateral (select substring(bound from 'FROM [(]''([^'']+)''[)]') as first,
      substring(bound from 'TO [(]''([^'']+)''[)]') as last) bounds
    order by name`);
  return rows;
}

/** What somebody on call should know of partitioned tables. */
export async function readPartitions(
  db: Reader,
  tables: readonly PartitionedTable[],
  now: Date,
): Promise<PartitionState[]> {
  return Promise.all(
    tables.map(async ({ table }) => {
      const parts = await readParts(db, table);
      const rest = parts.find((part) => part.is_default);
      const last = Math.max(now.getTime(), ...parts.map(({ to }) => to?.getTime() ?? 0));
      const strays = rest ? await countRows(db, rest.name) : 0;
      return { table, ahead: (last - now.getTime()) / DAY_MS, strays };
    }),
  );
}

async function countRows(db: Reader, table: string): Promise<number> {
  const { count } = await db.queryOne<{ count: number }>(sql`
    select count(*)::int as count from (select from ${sql.identifier(table)} limit 1000) counted`);
  return count;
}
