import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

interface Link {
  table: string;
  column: string;
  /** Where its rows are: the table itself, or its parts. */
  parts: string[];
  /** What happens to a row when what it names is deleted: it goes too, forgets the name, or stands in the way. */
  fate: 'goes' | 'forgets' | 'stays';
}

/** The columns that name an account or a session, by their foreign keys: a table that is added later is among them. */
export async function findLinks(tx: Reader, target: 'accounts' | 'sessions'): Promise<Link[]> {
  const { rows } = await tx.query<Link>(sql`
    select link.conrelid::regclass::text as "table", field.attname as "column",
      coalesce((select array_agg(part.relid::text) from pg_partition_tree(link.conrelid) part where part.isleaf),
        array[link.conrelid::regclass::text]) as parts,
      case link.confdeltype when 'c' then 'goes' when 'n' then 'forgets' else 'stays' end as fate
    from pg_constraint link
    join pg_attribute field on field.attrelid = link.conrelid and field.attnum = link.conkey[1]
    where link.contype = 'f' and link.confrelid = ${target}::regclass and cardinality(link.conkey) = 1
      and link.conparentid = 0
    order by 1, 2`);
  return rows;
}
