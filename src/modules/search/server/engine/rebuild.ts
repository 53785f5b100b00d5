import type { DocumentFacts } from './document.ts';
import { indexJobs } from './index-jobs.ts';
import type { Run } from './run.ts';

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
  let from = 0;
  while (from < last) {
    const ids = await nextIds(run, from);
    if (ids.length === 0) break;
    await indexJobs(run, facts, ids);
    from = ids.at(-1) ?? last;
    onProgress(Math.min(0.9, (0.9 * from) / last));
  }
  await run({ text: `delete from job_search s using jobs j where j.id = s.job_id and j.status <> 'open'`, values: [] });
  await run({ text: INDEX, values: [] });
  await run({ text: 'analyze job_search', values: [] });
  onProgress(1);
}

async function nextIds(run: Run, after: number): Promise<number[]> {
  const text = `select id from jobs where id > $1 order by id limit ${BATCH}`;
  const rows = await run<{ id: number }>({ name: 'search_next_jobs', text, values: [after] });
  return rows.map(({ id }) => id);
}
