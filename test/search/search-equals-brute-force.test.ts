import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choiceNames, flagNames } from '#src/modules/search/filters.ts';
import type { IndexedJob } from '#src/modules/search/server/engine/jobs/document.ts';
import { documentFacts } from '#src/modules/search/server/engine/jobs/document-facts.ts';
import { JOBS_TO_INDEX } from '#src/modules/search/server/engine/jobs/index-jobs.ts';
import { loadDemo } from '../../scripts/demo/load-demo.ts';
import { rounds } from '../rounds.ts';
import { bruteForce, choicesOf, type PlainJob, passes, toPlainJob } from './brute-force.ts';
import { cityOf, randomRequest } from './random-request.ts';
import { openSearchGround, type SearchGround } from './search-ground.ts';

const NOW = new Date('2026-11-15T06:30:00Z');
const JOBS = 2000;
const COUNTED = rounds(40, 80);
const REQUESTS = rounds(300, 2200);

let ground: SearchGround;
let jobs: PlainJob[];

beforeAll(async () => {
  ground = await openSearchGround(NOW);
  await loadDemo(ground.database.pool, { jobs: JOBS, seed: 7, now: NOW, onProgress: () => {} });
  await ground.database.pool.query(`insert into boss_facts (account_id, replies_within, is_inactive)
    select distinct recruiter_id, (array[1, 3, 7, null])[1 + recruiter_id % 4], recruiter_id % 5 = 0 from jobs`);
  await ground.engine.rebuild();
  const { rows } = await ground.database.pool.query<IndexedJob>(`${JOBS_TO_INDEX} where j.status = 'open'`);
  const facts = documentFacts(ground.options);
  jobs = rows.map((job) => toPlainJob(job, ground.options, facts));
}, 120_000);

afterAll(() => ground?.close());

describe('search against brute force', () => {
  it('TRU-06 SRCH-03 SRCH-01 gives exactly the jobs that satisfy every filter, in the promised order', async () => {
    const inWindows = ground.engineWith({ few: 0, reserve: 0.1, longestWalk: 0 });
    const onShortWalks = ground.engineWith({ few: 600, reserve: 2, longestWalk: 300 });
    const engines = [ground.engine, inWindows, onShortWalks];
    let found = 0;
    let withText = 0;
    for (let seed = 0; seed < REQUESTS; seed += 1) {
      const request = randomRequest(seed, jobs, ground.options);
      const { filters, understood } = await ground.engine.understand(request);
      const all = bruteForce(jobs, filters, understood, ground.options, NOW);
      const start = (request.page - 1) * request.size;
      // Small data would never be read in windows, so the requests are shared with engines whose windows and walks are too short.
      const answer = await (engines[seed % 3] ?? ground.engine).search(request);
      const context = `request ${seed}: ${JSON.stringify(request)}`;
      expect(answer.jobIds, context).toEqual(all.slice(start, start + request.size));
      expect(answer.hasMore, context).toBe(all.length > start + request.size);
      if (all.length) found += 1;
      if (all.length && request.text) withText += 1;
    }
    expect(found).toBeGreaterThan(REQUESTS / 4);
    expect(withText).toBeGreaterThan(REQUESTS / 10);
  }, 600_000);

  it('SRCH-01 SRCH-03 SRCH-14 counts and facets are exact where they are not marked as estimates', async () => {
    let exact = 0;
    for (let seed = 10_000; seed < 10_000 + COUNTED; seed += 1) {
      const request = randomRequest(seed, jobs, ground.options);
      const { filters, understood } = await ground.engine.understand(request);
      const all = bruteForce(jobs, filters, understood, ground.options, NOW);
      const count = await ground.engine.count(request);
      if (!count.isEstimate) expect(count.value, JSON.stringify(request)).toBe(all.length);
      const { facets, isEstimate } = await ground.engine.facets(request);
      if (isEstimate) continue;
      exact += 1;
      const left = (change: Partial<typeof request>) =>
        bruteForce(jobs, { ...filters, ...change }, understood, ground.options, NOW).length;
      const counted = (name: keyof typeof facets, id: number) => facets[name].find((one) => one.id === id)?.count ?? 0;
      const asked = JSON.stringify(request);
      const model = jobs[seed % jobs.length] as PlainJob;
      type Change = [keyof typeof facets, number, Partial<typeof request>];
      const changes: Change[] = [
        ...choiceNames.map((name): Change => {
          const [id = 1] = choicesOf[name](model, ground.options);
          return [name, id, { [name]: [id] }];
        }),
        ...model.location_ids
          .flatMap((id) => [id, cityOf(id, ground.options)])
          .map((id): Change => ['locationIds', id, { locationIds: [id], regionIds: undefined }]),
        ...model.location_ids
          .map((id) => ground.options.places.get(model.country_id)?.locations.find((one) => one.id === id)?.regionId)
          .filter((id) => typeof id === 'number')
          .map((id): Change => ['regionIds', id, { locationIds: undefined, regionIds: [id] }]),
        ...flagNames.map((name): Change => [name, 1, { [name]: true }]),
        ...[1, 7, 30].map((days): Change => ['postedWithin', days, { postedWithin: days }]),
        ...([1, 3] as const).map((days): Change => ['repliesWithin', days, { repliesWithin: days }]),
      ];
      for (const [name, id, change] of changes)
        expect(counted(name, id), `${name} ${id} of ${asked}`).toBe(left(change));
    }
    expect(exact).toBeGreaterThan(COUNTED * 0.6);
  }, 60_000);

  it('TRU-06 recommendations and similar jobs satisfy the filters too', async () => {
    const byId = new Map(jobs.map((job) => [job.id, job]));
    for (let seed = 20_000; seed < 20_000 + rounds(60, 150); seed += 1) {
      const request = { ...randomRequest(seed, jobs, ground.options), text: undefined };
      const model = jobs[seed % jobs.length] as PlainJob;
      const wishes = {
        functionTitles: [model.job_title_id],
        mainFunctions: [model.function_id],
        skill: model.skill_ids,
      };
      const ranked = [
        ...(await ground.engine.recommend(request, wishes, [], 20)),
        ...(await ground.engine.similar(model.id, request, 20)),
      ];
      for (const { jobId } of ranked) {
        expect(passes(byId.get(jobId) as PlainJob, request, ground.options, NOW), JSON.stringify(request)).toBe(true);
      }
    }
  }, 60_000);
});
