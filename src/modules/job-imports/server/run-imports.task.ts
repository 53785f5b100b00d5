import { AppError } from '#src/kernel/errors.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { defineTask } from '#src/platform/queue/task.ts';
import { KEPT_DAYS } from '../import-targets.ts';
import { finishImports } from './finish-imports.ts';
import { because, importRow, type RowOutcome } from './import-row.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { type ImportRecord, importColumns } from './job-imports.queries.ts';
import { publishRow } from './publish-row.ts';

export const runImportsTask = defineTask('run-job-imports');

/** Below the 15 minutes after which the queue gives a task to another worker; the next run goes on with the next row. */
const RUN_MS = 10 * 60_000;
const DAY = 86_400_000;
/** Choices for headings that nobody has used for so long are forgotten. */
const MAPPING_DAYS = 365;

interface ClaimedRow {
  import_id: number;
  line: number;
  cells: string[];
  status: 'waiting' | 'publishing';
  draft_id: number | null;
}

/**
 * Works off the rows of imports, each in a transaction of its own: a crash loses nothing and doubles nothing, and two
 * workers share the rows. A row that fails for a reason of ours says so in the report and does not stop the others.
 */
export function createRunImportsTask(parts: ImportParts): Task {
  return {
    name: runImportsTask.name,
    schedule: '* * * * *',
    run: async () => {
      const until = performance.now() + RUN_MS;
      let total = 0;
      let firstError: unknown;
      while (performance.now() < until) {
        const { row, error } = await workOnNext(parts);
        if (!row && (await waitForTurn(parts.db))) continue;
        if (!row) break;
        total += 1;
        if (error === undefined) continue;
        firstError ??= error;
        await parts.db.transaction((tx) => giveUp(tx, row));
      }
      await finishImports(parts);
      if (firstError !== undefined) throw firstError;
      return total;
    },
  };
}

async function workOnNext(parts: ImportParts): Promise<{ row?: ClaimedRow; error?: unknown }> {
  let row: ClaimedRow | undefined;
  try {
    await parts.db.transaction(async (tx) => {
      row = await claim(tx);
      if (!row) return;
      const record = await tx.queryOne<ImportRecord>(sql`
        select ${importColumns} from job_imports i where i.id = ${row.import_id}`);
      if (row.status === 'waiting') await keep(tx, row, await importRow(tx, { ...row, record }, parts));
      else await publishRow(tx, parts, { draftId: row.draft_id, record });
    });
    return row ? { row } : {};
  } catch (error) {
    if (!row) throw error;
    // The rules of publishing say no by refusing: what they say is the row's outcome. Making a draft refuses nothing.
    if (!(error instanceof AppError) || row.status === 'waiting') return { row, error };
    const { import_id, line } = row;
    await parts.db.transaction((tx) => noteRefusal(tx, { import_id, line, error }));
    return { row };
  }
}

/** Imports with something left to do, each with its rows that wait. */
const due = sql`job_imports i join companies c on c.id = i.company_id join job_import_rows r on r.import_id = i.id
  where i.status in ('running', 'publishing') and r.status in ('waiting', 'publishing')`;

/**
 * Locks company, import and row, in the order of everybody who writes about them: who leaves the company or deletes the
 * import waits before they hold anything that the row's work wants (deadlock).
 */
async function claim(tx: Transaction): Promise<ClaimedRow | undefined> {
  const { rows } = await tx.query<ClaimedRow>(sql`
    select r.import_id, r.line, r.cells, r.status, r.draft_id from ${due}
    order by r.import_id, r.line limit 1
    for no key update of c skip locked for key share of i skip locked for update of r skip locked`);
  return rows[0];
}

/** Whether something is left that another holds; then until they let it go, holding nothing meanwhile. */
async function waitForTurn(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.query(sql`
      select i.id from ${due} limit 1 for no key update of c for key share of i`);
    return Boolean(rowCount);
  });
}

async function keep(tx: Transaction, { import_id, line }: ClaimedRow, outcome: RowOutcome): Promise<void> {
  const { status, title, notes, isComplete, draftId, jobId } = outcome;
  await tx.query(sql`
    update job_import_rows set status = ${status}, title = ${title}, notes = ${JSON.stringify(notes)}::jsonb,
      is_complete = ${isComplete}, draft_id = ${draftId}, job_id = ${jobId}
    where import_id = ${import_id} and line = ${line}`);
}

/** The draft stays; whether it can be published later depends on why not now. */
async function noteRefusal(
  tx: Transaction,
  { import_id, line, error }: { import_id: number; line: number; error: AppError },
) {
  const notes = [
    ...(error.fields.length > 0 ? [] : [{ kind: 'error', name: error.errorName, details: error.details }]),
    ...error.fields.map((one) => ({ kind: 'check', ...one })),
  ];
  await tx.query(sql`
    update job_import_rows set status = 'drafted', notes = ${JSON.stringify(notes)}::jsonb,
      is_complete = ${error.fields.length === 0}
    where import_id = ${import_id} and line = ${line} and status = 'publishing'`);
}

async function giveUp(tx: Transaction, { import_id, line, status }: ClaimedRow): Promise<void> {
  const notes = JSON.stringify([because('failed')]);
  await tx.query(sql`
    update job_import_rows set status = ${status === 'waiting' ? 'refused' : 'drafted'}, notes = ${notes}::jsonb
    where import_id = ${import_id} and line = ${line} and status = ${status}`);
}

/** Removes what is older than a report is kept; drafts, jobs and by what they are known again stay. */
export function purgeImportsTask(db: Database, clock: ImportParts['clock']): Task {
  return {
    name: 'purge-job-imports',
    schedule: '19 * * * *',
    run: async () => {
      const before = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString();
      const old = sql`created_at < ${before(KEPT_DAYS)}`;
      // A few at a time: each takes up to a thousand rows along.
      const imports = await deleteInBatches(db, { table: 'job_imports', by: 'created_at', where: old, size: 20 });
      const unused = sql`used_at < ${before(MAPPING_DAYS)}`;
      return imports + (await deleteInBatches(db, { table: 'job_import_mappings', by: 'used_at', where: unused }));
    },
  };
}
