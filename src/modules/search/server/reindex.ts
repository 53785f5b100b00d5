import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#src/kernel/clock.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { Database, type Pool, type Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { walkInBatches } from '#src/platform/database/walk-in-batches.ts';
import type { OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import { runOn, withoutTimeLimit } from './engine/core/run.ts';
import { createSearchEngine } from './engine/engine.ts';
import { documentRule, noteRule } from './engine/jobs/document-rule.ts';
import { gatherStatistics } from './engine/jobs/gather-statistics.ts';
import { ensureDocumentIndex } from './engine/jobs/rebuild.ts';
import { buildIndex } from './engine/opensearch/build-index.ts';

interface Reindex {
  /** From `openSearchPool`. */
  pool: Pool;
  options: OptionData;
  clock: Clock;
  /** Where it is set, an index there is filled anew too. */
  searchServer?: OpenSearch;
  /** Forgets how far an earlier one has come that was broken off. */
  startsAnew?: boolean;
  size?: number;
  onProgress?(what: 'jobs' | 'companies' | 'OpenSearch', done: number, last: number): void;
}

const JOBS_WALK = 'reindex-jobs';
const COMPANIES_WALK = 'reindex-companies';
const AT_ONCE = 200;

/**
 * Writes the whole index anew while searches go on and jobs change: each portion locks its jobs, so that the index says
 * what they are. One that was broken off goes on where it stopped; two at once share the work.
 */
export async function reindex(order: Reindex): Promise<void> {
  const { pool, options, clock, searchServer, onProgress = () => {} } = order;
  const db = new Database(pool);
  const engine = createSearchEngine({ pool, options, clock });
  await withoutTimeLimit(pool, ensureDocumentIndex);
  const lastJob = await lastOf(db, 'jobs');
  const rule = documentRule(options);
  await walkAll(db, order, { task: JOBS_WALK, rule }, nextJobs, async (tx, ids) => {
    await engine.indexJobs(tx, ids);
    onProgress('jobs', ids.at(-1) ?? 0, lastJob);
  });
  const { text, values } = noteRule(rule, clock.now());
  await db.query({ text, values });
  const lastCompany = await lastOf(db, 'companies');
  await walkAll(db, order, { task: COMPANIES_WALK, rule }, nextCompanies, async (tx, ids) => {
    await engine.indexCompanies(tx, ids);
    onProgress('companies', ids.at(-1) ?? 0, lastCompany);
  });
  await withoutTimeLimit(pool, async (run) => {
    await run({ text: 'analyze job_search, search_suggestions, search_company_names', values: [] });
    await gatherStatistics(run, clock.now());
  });
  if (searchServer) await fillAnew(db, order, searchServer);
}

const LOOK_MS = 1000;

/** A worker may be at one that began before the documents were written anew: it is waited for. */
async function fillAnew(db: Database, { pool, onProgress }: Reindex, client: OpenSearch): Promise<void> {
  const build = () =>
    buildIndex({ db, pool, client, onProgress: (done, last) => onProgress?.('OpenSearch', done, last) });
  while (!(await build())) await pause(LOOK_MS);
}

type Next = (tx: Transaction, after: number, size: number) => Promise<number[]>;

/** A walk gives way after some minutes; this goes on until it is through. */
async function walkAll(
  db: Database,
  { clock, startsAnew = false, size = AT_ONCE }: Reindex,
  { task, rule }: { task: string; rule: string },
  next: Next,
  handle: (tx: Transaction, ids: number[]) => Promise<void>,
): Promise<void> {
  const open = await readOpenRound(db, task);
  // What was written by another rule has to be written again.
  const isGoingOn = !startsAnew && open?.startsWith(rule);
  const round = isGoingOn && open ? open : `${rule} ${clock.now().toISOString()}`;
  do await walkInBatches(db, { task, round, startsAnew: true, now: clock.now(), next, handle, size });
  while ((await readOpenRound(db, task)) === round);
}

/** The round of a walk that is not through. */
async function readOpenRound(db: Database, task: string): Promise<string | undefined> {
  const { rows } = await db.query<{ round: string }>(sql`
    select round from task_positions where task = ${task} and position is not null`);
  return rows[0]?.round;
}

/** Open jobs, and those that are no longer open and still in the index. */
async function nextJobs(tx: Transaction, after: number, size: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from jobs where id > ${after}
      and (status = 'open' or exists (select from job_search where job_id = jobs.id))
    order by id limit ${size}`);
  return rows.map(({ id }) => id);
}

/** Locked: a company that is renamed meanwhile would otherwise get its old names back. */
async function nextCompanies(tx: Transaction, after: number, size: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from companies where id > ${after} order by id limit ${size} for share`);
  return rows.map(({ id }) => id);
}

async function lastOf(db: Database, table: 'jobs' | 'companies'): Promise<number> {
  const [row] = await runOn(db)<{ last: number | null }>({ text: `select max(id) as last from ${table}`, values: [] });
  return row?.last ?? 0;
}
