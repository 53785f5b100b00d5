import type pg from 'pg';
import { RESTORE_MARK } from '../../src/platform/database/migrate.ts';
import type { ArchivedTable, Manifest, Trailer } from './archive-parts.ts';

/** Written by migrations themselves, by a restore, and about indexes elsewhere, which are made anew. */
const NOT_ARCHIVED = [
  'schema_migrations',
  RESTORE_MARK,
  'restore_tasks',
  'search_indexes',
  'search_changes',
  'search_refusals',
];

/** All tables of the product with the columns that hold something of their own; parts go with the table they are part of. */
export async function readTables(client: pg.PoolClient): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>({
    text: `select c.relname as name, c.relkind = 'p' as "isPartitioned",
        array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by c.oid order by c.relname`,
    values: [NOT_ARCHIVED],
  });
  return rows;
}

export async function readParts(client: pg.PoolClient): Promise<Manifest['parts']> {
  const { rows } = await client.query<Manifest['parts'][number]>(
    `select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
     where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`,
  );
  return rows;
}

/** Counters do not belong to a snapshot: read after the tables they are at least as far as any row. */
export async function readSequences(client: pg.PoolClient): Promise<Trailer['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null; first: string }>(
    `select s.sequencename as name, s.last_value::text as last, s.start_value::text as first from pg_sequences s
     where s.schemaname = 'public' order by 1`,
  );
  return rows.map(({ name, last, first }) => ({ name, last: last ?? first, isCalled: last !== null }));
}
