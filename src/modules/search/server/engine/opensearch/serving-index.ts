import type { Database, Reader } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { QueueState } from '#src/platform/metrics.ts';
import type { OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import { SHAPE } from './index-shape.ts';

/** Who is further behind is not asked: the database knows better. */
export const MOST_BEHIND_SECONDS = 2;
/** What is known of it is looked up again after so long, and before the next search after so long. */
const RENEW_MS = 500;
const OLDEST_MS = 1000;
const MANY = 100_000;

interface Serving {
  index: string | null;
  /** For how many seconds the oldest change has waited to be told. */
  behind: number;
}

export async function readServing(db: Reader): Promise<Serving> {
  return db.queryOne<Serving>(sql`
    select (select name from search_indexes where is_serving and shape = ${SHAPE}) as index,
      coalesce((select extract(epoch from clock_timestamp() - noted_at)::float8
        from search_changes order by id limit 1), 0) as behind`);
}

/** Tells which index may be asked now: undefined where the database has to answer. */
export function createServingIndex(db: Reader, client: OpenSearch): () => Promise<string | undefined> {
  let known: Promise<Serving> | undefined;
  let readAt = 0;
  const renew = () => {
    readAt = performance.now();
    known = readServing(db);
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
  return async () => {
    if (client.isAway) return undefined;
    const age = performance.now() - readAt;
    const last = known;
    const next = !last || age > RENEW_MS ? renew() : last;
    const { index, behind } = await (last && age <= OLDEST_MS ? last : next);
    return index !== null && behind <= MOST_BEHIND_SECONDS ? index : undefined;
  };
}

/** Changes that wait to be told and documents that are refused, for the metrics; nothing where there is no index. */
export async function readIndexBacklog(db: Reader): Promise<QueueState[]> {
  const { is_followed, depth, failed } = await db.queryOne<{ is_followed: boolean; depth: number; failed: number }>(sql`
    select exists (select from search_indexes) as is_followed,
      (select count(*) from search_refusals) as failed,
      (select count(*) from (select from search_changes limit ${MANY}) waiting) as depth`);
  if (!is_followed && depth === 0) return [];
  const { behind } = await readServing(db);
  return [{ name: 'opensearch', depth, age: behind, failed }];
}

/** Nobody tells an OpenSearch any more: nothing is noted for it, and a later one starts with an index of its own. */
export async function forgetIndexes(db: Database): Promise<void> {
  const { rowCount } = await db.query(sql`delete from search_indexes`);
  if (rowCount) await deleteInBatches(db, { table: 'search_changes', where: sql`true`, by: 'id' });
}
