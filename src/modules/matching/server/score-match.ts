import { MATCH_KINDS, type MatchKind } from '../match-lines.ts';
import type { Finding, Pairing, ScoreTools } from './finding.ts';
import { findingsOf } from './findings.ts';

/** What someone says of a line themselves. */
export interface Correction {
  says: 'have' | 'not';
  statement: string;
}

export interface Line extends Finding {
  /** What it can give, and what it gives. */
  points: number;
  given: number;
  correction: Correction | null;
}

export interface Ledger {
  jobId: number;
  /** Of 100: the sum of what the lines give. */
  score: number;
  /** Points of lines that nobody knows: the score is at most so much higher. */
  unknown: number;
  lines: Line[];
}

export interface Matched extends Pairing {
  /** By the key of the line. */
  corrections: ReadonlyMap<string, Correction>;
}

const ALL = 100;

/**
 * TRU-07: what a job asks for against what someone has told, line by line. Pure: the same facts always give the same
 * ledger, for both sides. The lines' points add up to 100, what they give to the score.
 */
export function scoreMatch(matched: Matched, tools: ScoreTools): Ledger {
  const findings = findingsOf(matched, tools).map((finding) => ({
    ...corrected(finding, matched.corrections.get(finding.key)),
    correction: matched.corrections.get(finding.key) ?? null,
  }));
  const points = dividePoints(findings);
  const lines = findings.map((finding, at) => withPoints(finding, points[at] ?? 0));
  return {
    jobId: matched.job.id,
    score: lines.reduce((sum, { given }) => sum + given, 0),
    unknown: lines.reduce((sum, { state, points: most }) => sum + (state === 'unknown' ? most : 0), 0),
    lines,
  };
}

function corrected(finding: Finding, correction: Correction | undefined): Finding {
  if (!correction) return finding;
  const said = correction.statement ? [{ source: 'statement' as const, text: correction.statement }] : [];
  return correction.says === 'have'
    ? { ...finding, state: 'met', share: 1, said, note: null }
    : { ...finding, state: 'missed', share: 0, said, note: null };
}

/** In part is more than nothing and less than all, also where there is one point to give. */
function withPoints<Found extends Finding & { correction: Correction | null }>(finding: Found, points: number) {
  const { state, share } = finding;
  const given = state === 'met' ? points : state === 'partial' ? Math.round(points * share) : 0;
  const bounded = state === 'partial' && points > 1 ? Math.min(points - 1, Math.max(1, given)) : given;
  return { ...finding, points, given: bounded };
}

/** Each kind that the job asks for has its share, several lines of a kind divide theirs; the largest remainders round up. */
function dividePoints(findings: readonly Finding[]): number[] {
  const counts = new Map<MatchKind, number>();
  for (const { kind } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const shares = findings.map(({ kind, weight = 1 }) => (MATCH_KINDS[kind] * weight) / (counts.get(kind) ?? 1));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (ALL * share) / whole);
  const points = exact.map(Math.floor);
  const left = ALL - points.reduce((sum, one) => sum + one, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) points[at] = (points[at] ?? 0) + 1;
  return points;
}
