import { REMOTE } from '#src/modules/options/ids.ts';
import { allOf, anyWord, type Expression, not } from '../core/expression.ts';
import { readTag, type TagKind, tag, tagKinds, tagWord } from '../core/tags.ts';
import type { Surroundings } from './find-jobs.ts';
import type { Candidate } from './job-index.ts';
import type { SearchFilters } from './request.ts';

/** What a person, or another job, is like; any of it may be missing. */
export type Wishes = Partial<Record<keyof typeof weights, number[]>>;

export interface RankedJob {
  jobId: number;
  score: number;
}

/** What each thing in common is worth. */
export const weights = {
  functionTitles: 10,
  jobFunctions: 5,
  mainFunctions: 2,
  skill: 1.5,
  location: 2,
  region: 1,
  workArrangement: 1.5,
  jobType: 1,
  industry: 1,
  workExperience: 1,
} as const satisfies Partial<Record<TagKind, number>>;
const wishNames = Object.keys(weights) as (keyof Wishes)[];

const CANDIDATES = 120;
/** So many shared skills count. */
export const MOST_SKILLS = 6;
/** The share of the score that depends on age; it halves in this time. */
export const FRESH_SHARE = 0.4;
export const HALF_LIFE_HOURS = 14 * 24;

/**
 * The jobs that have most in common with the wishes, of the newest that share the title, else the sub-function, else
 * the function. Filters hold as everywhere.
 */
export async function rankJobs(
  filters: SearchFilters,
  wishes: Wishes,
  without: ReadonlySet<number>,
  size: number,
  around: Surroundings,
): Promise<RankedJob[]> {
  const levels = levelsOf(wishes);
  if (levels.length === 0) return [];
  const rows = await around.jobs.candidates(levels, filters, CANDIDATES + without.size);
  return rows
    .filter((row) => !without.has(row.job_id))
    .map((row) => ({ jobId: row.job_id, score: scoreOf(row, wishes, around.now), posted: row.posted_at.getTime() }))
    .sort((a, b) => b.score - a.score || b.posted - a.posted || b.jobId - a.jobId)
    .slice(0, size)
    .map(({ jobId, score }) => ({ jobId, score }));
}

function levelsOf(wishes: Wishes): Expression[] {
  const levels: Expression[] = [];
  for (const name of ['functionTitles', 'jobFunctions', 'mainFunctions'] as const) {
    const ids = wishes[name] ?? [];
    if (ids.length === 0) continue;
    const words = ids.map((id) => tagWord(tag(name, id)));
    levels.push(allOf([anyWord(words), ...levels.map(not)]));
  }
  return levels;
}

function scoreOf(candidate: Candidate, wishes: Wishes, now: Date): number {
  const tags = new Set(candidate.tags);
  let score = 0;
  for (const name of wishNames) {
    const shared = (wishes[name] ?? []).filter((id) => tags.has(tag(name, id))).length;
    // Each further skill counts, but any one of several places or types is as good as all of them.
    if (shared) score += weights[name] * (name === 'skill' ? Math.min(shared, MOST_SKILLS) : 1);
  }
  const ageHours = Math.max(0, (now.getTime() - candidate.posted_at.getTime()) / 3_600_000);
  return score * (1 - FRESH_SHARE + FRESH_SHARE * 0.5 ** (ageHours / HALF_LIFE_HOURS));
}

/** The wishes that a job itself would have, from its tags. */
export function wishesOf(tags: readonly number[]): Wishes {
  const wishes: Wishes = {};
  for (const name of wishNames) {
    const ids = tags
      .map(readTag)
      .filter((one) => one.kind === tagKinds[name])
      .map((one) => one.id);
    if (ids.length) wishes[name] = ids;
  }
  return wishes;
}

/** Where jobs like this one are looked for: remote ones anywhere, others in its country. */
export function surroundingsOf(tags: readonly number[], countryId: number): SearchFilters {
  const isRemote = tags.includes(tag('workArrangement', REMOTE));
  return isRemote ? { scope: 'remote', countryId } : { scope: 'all', countryId };
}
