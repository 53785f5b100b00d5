import { LEAST_SAMPLE } from '#src/modules/companies/reply-meter.ts';
import { FUNNEL_STEPS, LEAST_BY_SOURCE, type SourceRow } from '../figure-rules.ts';
import type { Duration, GuardedSteps, Replies, Steps } from '../figures.contract.ts';
import type { DurationRow, ReplyRow, StepRow, ViewRow } from './figures.queries.ts';

const PEOPLE = ['contacts', 'answered', 'interview', 'offer', 'hired'] as const;
const NOBODY: Steps = { views: 0, contacts: 0, answered: 0, interview: 0, offer: 0, hired: 0 };

/** Below ten, as everywhere, there is a sample and no figure. */
export function presentDuration(row: Pick<DurationRow, 'sample' | 'hours'> | undefined): Duration {
  const sample = row?.sample ?? 0;
  const is_enough = sample >= LEAST_SAMPLE;
  const [median, p90] = is_enough ? (row?.hours ?? []) : [];
  return { sample, is_enough, median_hours: round(median), p90_hours: round(p90) };
}

export function presentReplies(row: ReplyRow | undefined): Replies {
  const { sample = 0, answered = 0, within_day = 0 } = row ?? {};
  const shares = sample >= LEAST_SAMPLE;
  return {
    ...presentDuration({ sample, hours: row?.hours ?? [] }),
    answered,
    within_day,
    share: shares ? Math.round((answered / sample) * 1000) / 1000 : null,
    share_within_day: shares ? Math.round((within_day / sample) * 1000) / 1000 : null,
  };
}

function round(hours: number | undefined): number | null {
  return hours === undefined ? null : Math.round(hours * 100) / 100;
}

export function sumSteps(counted: readonly StepRow[], viewed: readonly ViewRow[]): Steps {
  return groupSteps(counted, viewed, () => 'all').get('all') ?? { ...NOBODY };
}

/** Sums by something that each row has; a company with thousands of jobs is gone through once. */
export function groupSteps<Key>(
  counted: readonly StepRow[],
  viewed: readonly ViewRow[],
  keyOf: (row: StepRow | ViewRow) => Key,
): Map<Key, Steps> {
  const sums = new Map<Key, Steps>();
  const sumOf = (row: StepRow | ViewRow) => {
    const sum = sums.get(keyOf(row)) ?? { ...NOBODY };
    sums.set(keyOf(row), sum);
    return sum;
  };
  for (const row of viewed) sumOf(row).views += row.views;
  for (const row of counted) {
    const sum = sumOf(row);
    for (const step of PEOPLE) sum[step] += row[step];
  }
  return sums;
}

export type SourceSteps = GuardedSteps & { source: SourceRow };

/**
 * Sources in the order of their contacts. Those with too few people are one row together, and so is one without any, as
 * what is left over would otherwise name it; a number that is too small is not told at all.
 */
export function presentSources(counted: readonly StepRow[], viewed: readonly ViewRow[]): SourceSteps[] {
  const bySource = groupSteps<SourceRow>(counted, viewed, ({ source }) => source);
  const isFew = (steps: Steps) => steps.contacts < LEAST_BY_SOURCE;
  const hasFew = [...bySource.values()].some((steps) => steps.contacts > 0 && isFew(steps));
  const merged = { ...NOBODY };
  const rows: (Steps & { source: SourceRow })[] = [];
  for (const [source, steps] of bySource) {
    if (!hasFew || !isFew(steps)) rows.push({ source, ...steps });
    else for (const step of FUNNEL_STEPS) merged[step] += steps[step];
  }
  rows.sort((one, other) => other.contacts - one.contacts || other.views - one.views);
  if (hasFew) rows.push({ source: 'other', ...merged });
  return rows.map(({ source, views, ...people }) => ({ source, views, ...guard(people) }));
}

function guard(people: Omit<Steps, 'views'>): Omit<GuardedSteps, 'views'> {
  const tell = (count: number) => (count < LEAST_BY_SOURCE ? null : count);
  return {
    contacts: tell(people.contacts),
    answered: tell(people.answered),
    interview: tell(people.interview),
    offer: tell(people.offer),
    hired: tell(people.hired),
  };
}
