import type { AnalysisState } from '../analysis.contract.ts';
import type { Judged } from '../report.ts';
import { partNames } from '../rubric.ts';
import type { FinishedRow } from './analysis.queries.ts';

/** Points that were lost are an issue; every one of them. */
export const isIssue = ({ points, max }: Judged): boolean => points < max;

/** What was gained and lost rule by rule since the analysis before; what stayed the same is not listed. */
export function compareReports(last: FinishedRow, before: FinishedRow): NonNullable<AnalysisState['previous']> {
  const were = new Map(before.report.rules.map(({ rule, points }) => [rule, points]));
  const changes = last.report.rules
    .map(({ rule, points }) => ({ rule, before: were.get(rule) ?? 0, after: points }))
    .filter((change) => change.before !== change.after);
  const sumOf = (part: string) =>
    before.report.rules.reduce((sum, rule) => (rule.part === part ? sum + rule.points : sum), 0);
  return {
    finished_at: before.finished_at.toISOString(),
    score: before.report.score,
    parts: Object.fromEntries(partNames.map((part) => [part, sumOf(part)])),
    changes,
  };
}
