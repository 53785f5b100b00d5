import type pg from 'pg';
import { RESTORE_MARK } from '../../src/platform/database/migrate.ts';
import { CommandProblem } from '../commands/run-command.ts';

/** What waits for the queue until everything else is there. */
export const WAITING_TASKS = { name: 'restore_tasks', columns: ['task'] };

type Asked = Pick<pg.ClientBase, 'query'>;

/**
 * Marks the database as half restored, so that nothing else takes it for whole. Gives whether an earlier try with the
 * same archive has loaded the rows already; any other database that holds something is refused.
 */
export async function beginRestore(client: Asked, archive: string): Promise<{ isLoaded: boolean }> {
  const earlier = await readMark(client);
  if (!earlier) await assertEmpty(client);
  if (earlier?.is_loaded) {
    if (earlier.archive === archive) return { isLoaded: true };
    throw new CommandProblem(
      'Another archive was restored here and not finished. Restore that one, or take an empty database.',
    );
  }
  await client.query(`
    drop table if exists ${RESTORE_MARK}, ${WAITING_TASKS.name};
    create table ${RESTORE_MARK} (archive text not null, is_loaded boolean not null default false);
    create table ${WAITING_TASKS.name} (id bigint generated always as identity primary key, task text not null)`);
  await client.query(`insert into ${RESTORE_MARK} (archive) values ($1)`, [archive]);
  return { isLoaded: false };
}

async function readMark(client: Asked): Promise<{ archive: string; is_loaded: boolean } | undefined> {
  const { rows } = await client.query('select to_regclass($1) is not null as "isThere"', [RESTORE_MARK]);
  if (!rows[0]?.isThere) return undefined;
  return (
    (await client.query(`select archive, is_loaded from ${RESTORE_MARK}`)).rows[0] ?? { archive: '', is_loaded: false }
  );
}

async function assertEmpty(client: Asked): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and n.nspname not in ('information_schema') and n.nspname not like 'pg\\_%'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`);
  if (rows.length === 0) return;
  throw new CommandProblem(
    `The database is not empty (${rows.length} tables, e.g. ${rows[0]?.name}). Nothing was changed. ` +
      'Name an empty one with --into, or another data folder in PARLEY_DATA_DIR.',
  );
}

export async function noteLoaded(client: Asked): Promise<void> {
  await client.query(`update ${RESTORE_MARK} set is_loaded = true`);
}

export async function endRestore(client: Asked): Promise<void> {
  await client.query(`drop table ${RESTORE_MARK}, ${WAITING_TASKS.name}`);
}
