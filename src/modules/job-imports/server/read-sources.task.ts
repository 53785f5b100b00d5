import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { defineTask } from '#src/platform/queue/task.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { type ImportRecord, importColumns } from './job-imports.queries.ts';
import { keepTable, proposeMapping } from './keep-table.ts';
import { readAddress } from './read/read-address.ts';
import { type SourceProblem, SourceRefused } from './read/source-table.ts';

export const readSourcesTask = defineTask('read-job-sources');

/** Longer than any reading takes: whoever has not come back by then has died. */
const LEASE_MS = 5 * 60_000;

type TaskParts = Pick<ImportParts, 'db' | 'clock' | 'readers' | 'fetchPublic' | 'notify'>;

/** Reads the addresses that wait. No transaction is held meanwhile; a lease keeps a second worker from the same one. */
export function createReadSourcesTask(parts: TaskParts): Task {
  return {
    name: readSourcesTask.name,
    schedule: '* * * * *',
    run: async () => {
      let total = 0;
      for (let next = await claim(parts); next; next = await claim(parts)) {
        await readOne(parts, next);
        total += 1;
      }
      return total;
    },
  };
}

async function claim({ db, clock }: TaskParts): Promise<ImportRecord | undefined> {
  const now = clock.now();
  const lost = new Date(now.getTime() - LEASE_MS).toISOString();
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<ImportRecord>(sql`
      update job_imports i set started_at = ${now.toISOString()} where i.id = (
        select id from job_imports where status = 'reading' and (started_at is null or started_at < ${lost})
        order by id limit 1 for update skip locked)
      returning ${importColumns}`);
    return rows[0];
  });
}

async function readOne(parts: TaskParts, record: ImportRecord): Promise<void> {
  try {
    const { source, name, language } = record;
    const table = await readAddress({ source: source === 'page' ? 'page' : 'feed', name, language }, parts.fetchPublic);
    const proposed = await proposeMapping(parts.db, record, table, parts.readers);
    await parts.db.transaction(async (tx) => {
      // Deleted or read by another worker meanwhile: then there is nothing to keep.
      if (!(await isStillReading(tx, record.id))) return;
      await keepTable(tx, record, table, proposed);
      await tell(tx, parts, record, 'read', table.rows.length);
    });
  } catch (error) {
    if (!(error instanceof SourceRefused)) throw error;
    await parts.db.transaction((tx) => fail(tx, parts, record, error.problem));
  }
}

async function fail(tx: Transaction, parts: TaskParts, record: ImportRecord, problem: SourceProblem): Promise<void> {
  if (!(await isStillReading(tx, record.id))) return;
  const now = parts.clock.now().toISOString();
  await tx.query(sql`
    update job_imports set status = 'failed', problem = ${problem}, finished_at = ${now} where id = ${record.id}`);
  await tell(tx, parts, record, 'failed', 0);
}

async function isStillReading(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select id from job_imports where id = ${id} and status = 'reading' for update`);
  return Boolean(rowCount);
}

function tell(tx: Transaction, { notify }: TaskParts, record: ImportRecord, what: 'read' | 'failed', count: number) {
  const { id, account_id, name } = record;
  const data = { what, import_id: id, name: name.slice(0, 100), count };
  return notify(tx, { accountId: account_id, kind: 'job_import', data, dedupeKey: `job_import:${id}:${what}` });
}
