import { hourOf } from '../core/buckets.ts';
import { allOf, type Expression } from '../core/expression.ts';
import { planBranches } from '../core/plan.ts';
import { notBeforeOf } from '../jobs/find-jobs.ts';
import type { Bounds, Candidate, JobIndex, MatchedPay, MatchedTags } from '../jobs/job-index.ts';
import { countryOf, filterExpression, type SearchFilters } from '../jobs/request.ts';
import { countListed } from './count-listed.ts';
import { findLatest, findPage, type Store } from './find-rows.ts';
import { branchStatement, countStatement, facetStatement, paysStatement } from './statements.ts';

const DAY_MS = 86_400_000;
const TAGGED = 'job_id, posted_at, tags';

/** Jobs in the database's own search rows: what is committed is found. */
export function createPostgresIndex(store: Store): JobIndex {
  const { run, now } = store;
  return {
    page: (request, understood, page) => findPage(request, understood, page, store),
    latest: (lists) => findLatest(lists, store),
    async count(query, bounds, cap) {
      if (cap === undefined) return countAll(bounds, store);
      const [row] = await run<{ count: number }>(countStatement(query, bounds, cap));
      return row?.count ?? 0;
    },
    async tags(query, bounds, ages, cap): Promise<MatchedTags> {
      const rows = await run<{ tags: string; posted_at: Date }>(facetStatement(query, bounds, cap));
      const tags = new Map<number, number>();
      for (const row of rows) countListed(row.tags, tags);
      const days = rows.map((row) => (now.getTime() - row.posted_at.getTime()) / DAY_MS);
      const younger = ages.map((age): [number, number] => [age, days.filter((one) => one <= age).length]);
      return { tags, all: rows.length, younger: new Map(younger) };
    },
    pays: (query, notBefore, cap) => run<MatchedPay>(paysStatement(query, notBefore, cap)),
    candidates: (levels, filters, limit) => findCandidates(levels, filters, limit, store),
  };
}

function findCandidates(
  levels: readonly Expression[],
  filters: SearchFilters,
  limit: number,
  { run, statistics, now, tuning }: Store,
): Promise<Candidate[]> {
  const filter = filterExpression(filters);
  const floors = filters.payFloors;
  const input = {
    levels: levels.map((level) => allOf([level, filter])),
    wanted: limit,
    nowHour: hourOf(now),
    countryId: countryOf(filters),
    notBefore: notBeforeOf(filters, now),
    floors,
    tuning,
  };
  return run<Candidate>(branchStatement(planBranches(input, statistics), 0, limit, TAGGED, { floors }));
}

async function countAll({ notBefore }: Bounds, { run }: Store): Promise<number> {
  const text = `select count(*) as count from job_search where posted_at >= coalesce($1::timestamptz, '-infinity')`;
  const [row] = await run<{ count: number }>({ name: 'search_count_all', text, values: [notBefore] });
  return row?.count ?? 0;
}
