import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { MOST_BEHIND_SECONDS, readServing } from '../../src/modules/search/server/engine/opensearch/serving-index.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { OpenSearch } from '../../src/platform/opensearch/opensearch.ts';
import { type Check, failed, type Ground, type Outcome, ok, warning } from './findings.ts';

const HERE = 'the database answers searches';

export const searchServerCheck: Check<Ground> = {
  name: 'OpenSearch',
  run: async ({ db, site }) => {
    const url = site.env.OPENSEARCH_URL;
    if (!url) return ok(`OPENSEARCH_URL is not set: ${HERE}`);
    const client = new OpenSearch({ url, log: pino({ level: 'silent' }) });
    let version: string;
    try {
      version = await client.ping();
    } catch (error) {
      const { cause, message } = error as Error;
      const why = (cause as Error | undefined)?.message || message;
      return failed(why, `bring it back: ${HERE} meanwhile, and changes wait for it`);
    }
    const { index, behind } = await readServing(db);
    const worker = 'is a worker running (PARLEY_ROLES=worker)? Its log says what OpenSearch does not take';
    if (!index) return warning(`${version} has no index that is full: ${HERE}`, worker);
    if (behind > MOST_BEHIND_SECONDS) {
      return warning(`${version} is ${Math.round(behind)} s behind: ${HERE}`, worker);
    }
    return compare(db, client, index, version);
  },
};

const TRIES = 5;
const APART_MS = 1000;

/** Jobs that change meanwhile make a difference for a moment. */
async function compare(db: Database, client: OpenSearch, index: string, version: string): Promise<Outcome> {
  let says = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await pause(APART_MS);
    const { count, refused, example } = await db.queryOne<{ count: number; refused: number; example: string }>(sql`
      select (select count(*) from job_search) as count, count(*) as refused, min(job_id || ': ' || reason) as example
      from search_refusals where index_name = ${index}`);
    const there = await client.count(index);
    if (there === count && refused === 0) return ok(`${version} has all ${count} jobs`);
    if (there === count - refused) {
      const todo =
        'nobody finds these jobs until they change, or until npm run reindex has made an index that takes them';
      return warning(`${version} refuses ${refused} of ${count} jobs, e.g. ${example}`, todo);
    }
    says = `${version} has ${there} jobs, the database ${count}`;
  }
  return failed(says, 'npm run reindex');
}
