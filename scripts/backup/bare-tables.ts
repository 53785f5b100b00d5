import pg from 'pg';
import type { Manifest } from './archive-parts.ts';

interface Taken {
  /** How it is taken away, and how it is put back. */
  drop: string;
  make: string;
}

/** Foreign keys, and checks that rows from before them need not meet. The rows come in any order; each key is checked when it is put back. */
const CONSTRAINTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint
  where connamespace = 'public'::regnamespace and conparentid = 0 and (contype = 'f' or contype = 'c' and not convalidated)
    and conrelid <> 0
  order by conrelid::regclass::text, conname`;

/** Indexes are made many times faster over all rows at once; those of keys stay, and those of partitioned tables. */
const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
  from pg_index i join pg_class t on t.oid = i.indrelid
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and not t.relispartition and i.indisvalid
    and not i.indisprimary and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  order by i.indexrelid::regclass::text`;

/**
 * Has tables filled without triggers, foreign keys and indexes, and puts those back. All of it is what the owner of the
 * tables may do: on a rented server nobody is a superuser.
 */
export async function withBareTables(
  client: pg.PoolClient,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: constraints } = await client.query<Taken>(CONSTRAINTS);
  for (const { drop } of constraints) await client.query(drop);
  const { rows: indexes } = await client.query<Taken>(INDEXES);
  for (const { drop } of indexes) await client.query(drop);
  const switchTriggers = async (how: 'disable' | 'enable') => {
    for (const table of tables) await client.query(`alter table ${pg.escapeIdentifier(table)} ${how} trigger user`);
  };
  await switchTriggers('disable');
  // What migrations have put there themselves is in the archive as it was.
  await client.query(`truncate ${tables.map(pg.escapeIdentifier).join(', ')}`);
  await fill();
  for (const { make } of [...indexes, ...constraints]) await client.query(make);
  await switchTriggers('enable');
}

const DEFAULT = 'DEFAULT';

/**
 * The parts of partitioned tables as the archive had them: the program makes and drops them as time goes by. A new one is
 * made after the default part, which has keys of its own that the whole table cannot have.
 */
export async function makeParts(
  client: pg.PoolClient,
  parts: Manifest['parts'],
  existing: Manifest['parts'],
): Promise<void> {
  const key = ({ name, bound }: Manifest['parts'][number]) => `${name} ${bound}`;
  const [wanted, there] = [new Set(parts.map(key)), new Set(existing.map(key))];
  for (const part of existing) {
    if (!wanted.has(key(part))) await client.query(`drop table ${pg.escapeIdentifier(part.name)}`);
  }
  for (const part of parts.filter((one) => !there.has(key(one)))) {
    const model = existing.find(({ parent, bound }) => parent === part.parent && bound === DEFAULT);
    const [name, parent, like] = [part.name, part.parent, model?.name ?? part.parent].map((one) =>
      pg.escapeIdentifier(one),
    );
    await client.query(`create table ${name} (like ${like} including all excluding identity)`);
    await client.query(`alter table ${parent} attach partition ${name} ${part.bound}`);
  }
}
