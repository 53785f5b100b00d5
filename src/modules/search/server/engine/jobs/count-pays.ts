import { setImmediate } from 'node:timers/promises';
import { allOf, isEverything, isNothing } from '../core/expression.ts';
import { expectedMatches } from '../core/statistics.ts';
import type { Understanding } from '../core/understanding.ts';
import { notBeforeOf, type Surroundings } from './find-jobs.ts';
import { filterExpression, type SearchFilters } from './request.ts';

/** What so many of the matching jobs pay a month at most. */
interface CountedPay {
  currencyId: number;
  monthly: number;
  count: number;
}

export interface Pays {
  pays: CountedPay[];
  /** Jobs that leave their pay open. */
  unstated: number;
  isEstimate: boolean;
}

/** As for the numbers of the filters: fewer are read one by one. */
const EXACT = 3_000;
const CAP = 20_000;

/** What the matching jobs pay, whatever pay is asked for: few are read, of many those in the sample in memory. */
export async function countPays(
  { payFloors: _, salary: __, ...filters }: SearchFilters,
  understood: Understanding,
  { jobs, statistics, now }: Surroundings,
): Promise<Pays> {
  if (isNothing(understood.match)) return { pays: [], unstated: 0, isEstimate: false };
  const query = allOf([understood.match, filterExpression(filters)]);
  const within = { days: filters.postedWithin };
  const { sample, jobCount } = statistics;
  if (sample && (expectedMatches(query, statistics, within) > EXACT || isEverything(query))) {
    await setImmediate();
    const scale = jobCount / sample.size;
    const found = sample.paysOf(query, within);
    const stated = found.filter((pay) => pay !== null);
    return {
      pays: stated.map(([currencyId, monthly]) => ({ currencyId, monthly, count: scale })),
      unstated: Math.round((found.length - stated.length) * scale),
      isEstimate: true,
    };
  }
  const rows = await jobs.pays(query, notBeforeOf(filters, now), CAP);
  const answer: Pays = { pays: [], unstated: 0, isEstimate: false };
  for (const { currency_id, monthly_max, count } of rows) {
    if (currency_id === null || monthly_max === null) answer.unstated += count;
    else answer.pays.push({ currencyId: currency_id, monthly: monthly_max, count });
  }
  return answer;
}
