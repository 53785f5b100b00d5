import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchEngine } from '#src/modules/search/server/engine/engine.ts';
import type { SearchRequest } from '#src/modules/search/server/engine/jobs/request.ts';
import { buildIndex } from '#src/modules/search/server/engine/opensearch/build-index.ts';
import { followChanges } from '#src/modules/search/server/engine/opensearch/follow-changes.ts';
import { indexShape } from '#src/modules/search/server/engine/opensearch/index-shape.ts';
import { pushChanges } from '#src/modules/search/server/engine/opensearch/push-changes.ts';
import { readIndexBacklog } from '#src/modules/search/server/engine/opensearch/serving-index.ts';
import { readEnv } from '#src/platform/env.ts';
import { OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import { searchServerCheck } from '../scripts/doctor/check-search-server.ts';
import { buildSearchIndex } from './build-search-index.ts';
import { createJob } from './factories/create-job.ts';
import { rounds } from './rounds.ts';
import { type HeldGround, holdCounts, holdRanked, holdSearches, openHeldGround } from './search/equals-brute-force.ts';
import { randomRequest } from './search/random-request.ts';
import { type RunningOpenSearch, startOpenSearch } from './start-opensearch.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const NOW = new Date('2026-11-15T06:30:00Z');
const JOBS = 600;
const ALL: SearchRequest = { scope: 'all', sort: 'latest', page: 1, size: 50 };

let server: RunningOpenSearch;
let ground: HeldGround;
let client: OpenSearch;
let engine: SearchEngine;
const answered = { opensearch: 0, postgres: 0 };

beforeAll(async () => {
  const starting = startOpenSearch();
  starting.catch(() => {});
  ground = await openHeldGround(NOW, JOBS);
  server = await starting;
  client = new OpenSearch({
    url: `${server.url}/held`,
    log: pino({ level: 'silent' }),
    onAnswer: (by) => {
      answered[by] += 1;
    },
  });
  await build();
  engine = ground.engineWith(undefined, client);
});

afterAll(async () => {
  client?.close();
  await ground?.close();
  await server?.stop();
});

beforeEach(() => Object.assign(answered, { opensearch: 0, postgres: 0 }));

const build = (more: { size?: number; onProgress?(): void } = {}) =>
  buildIndex({ db: ground.database.db, pool: ground.searchPool, client, ...more });

/** Changes a job and its search row in one transaction, as a verb does. */
async function change(jobId: number, text: string): Promise<void> {
  await ground.database.db.transaction(async (tx) => {
    await tx.query({ text: `update jobs set ${text} where id = ${jobId}`, values: [] });
    await ground.engine.indexJobs(tx, [jobId]);
  });
}

const close = (jobId: number) => change(jobId, `status = 'closed', closed_at = now()`);
const reopen = (jobId: number) => change(jobId, `status = 'open', closed_at = null`);

async function follow<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const { url, database, searchPool } = ground;
  const following = followChanges({ db: database.db, pool: searchPool, databaseUrl: url, client });
  try {
    return await work();
  } finally {
    await following.close();
  }
}

/** Until everything is told and seen. */
async function settle(): Promise<void> {
  await follow(() => expect.poll(backlog).toEqual({ depth: 0, age: 0 }));
  await client.refresh(await serving());
}

describe('search on OpenSearch', () => {
  it('RUN-08 TRU-06 SRCH-03 gives exactly the jobs that satisfy every filter, in the promised order', async () => {
    const levelByLevel = ground.engineWith({ few: 0, reserve: 2, longestWalk: 0 }, client);
    await holdSearches(ground, [engine, levelByLevel], rounds(100, 1000));
    expect(answered.postgres).toBe(0);
  });

  it('RUN-08 SRCH-14 counts and facets are those of brute force', async () => {
    await holdCounts(ground, engine, rounds(15, 80));
    expect(answered.postgres).toBe(0);
  });

  it('RUN-08 TRU-06 recommendations and similar jobs satisfy the filters, and are those of the database', async () => {
    await holdRanked(ground, engine, rounds(15, 100));
    expect(answered.postgres).toBe(0);
  });

  it('RUN-08 pays, lists of the newest and related jobs are those of the database', async () => {
    const byPay = (one: { currencyId: number; monthly: number }, other: typeof one) =>
      one.currencyId - other.currencyId || one.monthly - other.monthly;
    for (let seed = 30_000; seed < 30_030; seed += 1) {
      const request = randomRequest(seed, ground.jobs, ground.options);
      const [there, here] = [await engine.pays(request), await ground.engine.pays(request)];
      expect({ ...there, pays: there.pays.sort(byPay) }).toEqual({ ...here, pays: here.pays.sort(byPay) });
      const lists = [30_100, 30_200].map((more) => ({
        filters: { ...randomRequest(seed + more, ground.jobs, ground.options), text: undefined },
        size: 7,
      }));
      expect(await engine.latest(lists)).toEqual(await ground.engine.latest(lists));
      const [found, own] = [await engine.search(request), await ground.engine.search(request)];
      expect(found).toEqual(own);
    }
    expect(answered.postgres).toBe(0);
  });

  it('RUN-08 jobs of one millisecond keep their order', async () => {
    const [first = 0, second = 0, third = 0] = ground.jobs.map(({ id }) => id);
    const at = (micro: string) => `posted_at = '2026-11-15 06:30:30.123${micro}+00'`;
    for (const [id, micro] of [
      [first, '002'],
      [second, '001'],
      [third, '003'],
    ] as const)
      await ground.database.pool.query(`update job_search set ${at(micro)} where job_id = $1`, [id]);
    await settle();
    await expect.poll(newest).toEqual([third, first, second]);
    expect((await ground.engine.search(ALL)).jobIds.slice(0, 3)).toEqual([third, first, second]);
    // As they were, for those below.
    for (const id of [first, second, third]) await reopen(id);
    await settle();
  });

  const newest = async () => (await engine.search(ALL)).jobIds.slice(0, 3);

  it('RUN-08 JOB-03 a job that is closed or deleted is not found two seconds later', async () => {
    const { jobIds } = await engine.search(ALL);
    const [closed = 0, deleted = 0] = jobIds;
    await follow(async () => {
      const startedAt = performance.now();
      await close(closed);
      await ground.database.pool.query('delete from job_search where job_id = $1', [deleted]);
      await expect.poll(async () => (await engine.search(ALL)).jobIds).not.toContain(closed);
      await expect.poll(async () => (await engine.search(ALL)).jobIds).not.toContain(deleted);
      expect(performance.now() - startedAt).toBeLessThan(2000);
      await reopen(closed);
      await reopen(deleted);
      await expect.poll(async () => (await engine.search(ALL)).jobIds).toEqual(jobIds);
    });
    expect(answered.postgres).toBe(0);
  });

  it('RUN-08 what arrives late never replaces what is newer', async () => {
    const index = await serving();
    const [jobId = 0] = (await engine.search(ALL)).jobIds;
    await client.write(index, [{ id: jobId, version: 1_000_000, document: null }]);
    await client.write(index, [{ id: jobId, version: 999_999, document: '{"doc":[],"posted_at":1,"job_id":1}' }]);
    await client.refresh(index);
    expect(await client.count(index)).toBe(ground.jobs.length - 1);
    await build();
    expect((await engine.search(ALL)).jobIds[0]).toBe(jobId);
  });

  it('RUN-08 RUN-12 a new index is filled while jobs change and people search, and nobody sees it half', async () => {
    const [closed = 0, moved = 0] = ground.jobs.map(({ id }) => id);
    const before = await serving();
    let isFilling = true;
    let changes = Promise.resolve();
    const wanted = (await ground.engine.search(ALL)).jobIds.filter((id) => id !== closed && id !== moved);
    const searching = (async () => {
      while (isFilling) {
        const { jobIds } = await engine.search(ALL);
        expect(wanted.slice(0, 40).every((id) => jobIds.includes(id))).toBe(true);
      }
    })();
    // Both stand in the first portion: it has been read, and is on its way or there, when they change.
    const onProgress = () => {
      changes = changes.then(() => close(closed)).then(() => change(moved, `posted_at = '2026-11-15 05:00:00+00'`));
    };
    await build({ size: 50, onProgress });
    isFilling = false;
    await searching;
    await changes;
    expect(await serving()).not.toBe(before);
    expect(await client.exists(before)).toBe(false);
    await reopen(closed);
    await settle();
    const pages = async (one: SearchEngine) =>
      Promise.all([1, 5, 9, 12].map(async (page) => (await one.search({ ...ALL, page })).jobIds));
    expect(await pages(engine)).toEqual(await pages(ground.engine));
    expect(await client.count(await serving())).toBe(ground.jobs.length);
  });

  it('RUN-08 a document that is refused is set aside with its reason, and those behind it are told', async () => {
    const { db, pool } = ground.database;
    const narrow = `${client.prefix}-narrow`;
    const { comparable_pay, ...properties } = indexShape.mappings.properties;
    expect(comparable_pay.type).toBe('long');
    const mappings = { ...indexShape.mappings, properties: { ...properties, comparable_pay: { type: 'integer' } } };
    await client.create(narrow, { settings: indexShape.settings, mappings });
    await pool.query('insert into search_indexes (name, shape) values ($1, 0)', [narrow]);
    const [first = 0, ...others] = ground.jobs.slice(0, 150).map(({ id }) => id);
    const [second = 0] = others;
    const pay = (ids: number[], amount: number) =>
      pool.query('update job_search set comparable_pay = $2 where job_id = any($1)', [ids, amount]);
    const refusals = async () => (await pool.query('select job_id, reason from search_refusals')).rows;

    await pay([first, second], 1000);
    expect(await pushChanges(db, client)).toBe(2);
    // More than its field can hold.
    await pay([first], 3e9);
    await pay([second], 2000);
    expect(await pushChanges(db, client)).toBe(2);
    expect(await refusals()).toEqual([{ job_id: first, reason: expect.stringContaining('comparable_pay') }]);
    expect(await readIndexBacklog(db)).toMatchObject([{ depth: 0, failed: 1 }]);
    // Nor is it found by what it was before.
    await client.refresh(narrow);
    expect(await client.count(narrow)).toBe(1);

    await pay([first], 1000);
    expect(await pushChanges(db, client)).toBe(1);
    expect(await refusals()).toEqual([]);

    // Where so many are refused the index is wrong, and the database answers until somebody has looked.
    await pay([first, ...others], 3e9);
    await expect(pushChanges(db, client)).rejects.toThrow('refuses 150 documents');
    expect(await readIndexBacklog(db)).toMatchObject([{ depth: 150, failed: 0 }]);
    await client.remove(narrow);
    expect(await pushChanges(db, client)).toBe(150);
    expect(await refusals()).toEqual([]);
    // As they were, for those below.
    for (const id of [first, ...others]) await reopen(id);
    await settle();
  });

  it('RUN-08 an index that is lost is made anew, and meanwhile the database answers', async () => {
    const wanted = await ground.engine.search(ALL);
    await client.remove(await serving());
    expect(await engine.search(ALL)).toEqual(wanted);
    expect(answered).toEqual({ opensearch: 0, postgres: 1 });
    await follow(() =>
      expect
        .poll(async () => {
          Object.assign(answered, { opensearch: 0, postgres: 0 });
          expect(await engine.search(ALL)).toEqual(wanted);
          return answered;
        })
        .toEqual({ opensearch: 1, postgres: 0 }),
    );
  });

  it('RUN-08 the product asks it as soon as a worker has filled its index, and the metrics tell', async () => {
    const app = await startTestApp({ OPENSEARCH_URL: `${server.url}/product`, PARLEY_ROLES: 'web,worker' });
    try {
      const { id } = await createJob(app.database.pool, { title: 'Lighthouse Keeper' });
      await buildSearchIndex(app.databaseUrl);
      const visitor = app.visitor({ 'country-id': '196' });
      const metrics = async () => {
        const { jobs } = await visitor.api('GET /job/search', { query: 'lighthouse' });
        expect(jobs.map((job) => job.id)).toEqual([id]);
        const headers = { authorization: `Bearer ${app.tokens.metrics.value}` };
        return (await visitor.fetch('/metrics', { headers })).text();
      };
      await expect.poll(metrics).toMatch(/search_answers_total\{by="opensearch"\} [1-9]/);
      await expect.poll(metrics).toContain('queue_depth{queue="opensearch"} 0');
      const [finding] = await searchFindings(app, `${server.url}/product`);
      expect(finding).toMatchObject({ state: 'ok', says: expect.stringContaining('has all 1 jobs') });
    } finally {
      await app.close();
    }
  });

  it('RUN-08 a server that dies in the middle loses nothing, and the database answers until it is back', async () => {
    const [closed = 0] = (await engine.search(ALL)).jobIds;
    await follow(async () => {
      const dying = server.kill();
      const during = await Promise.all(Array.from({ length: 20 }, () => engine.search(ALL)));
      await dying;
      for (const { jobIds } of during) expect(jobIds[0]).toBe(closed);
      await close(closed);
      // In the database it is closed from the commit on.
      expect((await engine.search(ALL)).jobIds).not.toContain(closed);
      expect(answered.postgres).toBeGreaterThan(0);
      expect((await backlog()).depth).toBe(1);
      await server.start();
      await expect.poll(backlog).toEqual({ depth: 0, age: 0 });
      await expect
        .poll(async () => {
          const asked = answered.opensearch;
          expect((await engine.search(ALL)).jobIds).not.toContain(closed);
          return answered.opensearch - asked;
        })
        .toBe(1);
    });
  });
});

/** What the doctor says. */
async function searchFindings(app: TestApp, url: string) {
  const site = { env: readEnv({ OPENSEARCH_URL: url }), root: '/', dataRoot: app.dataDir, migrations: '/' };
  return [await searchServerCheck.run({ site, db: app.database.db, now: () => new Date() })].flat();
}

async function backlog(): Promise<{ depth: number; age: number }> {
  const [state] = await readIndexBacklog(ground.database.db);
  return { depth: state?.depth ?? -1, age: state?.age ?? -1 };
}

async function serving(): Promise<string> {
  const { rows } = await ground.database.pool.query<{ name: string }>(
    'select name from search_indexes where is_serving',
  );
  return rows[0]?.name ?? '';
}
