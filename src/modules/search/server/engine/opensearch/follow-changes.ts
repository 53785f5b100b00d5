import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Pool } from '#src/platform/database/database.ts';
import { listen } from '#src/platform/database/listen.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import { buildIndex } from './build-index.ts';
import { SHAPE } from './index-shape.ts';
import { pushChanges } from './push-changes.ts';

/** Without a word from the database it looks by itself after so long. */
const LOOK_MS = 1000;
const LONGEST_PAUSE_MS = 5000;
const CHECK_MS = 60_000;

interface Follow {
  db: Database;
  pool: Pool;
  databaseUrl: string;
  client: OpenSearch;
}

/**
 * In a worker: tells OpenSearch of every change as soon as it is committed, and makes the index where there is none. What
 * it does not take waits in the database.
 */
export function followChanges({ db, pool, databaseUrl, client }: Follow): { close(): Promise<void> } {
  const { log } = client;
  const end = new AbortController();
  const { signal } = end;
  let sleep = new AbortController();
  const wake = () => sleep.abort();
  signal.addEventListener('abort', wake);
  const listener = listen(databaseUrl, log, {
    channel: 'search_changes',
    name: 'parley search changes',
    onMessage: wake,
    onGap: wake,
  });
  let checkAt = 0;
  const follow = async (): Promise<void> => {
    if (performance.now() >= checkAt) {
      await ensureIndex({ db, pool, client, signal });
      checkAt = performance.now() + CHECK_MS;
    }
    while ((await pushChanges(db, client)) > 0 && !signal.aborted);
  };
  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; ) {
      // A change from here on ends the pause below at once.
      sleep = new AbortController();
      try {
        await follow();
        if (failures > 0) log.info({}, 'OpenSearch takes changes again');
        failures = 0;
        await pause(LOOK_MS, undefined, { signal: sleep.signal }).catch(() => {});
      } catch (error) {
        if (signal.aborted) return;
        if (failures === 0) log.warn({ err: error }, 'OpenSearch takes no changes; they wait');
        failures += 1;
        checkAt = 0;
        await pause(Math.min(LOOK_MS * failures, LONGEST_PAUSE_MS), undefined, { signal }).catch(() => {});
      }
    }
  };
  const running = run();
  return {
    close: async () => {
      end.abort();
      await listener.close();
      await running;
    },
  };
}

/** At the start, after an upgrade that writes documents otherwise, and where OpenSearch has lost what it had. */
async function ensureIndex(parts: { db: Database; pool: Pool; client: OpenSearch; signal: AbortSignal }) {
  const { db, client } = parts;
  const isNeeded = async () => {
    const { rows } = await db.query<{ name: string }>(sql`
      select name from search_indexes where is_serving and shape = ${SHAPE}`);
    const [serving] = rows;
    return !serving || !(await client.exists(serving.name));
  };
  if (!(await isNeeded())) return;
  const startedAt = performance.now();
  if (await buildIndex({ ...parts, isNeeded })) {
    client.log.info({ seconds: (performance.now() - startedAt) / 1000 }, 'an index of OpenSearch was filled');
  }
}
