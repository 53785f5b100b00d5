import type { Run } from '../core/run.ts';
import type { DocumentFacts, IndexedJob } from './document.ts';
import { JOBS_TO_INDEX, upsertStatement } from './index-jobs.ts';

const BATCH = 1000;
const INDEX = `create index if not exists job_search_doc on job_search using gin (doc)
  with (fastupdate = on, gin_pending_list_limit = 2048)`;

/**
 * Writes all search rows anew, batch by batch; searches go on meanwhile. An empty table is filled without its GIN
 * index, which is many times faster to build at the end.
 */
export async function rebuild(run: Run, facts: DocumentFacts, onProgress: (share: number) => void): Promise<void> {
  const [first] = await run<{ job_id: number }>({ text: 'select job_id from job_search limit 1', values: [] });
  if (!first) await run({ text: 'drop index if exists job_search_doc', values: [] });
  const [bounds] = await run<{ last: number | null }>({ text: 'select max(id) as last from jobs', values: [] });
  const last = bounds?.last ?? 0;
  let next = readOpenJobs(run, 0);
  let storing: Promise<unknown> = Promise.resolve();
  for (;;) {
    const jobs = await next;
    const from = jobs.at(-1)?.id;
    if (from === undefined) break;
    // Documents are written while the database stores the batch before; its next batch is asked for first.
    const statement = upsertStatement(jobs, facts);
    await storing;
    next = readOpenJobs(run, from);
    storing = run(statement);
    // Failures are thrown by the next await; without this they would count as unhandled until then.
    for (const one of [next, storing]) one.catch(() => {});
    onProgress((0.9 * from) / Math.max(1, last));
  }
  await storing;
  await run({ text: `delete from job_search s using jobs j where j.id = s.job_id and j.status <> 'open'`, values: [] });
  await run({ text: INDEX, values: [] });
  await run({ text: 'analyze job_search', values: [] });
  onProgress(1);
}

/** The index of a rebuild that was broken off: missing, or half built while searches go on. */
export async function ensureDocumentIndex(run: Run): Promise<void> {
  const [known] = await run<{ is_valid: boolean }>({
    text: `select indisvalid as is_valid from pg_index where indexrelid = to_regclass('job_search_doc')`,
    values: [],
  });
  if (known?.is_valid) return;
  await run({ text: 'drop index concurrently if exists job_search_doc', values: [] });
  await run({ text: INDEX.replace('create index', 'create index concurrently'), values: [] });
}

function readOpenJobs(run: Run, after: number): Promise<IndexedJob[]> {
  const text = `${JOBS_TO_INDEX} where j.id > $1 and j.status = 'open' order by j.id limit ${BATCH}`;
  return run<IndexedJob>({ name: 'search_open_jobs', text, values: [after] });
}
