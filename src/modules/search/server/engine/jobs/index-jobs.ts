import { quoteLexeme } from '../core/expression.ts';
import type { Run, Statement } from '../core/run.ts';
import { type DocumentFacts, documentOf, type IndexedJob, indexedColumns } from './document.ts';

/** Everything a document is made from; the caller adds which jobs. */
export const JOBS_TO_INDEX = `select ${indexedColumns.join(', ')}, c.name as company_name,
  c.is_agency, c.verified_at is not null as is_verified, b.replies_within,
  coalesce(b.is_inactive, false) as is_boss_inactive
  from jobs j join companies c on c.id = j.company_id left join boss_facts b on b.account_id = j.recruiter_id`;

/** Brings the search rows of these jobs up to date: open jobs are there as they are now, others are gone. */
export async function indexJobs(run: Run, facts: DocumentFacts, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  // Someone else may be closing or reopening one of them: read before their commit and written after it, the row would
  // say for good what no longer holds. A lock of its own statement, because the next one sees what was waited for.
  await run({
    text: 'select id from jobs where id = any($1::bigint[]) order by id for share',
    values: [jobIds],
  });
  const jobs = await run<IndexedJob>({
    text: `${JOBS_TO_INDEX} where j.id = any($1::bigint[]) and j.status = 'open'`,
    values: [jobIds],
  });
  const open = new Set(jobs.map(({ id }) => id));
  const gone = jobIds.filter((id) => !open.has(id));
  if (gone.length) await removeJobs(run, gone);
  if (jobs.length) await run(upsertStatement(jobs, facts));
}

export async function removeJobs(run: Run, jobIds: readonly number[]): Promise<void> {
  await run({ text: 'delete from job_search where job_id = any($1::bigint[])', values: [jobIds] });
}

/** All rows in one statement; documents travel as tsvector text because arrays of arrays must be even. */
export function upsertStatement(jobs: IndexedJob[], facts: DocumentFacts): Statement {
  const documents = jobs.map((job) => documentOf(job, facts));
  const values = [
    jobs.map((job) => job.id),
    jobs.map((job) => job.posted_at),
    jobs.map((job) => job.country_id),
    jobs.map((job) => job.function_id),
    jobs.map((job) => job.sub_function_id),
    jobs.map((job) => job.company_id),
    documents.map(({ monthly }) => monthly?.min ?? null),
    documents.map(({ monthly }) => monthly?.max ?? null),
    documents.map(({ tags }) => `{${tags.join(',')}}`),
    documents.map(({ words }) => tsvectorText(words)),
    documents.map((document) => document.comparablePay),
    jobs.map((job) => facts.currencyIds[job.currency] ?? null),
  ];
  return { name: 'search_upsert', text: UPSERT, values };
}

const UPSERT = `insert into job_search (job_id, posted_at, country_id, function_id, sub_function_id, company_id,
    monthly_min, monthly_max, tags, doc, comparable_pay, currency_id)
  select job_id, posted_at, country_id, function_id, sub_function_id, company_id, monthly_min, monthly_max,
    tags::integer[], doc::tsvector, comparable_pay, currency_id
  from unnest($1::bigint[], $2::timestamptz[], $3::integer[], $4::integer[], $5::integer[], $6::bigint[], $7::bigint[],
    $8::bigint[], $9::text[], $10::text[], $11::bigint[], $12::smallint[]) as row (job_id, posted_at, country_id, function_id,
    sub_function_id, company_id, monthly_min, monthly_max, tags, doc, comparable_pay, currency_id)
  on conflict (job_id) do update set posted_at = excluded.posted_at, country_id = excluded.country_id,
    function_id = excluded.function_id, sub_function_id = excluded.sub_function_id, company_id = excluded.company_id,
    monthly_min = excluded.monthly_min, monthly_max = excluded.monthly_max, tags = excluded.tags, doc = excluded.doc,
    comparable_pay = excluded.comparable_pay, currency_id = excluded.currency_id`;

function tsvectorText(words: Iterable<string>): string {
  return Array.from(words, quoteLexeme).join(' ');
}
