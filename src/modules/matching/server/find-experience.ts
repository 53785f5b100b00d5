import type { JobFacts, LineOfWork, Quote, WorkFact } from './facts.ts';
import { type Finding, inPart, met, missed, type Pairing, unknown } from './finding.ts';
import { hasSameTitle } from './same-title.ts';

/** How much a month in a neighbouring line of work counts. */
const SAME_TITLE = 1;
const SAME_SUB = 0.9;
const SAME_MAIN = 0.5;
/** Less than this share of the asked time is as good as none. */
const LEAST = 0.1;
const MOST_QUOTES = 3;
/** What everyone meets says little about anyone. */
const NOT_ASKED = 0.2;

/** From 0 to 1: how near a line of work is to the job's. */
export function nearness(one: LineOfWork, { function: asked }: Pick<JobFacts, 'function'>): number {
  if (one.titleId === asked.titleId) return SAME_TITLE;
  if (one.subId === asked.subId) return SAME_SUB;
  return one.mainId === asked.mainId ? SAME_MAIN : 0;
}

/** A title that stands in the advertisement is the same work, whatever the lists make of it. */
function nearnessOf({ words, functions }: WorkFact, job: JobFacts): number {
  if (hasSameTitle(words, job.words)) return SAME_TITLE;
  return Math.max(0, ...functions.map((one) => nearness(one, job)));
}

/** Time in this line of work. Two jobs at once count once, a neighbouring line in part. */
export function findExperience({ talent, job }: Pairing): Finding {
  const line = {
    key: `experience:${job.function.subId}:${job.experienceId}`,
    kind: 'experience' as const,
    asks: job.experienceId,
  };
  const related = talent.works
    .map((work) => ({ work, near: nearnessOf(work, job) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near || b.work.to - a.work.to);
  const said = related.slice(0, MOST_QUOTES).map(({ work }) => quoteOf(work));
  if (job.leastMonths === 0) {
    return { ...line, weight: NOT_ASKED, ...met(said, said.length > 0 ? null : { is: 'notNeeded' }) };
  }
  if (talent.works.length === 0) return { ...line, ...unknown() };
  const months = Math.floor(countMonths(related));
  const note = { is: 'months' as const, months, least: job.leastMonths };
  const isNear = related.some(({ near }) => near > SAME_MAIN);
  // A month more or less is how people write dates.
  if (isNear && months >= job.leastMonths - 1) return { ...line, ...met(said, note) };
  const share = Math.min(months / job.leastMonths, isNear ? 1 : SAME_MAIN);
  return { ...line, ...(share < LEAST ? missed(said, note) : inPart(share, said, note)) };
}

/** Each month at its nearest; the nearest jobs come first, so whatever a later one adds is what they leave free. */
function countMonths(related: readonly { work: WorkFact; near: number }[]): number {
  const taken = new Set<number>();
  let sum = 0;
  for (const { work, near } of related) {
    for (let month = work.from; month <= work.to; month += 1) {
      if (taken.has(month)) continue;
      taken.add(month);
      sum += near;
    }
  }
  return sum;
}

function quoteOf({ title, company, from, to, isCurrent }: WorkFact): Quote {
  const yearOf = (month: number) => Math.floor(month / 12);
  return {
    source: 'work',
    text: title,
    where: company,
    years: { from: yearOf(from), to: isCurrent ? null : yearOf(to) },
  };
}
