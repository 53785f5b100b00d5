import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { DocumentChange, OpenSearch } from '#src/platform/opensearch/opensearch.ts';

/** A few documents are at fault themselves; if there are more, the index is, and nobody should search in what is left. */
const MOST_REFUSED = 100;
const LONGEST_REASON = 500;

/** Writes changes to one index. A document that it refuses is set aside with the reason, and the others go on. */
export async function writeChanges(
  db: Database | Transaction,
  client: OpenSearch,
  index: string,
  changes: readonly DocumentChange[],
): Promise<void> {
  const refused = await client.write(index, changes);
  if (refused.length === 0) return;
  const reasons = new Map(refused.map(({ id, reason }) => [id, reason.slice(0, LONGEST_REASON)]));
  await db.query(sql`
    insert into search_refusals (index_name, job_id, reason)
    select ${index}, * from unnest(${[...reasons.keys()]}::bigint[], ${[...reasons.values()]}::text[])
    on conflict (index_name, job_id) do update set reason = excluded.reason, refused_at = excluded.refused_at`);
  const { count } = await db.queryOne<{ count: number }>(sql`
    select count(*) as count from search_refusals where index_name = ${index}`);
  const [first] = refused;
  if (count > MOST_REFUSED) throw new Error(`${index} refuses ${count} documents, ${first?.id}: ${first?.reason}`);
  // What the job was before must not be found either.
  const gone = changes.filter(({ id }) => reasons.has(id)).map((change) => ({ ...change, document: null }));
  await client.write(index, gone);
  for (const { id, reason } of refused) client.log.warn({ index, job: id, reason }, 'OpenSearch refused a document');
}
