import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

/** Foreign keys that need no index, each with its reason. */
const EXCEPTIONS: Record<string, string> = {};

describe('foreign keys', () => {
  let ground: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    ground = await createTestDatabase();
  });
  afterAll(async () => {
    await ground.database.close();
    await ground.drop();
  });

  it('RUN-02 each has an index that begins with it, so that deleting what it names scans no table', async () => {
    // An index may leave out rows that name nothing, but no others: whoever is deleted is looked for in all of them.
    const { rows } = await ground.database.pool.query<{ key: string }>(`
      select link.conrelid::regclass || '(' || names.list || ')' as key
      from pg_constraint link
      cross join lateral (
        select string_agg(field.attname, ', ' order by at) as list, array_agg(field.attname::text order by at) as fields
        from unnest(link.conkey) with ordinality as key (number, at)
        join pg_attribute field on field.attrelid = link.conrelid and field.attnum = key.number) names
      where link.contype = 'f' and link.connamespace = 'public'::regnamespace and not exists (
        select from pg_index one
        where one.indrelid = link.conrelid and one.indisvalid
          and (one.indkey::int2[])[0:cardinality(link.conkey) - 1] @> link.conkey
          and (one.indpred is null
            or pg_get_expr(one.indpred, one.indrelid) = '(' || names.fields[1] || ' IS NOT NULL)'))
      order by 1`);
    expect(rows.map(({ key }) => key)).toEqual(Object.keys(EXCEPTIONS).sort());
  });
});
