import { RESTORE_MARK, readMigrationState } from '../../src/platform/database/migrate.ts';
import { type Check, failed, type Ground, nameSome, ok, warning } from './findings.ts';

const OLDEST_VERSION = 160_000;
const SLOW_SKEW_MS = 2000;
const WRONG_SKEW_MS = 30_000;

async function names({ db }: Ground, text: string): Promise<string[]> {
  const { rows } = await db.query({ text, values: [] });
  return rows.map((row) => String(row.name));
}

export const versionCheck: Check<Ground> = {
  name: 'database',
  run: async ({ db }) => {
    const { rows } = await db.query({
      text: `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
        pg_size_pretty(pg_database_size(current_database())) as size, current_setting('max_connections')::int as most,
        (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
      values: [],
    });
    const { version, number, size, most, used } = rows[0] as Record<string, string>;
    if (Number(number) < OLDEST_VERSION) return failed(`PostgreSQL ${version}`, 'use version 16 or newer');
    const says = `PostgreSQL ${version}, ${size}, ${used} of ${most} connections`;
    if (Number(used) > 0.8 * Number(most)) return warning(says, 'lower DATABASE_POOL or raise max_connections');
    return ok(says);
  },
};

export const migrationCheck: Check<Ground> = {
  name: 'migrations',
  run: async (ground) => {
    const { db, site } = ground;
    const asked = { query: (text: string) => db.query({ text, values: [] }) } as never;
    if ((await names(ground, `select 1 as name where to_regclass('${RESTORE_MARK}') is not null`)).length > 0)
      return failed('a restore has not finished', 'run npm run restore with the same archive again');
    const { pending, applied, unknown } = await readMigrationState(asked, site.migrations);
    if (unknown.length > 0)
      return failed(`the database knows ${nameSome(unknown)}, this program does not`, 'use the newer program');
    if (pending.length > 0) return warning(`${nameSome(pending)} have not run`, 'npm run migrate, or start the site');
    return ok(`all ${applied.length} have run, the last is ${applied.at(-1)}`);
  },
};

export const indexCheck: Check<Ground> = {
  name: 'indexes',
  run: async (ground) => {
    // Of a partitioned table it is valid once every part has one.
    const invalid = await names(
      ground,
      `select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1`,
    );
    if (invalid.length > 0)
      return failed(
        `${nameSome(invalid)} cannot be used: its building broke off`,
        'npm run migrate if one has not run, else reindex index concurrently NAME',
      );
    const open = await names(
      ground,
      'select conname::text as name from pg_constraint where not convalidated order by 1',
    );
    if (open.length > 0)
      return warning(`${nameSome(open)} hold for new rows only`, 'validate constraint in the next migration');
    return ok('all are valid, and all constraints hold');
  },
};

export const clockCheck: Check<Ground> = {
  name: 'clock',
  run: async ({ db, now }) => {
    const before = now().getTime();
    const { rows } = await db.query({ text: 'select extract(epoch from clock_timestamp()) * 1000 as ms', values: [] });
    const after = now().getTime();
    const theirs = Number(rows[0]?.ms);
    const off = theirs < before ? before - theirs : Math.max(0, theirs - after);
    const says = `${(off / 1000).toFixed(1)} s apart from the database's`;
    if (off > WRONG_SKEW_MS) return failed(says, 'set the clocks (NTP): codes and sessions end at the wrong time');
    return off > SLOW_SKEW_MS ? warning(says, 'set the clocks (NTP)') : ok(says);
  },
};

const MANY = 1000;

/** Parts are made ahead by the worker; a row that finds none is caught by the default part. */
export const partsCheck: Check<Ground> = {
  name: 'partitions',
  run: async (ground) => {
    const rest = await names(
      ground,
      `select oid::regclass::text as name from pg_class
       where relispartition and pg_get_expr(relpartbound, oid) = 'DEFAULT' order by 1`,
    );
    const filled: string[] = [];
    for (const table of rest) {
      const rows = await names(ground, `select 1 as name from ${table} limit ${MANY}`);
      if (rows.length > 0) filled.push(`${table} (${rows.length === MANY ? `${MANY} or more` : rows.length})`);
    }
    if (rest.length === 0) return ok('no table has parts');
    if (filled.length === 0) return ok(`${rest.length} tables have parts, and every row is in one`);
    return warning(`rows that found no part: ${nameSome(filled)}`, 'is a worker running? It makes the parts ahead');
  },
};
