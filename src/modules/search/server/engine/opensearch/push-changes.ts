import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type DocumentChange, type OpenSearch, OpenSearchRefusal } from '#src/platform/opensearch/opensearch.ts';
import { documentOfRow } from './index-shape.ts';
import { writeChanges } from './write-changes.ts';

const AT_ONCE = 500;
const PUSH_LOCK = 0x70757368;
const NOT_FOUND = 404;

interface NotedChange {
  id: number;
  job_id: number;
  /** The latest of its job. */
  isLast: boolean;
  /** What the job is, beside its latest change; null when it is not open any more. */
  document: string | null;
}

/**
 * Empties the outbox `search_changes`: tells every index of the jobs that have changed, the first noted first, and
 * forgets what they have taken; gives how many. What a job is and the number of its last note are read at one moment,
 * so that whatever arrives late or twice never replaces something newer.
 */
export function pushChanges(db: Database, client: OpenSearch): Promise<number> {
  return db.transaction(async (tx) => {
    // Another worker is at it: two would only do it twice.
    const { isFree } = await tx.queryOne<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock(${PUSH_LOCK}) as "isFree"`,
    );
    if (!isFree) return 0;
    const { rows } = await tx.query<NotedChange>(sql`
      with noted as (select id, job_id, lead(id) over (partition by job_id order by id) is null as is_last
        from (select id, job_id from search_changes order by id limit ${AT_ONCE}) first)
      select noted.id, noted.job_id, noted.is_last as "isLast",
        case when noted.is_last and s.job_id is not null then ${documentOfRow} end as document
      from noted left join job_search s on s.job_id = noted.job_id`);
    if (rows.length === 0) return 0;
    const changes = rows
      .filter(({ isLast }) => isLast)
      .map(({ id, job_id, document }) => ({ id: job_id, version: id, document }));
    // What is refused again is set aside again.
    await tx.query(sql`delete from search_refusals where job_id = any(${changes.map(({ id }) => id)}::bigint[])`);
    const { rows: indexes } = await tx.query<{ name: string }>(sql`select name from search_indexes`);
    // One after the other: when one fails, nothing of another may still be on its way to this transaction.
    for (const { name } of indexes) await tell(tx, client, name, changes);
    await tx.query(sql`delete from search_changes where id = any(${rows.map(({ id }) => id)}::bigint[])`);
    return rows.length;
  });
}

/** An index that is gone need not be told of anything: it is made anew. */
async function tell(tx: Transaction, client: OpenSearch, name: string, changes: DocumentChange[]): Promise<void> {
  try {
    await writeChanges(tx, client, name, changes);
  } catch (error) {
    if (!(error instanceof OpenSearchRefusal) || error.status !== NOT_FOUND) throw error;
    const { rowCount } = await tx.query(sql`delete from search_indexes where name = ${name}`);
    if (rowCount) client.log.warn({ err: error, index: name }, 'an index of OpenSearch is gone');
  }
}
