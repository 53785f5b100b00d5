import { allOf, isEverything } from '../core/expression.ts';
import type { Run } from '../core/run.ts';
import { expectedMatches, jobsIn, type Statistics } from '../core/statistics.ts';
import type { Understanding } from '../core/understanding.ts';
import { countryOf, filterExpression, type SearchRequest } from '../jobs/request.ts';
import { payStatement, payWalkStatement } from './statements.ts';

/** So many of the best paid jobs are looked through; whoever is not among them is asked for in another way. */
const LONGEST = 2_000;

/**
 * The jobs of one page, best paid first, among equals the newest; those that leave their pay open come last. Where many
 * jobs match, some are soon met on a walk from the best paid one on; where few do, all of them are put in order.
 */
export async function findByPay(
  request: SearchRequest,
  understood: Understanding,
  notBefore: Date | null,
  { offset, limit }: { offset: number; limit: number },
  { run, statistics }: { run: Run; statistics: Statistics },
): Promise<{ job_id: number }[]> {
  const query = allOf([understood.match, filterExpression(request)]);
  const countryId = request.scope === 'remote' ? undefined : countryOf(request);
  const floors = request.payFloors;
  const walk = { query, notBefore, floors, countryId };
  if (isEverything(query)) return run(payWalkStatement(walk, offset, limit));
  const expected = expectedMatches(query, statistics, { days: request.postedWithin, floors });
  const steps = ((offset + limit) * jobsIn(countryId, statistics)) / Math.max(1, expected);
  if (steps < LONGEST / 2) {
    const met = await run<{ job_id: number }>(payWalkStatement({ ...walk, longest: LONGEST }, offset, limit));
    if (met.length >= limit) return met;
  }
  return run(payStatement(query, { notBefore, floors }, offset, limit));
}
