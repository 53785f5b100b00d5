import { allOf, isEverything } from '../core/expression.ts';
import { costOfAll, type PlanTuning } from '../core/plan.ts';
import type { Run } from '../core/run.ts';
import { expectedMatches, jobsIn, type Statistics } from '../core/statistics.ts';
import type { Understanding } from '../core/understanding.ts';
import { countryOf, filterExpression, type SearchRequest } from '../jobs/request.ts';
import { payStatement, payWalkStatement } from './statements.ts';

/** What a step of the walk costs, whose job's words must be fetched, measured in matches that are read from the table. */
const STEP = 4;

/**
 * The jobs of one page, best paid first, among equals the newest; those that leave their pay open come last. Where many
 * jobs match, some are soon met on a walk from the best paid one on; where few do, all of them are put in order.
 */
export async function findByPay(
  request: SearchRequest,
  understood: Understanding,
  notBefore: Date | null,
  { offset, limit }: { offset: number; limit: number },
  { run, statistics, tuning }: { run: Run; statistics: Statistics; tuning: PlanTuning },
): Promise<{ job_id: number }[]> {
  const query = allOf([understood.match, filterExpression(request)]);
  const countryId = request.scope === 'remote' ? undefined : countryOf(request);
  const floors = request.payFloors;
  const walk = { query, notBefore, floors, countryId };
  if (isEverything(query)) return run(payWalkStatement(walk, offset, limit));
  const expected = expectedMatches(query, statistics, { days: request.postedWithin, floors });
  const steps = ((offset + limit) * jobsIn(countryId, statistics)) / Math.max(1, expected);
  // By then it has cost as much as all would have; what is sought may be paid worse than most.
  const longest = Math.ceil(costOfAll(query, expected, statistics) / STEP);
  if (steps * tuning.reserve < longest) {
    const met = await run<{ job_id: number }>(payWalkStatement({ ...walk, longest }, offset, limit));
    if (met.length >= limit) return met;
  }
  return run(payStatement(query, { notBefore, floors }, offset, limit));
}
