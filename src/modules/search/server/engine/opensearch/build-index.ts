import type { Database, Pool } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import { withoutTimeLimit } from '../core/run.ts';
import { documentOfRow, indexShape, SHAPE } from './index-shape.ts';
import { pushChanges } from './push-changes.ts';
import { writeChanges } from './write-changes.ts';

const AT_ONCE = 500;
const BUILD_LOCK = 0x6275696c;
/** Older than any note. */
const FIRST_VERSION = 0;

export interface Build {
  db: Database;
  pool: Pool;
  client: OpenSearch;
  /** Breaks it off. */
  signal?: AbortSignal;
  size?: number;
  onProgress?(done: number, last: number): void;
  /** Asked when nobody else builds any more: is it still needed? */
  isNeeded?(): Promise<boolean>;
}

/**
 * Fills a new index and lets it serve in place of the old one, while the site searches and jobs change: every change is
 * told to both. False when somebody else is building.
 */
export async function buildIndex(build: Build): Promise<boolean> {
  const { db, pool, client, isNeeded } = build;
  return withoutTimeLimit(pool, async (run) => {
    const lock = (name: string) =>
      run<{ done: boolean }>({ text: `select ${name}($1) as done`, values: [BUILD_LOCK] }).then(([row]) => row?.done);
    if (!(await lock('pg_try_advisory_lock'))) return false;
    try {
      if (isNeeded && !(await isNeeded())) return true;
      await dropUnfinished(db, client);
      const name = `${client.prefix}-jobs-${Date.now().toString(36)}`;
      await client.create(name, indexShape);
      try {
        await register(db, name);
        await fill(build, name);
        await catchUp(db, client);
        await client.refresh(name);
        await serve(db, client, name);
      } catch (error) {
        await dropUnfinished(db, client).catch(() => {});
        throw error;
      }
      return true;
    } finally {
      await lock('pg_advisory_unlock').catch(() => {});
    }
  });
}

/** What a build that was broken off has left. */
async function dropUnfinished(db: Database, client: OpenSearch): Promise<void> {
  const { rows } = await db.query<{ name: string }>(sql`select name from search_indexes where not is_serving`);
  for (const { name } of rows) {
    await client.remove(name);
    await db.query(sql`delete from search_indexes where name = ${name} and not is_serving`);
  }
}

/** From here on changes are noted for it. Whoever is changing a search row has not known of it: they are waited for. */
async function register(db: Database, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.query(sql`select from search_indexes`);
    if (rows.length === 0) {
      // Who writes a search row waits behind this: not for long.
      await tx.query(sql`set local lock_timeout = '4s'`);
      await tx.query(sql`lock table job_search in share mode`);
    }
    await tx.query(sql`insert into search_indexes (name, shape) values (${name}, ${SHAPE})`);
  });
}

async function fill({ db, client, signal, size = AT_ONCE, onProgress = () => {} }: Build, name: string): Promise<void> {
  const { last } = await db.queryOne<{ last: number | null }>(sql`select max(job_id) as last from job_search`);
  let writing: Promise<void> = Promise.resolve();
  for (let after = 0; ; ) {
    signal?.throwIfAborted();
    const { rows } = await db.query<{ job_id: number; document: string }>(sql`
      select s.job_id, ${documentOfRow} as document from job_search s
      where s.job_id > ${after} order by s.job_id limit ${size}`);
    await writing;
    const reached = rows.at(-1)?.job_id;
    if (reached === undefined) return;
    // The next portion is read while this one is written.
    writing = writeChanges(
      db,
      client,
      name,
      rows.map(({ job_id, document }) => ({ id: job_id, version: FIRST_VERSION, document })),
    );
    // Failures are thrown by the next await; without this they would count as unhandled until then.
    writing.catch(() => {});
    onProgress(reached, last ?? reached);
    after = reached;
  }
}

/** Until the changes that were noted by now are told; a worker may do it, and this does where there is none. */
async function catchUp(db: Database, client: OpenSearch): Promise<void> {
  const { last } = await db.queryOne<{ last: number | null }>(sql`select max(id) as last from search_changes`);
  const isWaiting = async () =>
    (
      await db.queryOne<{ waits: boolean }>(sql`
        select exists (select from search_changes where id <= ${last ?? 0}) as waits`)
    ).waits;
  while (last !== null && (await isWaiting())) await pushChanges(db, client);
}

/** One commit: whoever asks later asks the new one. Searches that are at the old one are answered by the database. */
async function serve(db: Database, client: OpenSearch, name: string): Promise<void> {
  const old = await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ name: string }>(sql`
      delete from search_indexes where name <> ${name} returning name`);
    const { rowCount } = await tx.query(sql`update search_indexes set is_serving = true where name = ${name}`);
    if (rowCount !== 1) throw new Error(`the index ${name} was given up while it was filled`);
    return rows;
  });
  for (const one of old) {
    await client
      .remove(one.name)
      .catch((error) => client.log.warn({ err: error, index: one.name }, 'an old index stays'));
  }
}
