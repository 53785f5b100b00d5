import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartError } from '../start-error.ts';

/** Any number that no other program uses on this database. */
const MIGRATION_LOCK = 7_236_001;

/**
 * Brings the database to the newest version: runs every file of the folder that has not run yet, in the order of the
 * names, each in its own transaction. Several processes may call it at once; one does the work.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const files = await listMigrations(folder);
  const client = await pool.connect();
  try {
    // A change of a large table takes its time, and so does waiting for the process that makes it.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const done = new Set(rows.map((row) => row.name));
    const ahead = [...done].find((name) => !files.includes(name));
    if (ahead) throw new StartError(`The database is newer than this program (it knows ${ahead}). Update the program.`);
    const pending = files.filter((name) => !done.has(name));
    for (const name of pending) await apply(client, name, await readFile(join(folder, name), 'utf8'));
    return pending;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    // The connection goes too, and what was set for it.
    client.release(true);
  }
}

/** Names of all changes that a database must have had for this program to work on it, in their order. */
export async function listMigrations(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function apply(client: pg.PoolClient, name: string, sql: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartError(`The migration ${name} failed: ${(error as Error).message}`);
  }
}
