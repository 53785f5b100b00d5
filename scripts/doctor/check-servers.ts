import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../../src/platform/database/database.ts';
import { serverUrls } from '../../src/platform/database/servers.ts';
import { type Check, failed, type Ground, inTime, type Outcome, ok, warning } from './findings.ts';

const LONG_LAG_MS = 1000;
const MOST_LAG_MS = 5000;

/** A question to one server, on a connection of its own. */
async function askServer<Row>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } finally {
    client.end().catch(() => {});
  }
}

/** The same for the database of the site and for everything that stands for it. */
const IDENTITY = `select system_identifier || '/' || current_database() as identity from pg_control_system()`;

async function isSameDatabase(db: Database, url: string): Promise<boolean> {
  const [theirs] = await askServer<{ identity: string }>(url, IDENTITY);
  const { rows } = await db.query({ text: IDENTITY, values: [] });
  return theirs?.identity === rows[0]?.identity;
}

/** Several servers of which one takes writes: whether another could take its place. */
export const serversCheck: Check<Ground> = {
  name: 'fail-over',
  run: async ({ site: { env }, db }) => {
    const urls = serverUrls(env.DATABASE_URL ?? '');
    if (urls.length < 2) return ok('DATABASE_URL names one server');
    const states = await Promise.all(
      urls.map((url) =>
        askServer<{ state: string }>(
          url,
          `select case when pg_is_in_recovery() then 'standby' else 'primary' end as state`,
        ).then(
          ([row]) => row?.state ?? 'away',
          () => 'away',
        ),
      ),
    );
    const says = states.map((state, at) => `${at + 1}: ${state}`).join(', ');
    const { rows } = await db.query({
      text: `select count(*)::int as count from pg_stat_replication where sync_state in ('sync', 'quorum')`,
      values: [],
    });
    if (states.filter((state) => state === 'primary').length > 1)
      return failed(`${says}: two take writes`, 'stop the older one now, and make it a standby of the other');
    if (states.includes('away')) return warning(says, 'bring it back as a standby: nothing could take over now');
    if (!rows[0]?.count)
      return warning(
        `${says}, none of them synchronous`,
        'set synchronous_standby_names, or the last moments before a fail-over may be lost',
      );
    return ok(`${says}, synchronous`);
  },
};

export const poolerCheck: Check<Ground> = {
  name: 'pooler',
  run: async ({ site: { env }, db }) => {
    const url = env.DATABASE_POOLER_URL;
    if (!url) return ok('DATABASE_POOLER_URL is not set: processes connect to the server itself');
    if (!(await inTime(isSameDatabase(db, url))))
      return failed('it leads to another database than DATABASE_URL', 'let both lead to the same');
    const mode = await readPoolMode(url);
    const says = mode ? `it answers, in ${mode} mode` : 'it answers';
    const [limit] = await askServer<{ limit: string }>(url, `select current_setting('statement_timeout') as limit`);
    if (limit?.limit === '0')
      return warning(
        `${says}, and no statement outside a transaction has a time limit`,
        `alter role … set statement_timeout = '30s'`,
      );
    return ok(says);
  },
};

/** PgBouncer tells those who may use its console. */
async function readPoolMode(url: string): Promise<string | undefined> {
  const consoleUrl = url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, '$1pgbouncer');
  const rows = await askServer<{ key: string; value: string }>(consoleUrl, 'show config').catch(() => []);
  return rows.find(({ key }) => key === 'pool_mode')?.value;
}

export const replicaCheck: Check<Ground> = {
  name: 'replicas',
  run: async ({ site: { env }, db }) => {
    const urls = env.DATABASE_REPLICA_URL ?? [];
    if (urls.length === 0) return ok('DATABASE_REPLICA_URL is not set: the primary answers everything');
    return Promise.all(
      urls.map((url, at) =>
        inTime(lookAtReplica(db, url, `number ${at + 1}`)).catch((error: Error) =>
          failed(
            `number ${at + 1}: ${error.message || 'no connection'}`,
            'bring it back; the primary answers meanwhile',
          ),
        ),
      ),
    );
  },
};

async function lookAtReplica(db: Database, url: string, name: string): Promise<Outcome> {
  if (!(await isSameDatabase(db, url)))
    return failed(`${name} is a replica of another database`, 'name one that follows DATABASE_URL');
  const { rows } = await db.query({ text: 'select pg_current_wal_lsn()::text as position', values: [] });
  const begunAt = performance.now();
  for (;;) {
    const text = `select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"`;
    const [state] = await askServer<{ isReplica: boolean; isThere: boolean }>(url, text, [rows[0]?.position]);
    if (!state?.isReplica) return warning(`${name} is no replica, so nobody asks it`, 'name one that is');
    const lag = Math.round(performance.now() - begunAt);
    if (state.isThere && lag <= LONG_LAG_MS) return ok(`${name} is ${lag} ms behind at most`);
    if (state.isThere || lag > MOST_LAG_MS)
      return warning(
        `${name} is ${state.isThere ? lag : `more than ${lag}`} ms behind`,
        'the primary answers: find what holds it up',
      );
    await pause(50);
  }
}
