import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#src/kernel/errors.ts';
import { type TypedFields, typedFields } from '#src/modules/jobs/job-schemas.ts';
import {
  addImportedDraft,
  fieldsOf,
  findTwin,
  loadEmployerJobs,
  MOST_IMPORTED_DRAFTS,
  rewriteDraft,
} from '#src/modules/jobs/server/jobs.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { RowStatus } from '../job-imports.contract.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { type ImportRecord, localeOf } from './job-imports.queries.ts';
import { rowKey } from './row-key.ts';
import type { RowNote, RowReason } from './row-notes.ts';
import { readRow } from './values/read-row.ts';

export interface WaitingRow {
  line: number;
  cells: string[];
  record: ImportRecord;
}

/** What came of a row. `draftId` is a draft of whoever imports: a colleague's is none that they could open. */
export interface RowOutcome {
  status: RowStatus;
  title: string;
  notes: RowNote[];
  isComplete: boolean;
  draftId: number | null;
  jobId: number | null;
}

type RowParts = Pick<ImportParts, 'clock' | 'readers' | 'jobs'>;

/** What is kept of a job that was brought before. */
interface KnownJob {
  draft_id: number | null;
  job_id: number | null;
  import_id: number | null;
  line: number | null;
  fields: TypedFields;
}

/**
 * Makes a draft of a row, or brings the one that it made before up to date. The row's key is held by the transaction, so
 * that the same job comes once however many imports name it at the same moment.
 */
export async function importRow(tx: Transaction, row: WaitingRow, parts: RowParts): Promise<RowOutcome> {
  const { record, line, cells } = row;
  const { columns, mapping, defaults, language, country_id: countryId } = record;
  const targets = mapping.map(({ target }) => target);
  const reading = await readRow(cells, { columns, targets, defaults, language, countryId }, parts.readers);
  const fields = typedFields.parse(reading.fields);
  const { problems, job } = parts.jobs.checkJob(fields, localeOf(record));
  const unread = reading.unread.map((one): RowNote => ({ kind: 'unread', ...one }));
  const missed = new Set(reading.unread.map(({ field }) => field));
  // A field that could not be read is told about once.
  const wrong = problems.filter(({ field, problem }) => !(missed.has(field) && problem !== 'salaryTooLow'));
  const notes = [...unread, ...wrong.map((one): RowNote => ({ kind: 'check', ...one }))];
  const blank = { title: fields.title ?? '', notes, isComplete: problems.length === 0, draftId: null, jobId: null };
  if (!fields.title) return { ...blank, status: 'refused', notes: [because('noTitle')], isComplete: false };
  const key = rowKey(reading);
  const known = await holdKey(tx, record.company_id, key);
  const outcome = {
    ...blank,
    ...(await settle(tx, parts, row, { known, fields, blank, twinOf: problems.length === 0 ? job : undefined })),
  };
  // What is known stays as its own import left it when this row is told by another line or by a colleague's draft.
  if (outcome.draftId !== null || outcome.jobId !== null) {
    await tx.query(sql`
      update imported_jobs set draft_id = ${outcome.draftId}, job_id = ${outcome.jobId}, import_id = ${record.id},
        line = ${line}, fields = ${JSON.stringify(fields)}::jsonb
      where company_id = ${record.company_id} and key = ${key}`);
  }
  return outcome;
}

export function because(reason: RowReason, values?: Record<string, string | number>): RowNote {
  return { kind: 'reason', reason, ...(values && { values }) };
}

async function holdKey(tx: Transaction, companyId: number, key: string): Promise<KnownJob> {
  return tx.queryOne<KnownJob>(sql`
    insert into imported_jobs (company_id, key) values (${companyId}, ${key})
    on conflict (company_id, key) do update set updated_at = now()
    returning draft_id, job_id, import_id, line, fields`);
}

function isSameFile(known: KnownJob, { record, line }: WaitingRow): boolean {
  const isThere = known.draft_id !== null || known.job_id !== null;
  return isThere && known.import_id === record.id && known.line !== line;
}

interface Found {
  known: KnownJob;
  fields: TypedFields;
  blank: Omit<RowOutcome, 'status'>;
  /** Complete, so that it can be compared with what is public. */
  twinOf: Parameters<typeof findTwin>[3] | undefined;
}

type Settled = Partial<RowOutcome> & Pick<RowOutcome, 'status'>;

async function settle(tx: Transaction, parts: RowParts, row: WaitingRow, found: Found): Promise<Settled> {
  const { known } = found;
  if (isSameFile(known, row)) {
    return { status: 'known', notes: [because('sameLine', { line: known.line ?? 0 })], isComplete: false };
  }
  const [job] =
    known.job_id === null ? [] : (await loadEmployerJobs(tx, row.record.company_id, [known.job_id])).values();
  if (job?.status === 'closed') {
    return { status: 'known', notes: [because('closed')], isComplete: false, jobId: job.id };
  }
  if (job) {
    const now = fieldsOf(job, []) as TypedFields;
    const differs = changedFields(found.fields, known.fields).filter((name) => !isSame(found.fields[name], now[name]));
    const notes = differs.map((field): RowNote => ({ kind: 'differs', field }));
    const status = differs.length > 0 ? 'differs' : 'known';
    return { status, notes: notes.length > 0 ? notes : [because('unchanged')], isComplete: false, jobId: job.id };
  }
  if (known.draft_id !== null) return updateDraft(tx, parts, row, found, known.draft_id);
  const twin = found.twinOf && (await findTwin({ tx }, parts.jobs, await companyOf(tx, row), found.twinOf));
  if (twin)
    return { status: 'known', notes: [because('twin', { title: twin.title })], isComplete: false, jobId: twin.id };
  try {
    const me = { company_id: row.record.company_id, account_id: row.record.account_id };
    return { status: 'drafted', draftId: await addImportedDraft({ tx, clock: parts.clock }, me, found.fields) };
  } catch (error) {
    if (!(error instanceof AppError) || error.errorName !== 'draftsLimit') throw error;
    return { status: 'refused', notes: [because('draftsFull', { most: MOST_IMPORTED_DRAFTS })], isComplete: false };
  }
}

async function companyOf(tx: Transaction, { record }: WaitingRow) {
  const { name } = await tx.queryOne<{ name: string }>(sql`select name from companies where id = ${record.company_id}`);
  return { company_id: record.company_id, company_name: name };
}

/** What the source has changed since the last time is taken over where nobody has changed the draft by hand. */
async function updateDraft(
  tx: Transaction,
  parts: RowParts,
  row: WaitingRow,
  found: Found,
  draftId: number,
): Promise<Settled> {
  const draft = await tx.queryOne<{ account_id: number; fields: TypedFields }>(sql`
    select account_id, fields from job_drafts where id = ${draftId} for update`);
  if (draft.account_id !== row.record.account_id) {
    return { status: 'known', notes: [because('colleague')], isComplete: false };
  }
  const { fields, known, blank } = found;
  const taken = changedFields(fields, known.fields).filter((name) => isSame(draft.fields[name], known.fields[name]));
  if (taken.length === 0) return { status: 'known', notes: [because('unchanged'), ...blank.notes], draftId };
  const merged = { ...draft.fields, ...Object.fromEntries(taken.map((name) => [name, fields[name]])) };
  await rewriteDraft({ tx, clock: parts.clock }, draftId, typedFields.parse(merged));
  return { status: 'updated', draftId };
}

function changedFields(fields: TypedFields, before: TypedFields): (keyof TypedFields)[] {
  return (Object.keys(fields) as (keyof TypedFields)[]).filter((name) => !isSame(fields[name], before[name]));
}

function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one ?? null, other ?? null);
}
