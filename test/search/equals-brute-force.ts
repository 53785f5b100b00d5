import { expect } from 'vitest';
import { choiceNames, flagNames } from '#src/modules/search/filters.ts';
import type { SearchEngine } from '#src/modules/search/server/engine/engine.ts';
import type { IndexedJob } from '#src/modules/search/server/engine/jobs/document.ts';
import { documentFacts } from '#src/modules/search/server/engine/jobs/document-facts.ts';
import { JOBS_TO_INDEX } from '#src/modules/search/server/engine/jobs/index-jobs.ts';
import { loadDemo } from '../../scripts/demo/load-demo.ts';
import { bruteForce, choicesOf, type PlainJob, passes, toPlainJob } from './brute-force.ts';
import { cityOf, randomRequest } from './random-request.ts';
import { openSearchGround, type SearchGround } from './search-ground.ts';

/** Jobs in an index, and the same jobs as they are. */
export interface HeldGround extends SearchGround {
  jobs: PlainJob[];
  now: Date;
}

export async function openHeldGround(now: Date, count: number): Promise<HeldGround> {
  const ground = await openSearchGround(now);
  await loadDemo(ground.database.pool, { jobs: count, seed: 7, now, onProgress: () => {} });
  await ground.database.pool.query(`insert into boss_facts (account_id, replies_within, is_inactive)
    select distinct recruiter_id, (array[1, 3, 7, null])[1 + recruiter_id % 4], recruiter_id % 5 = 0 from jobs`);
  await ground.engine.rebuild();
  const { rows } = await ground.database.pool.query<IndexedJob>(`${JOBS_TO_INDEX} where j.status = 'open'`);
  const facts = documentFacts(ground.options);
  return { ...ground, now, jobs: rows.map((job) => toPlainJob(job, ground.options, facts)) };
}

/** Random searches give the jobs that brute force gives, in its order; the engines take turns. */
export async function holdSearches(ground: HeldGround, engines: readonly SearchEngine[], count: number): Promise<void> {
  const { jobs, options, now } = ground;
  let found = 0;
  let withText = 0;
  for (let seed = 0; seed < count; seed += 1) {
    const request = randomRequest(seed, jobs, options);
    const { filters, understood } = await ground.engine.understand(request);
    const all = bruteForce(jobs, filters, understood, options, now);
    const start = (request.page - 1) * request.size;
    const answer = await (engines[seed % engines.length] ?? ground.engine).search(request);
    const context = `request ${seed}: ${JSON.stringify(request)}`;
    expect(answer.jobIds, context).toEqual(all.slice(start, start + request.size));
    expect(answer.hasMore, context).toBe(all.length > start + request.size);
    if (all.length) found += 1;
    if (all.length && request.text) withText += 1;
  }
  expect(found).toBeGreaterThan(count / 4);
  expect(withText).toBeGreaterThan(count / 10);
}

/** Counts and facets of random searches are those of brute force, where they are not marked as estimates. */
export async function holdCounts(ground: HeldGround, engine: SearchEngine, count: number): Promise<void> {
  const { jobs, options, now } = ground;
  let exact = 0;
  for (let seed = 10_000; seed < 10_000 + count; seed += 1) {
    const request = randomRequest(seed, jobs, options);
    const { filters, understood } = await engine.understand(request);
    const all = bruteForce(jobs, filters, understood, options, now);
    const total = await engine.count(request);
    if (!total.isEstimate) expect(total.value, JSON.stringify(request)).toBe(all.length);
    const { facets, isEstimate } = await engine.facets(request);
    if (isEstimate) continue;
    exact += 1;
    const left = (change: Partial<typeof request>) =>
      bruteForce(jobs, { ...filters, ...change }, understood, options, now).length;
    const counted = (name: keyof typeof facets, id: number) => facets[name].find((one) => one.id === id)?.count ?? 0;
    const asked = JSON.stringify(request);
    const model = jobs[seed % jobs.length] as PlainJob;
    type Change = [keyof typeof facets, number, Partial<typeof request>];
    const changes: Change[] = [
      ...choiceNames.map((name): Change => {
        const [id = 1] = choicesOf[name](model, options);
        return [name, id, { [name]: [id] }];
      }),
      ...model.location_ids
        .flatMap((id) => [id, cityOf(id, options)])
        .map((id): Change => ['locationIds', id, { locationIds: [id], regionIds: undefined }]),
      ...model.location_ids
        .map((id) => options.places.get(model.country_id)?.locations.find((one) => one.id === id)?.regionId)
        .filter((id) => typeof id === 'number')
        .map((id): Change => ['regionIds', id, { locationIds: undefined, regionIds: [id] }]),
      ...flagNames.map((name): Change => [name, 1, { [name]: true }]),
      ...[1, 7, 30].map((days): Change => ['postedWithin', days, { postedWithin: days }]),
      ...([1, 3] as const).map((days): Change => ['repliesWithin', days, { repliesWithin: days }]),
    ];
    for (const [name, id, change] of changes) expect(counted(name, id), `${name} ${id} of ${asked}`).toBe(left(change));
  }
  expect(exact).toBeGreaterThan(count * 0.6);
}

/** What is recommended, and what is like a job, satisfies the filters too, and is the same whoever is asked. */
export async function holdRanked(ground: HeldGround, engine: SearchEngine, count: number): Promise<void> {
  const { jobs, options, now } = ground;
  const byId = new Map(jobs.map((job) => [job.id, job]));
  let found = 0;
  for (let seed = 20_000; seed < 20_000 + count; seed += 1) {
    const request = { ...randomRequest(seed, jobs, options), text: undefined };
    const model = jobs[seed % jobs.length] as PlainJob;
    const wishes = {
      functionTitles: [model.job_title_id],
      mainFunctions: [model.function_id],
      skill: model.skill_ids,
    };
    const rank = async (one: SearchEngine) => ({
      ranked: [...(await one.recommend(request, wishes, [], 20)), ...(await one.similar(model.id, request, 20))],
      anywhere: await one.similar(model.id, undefined, 10),
    });
    const answer = await rank(engine);
    if (engine !== ground.engine) expect(answer, JSON.stringify(request)).toEqual(await rank(ground.engine));
    for (const { jobId } of answer.ranked) {
      expect(passes(byId.get(jobId) as PlainJob, request, options, now), JSON.stringify(request)).toBe(true);
    }
    if (answer.ranked.length > 0) found += 1;
  }
  expect(found).toBeGreaterThan(count / 4);
}
