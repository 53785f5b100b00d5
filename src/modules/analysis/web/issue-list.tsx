import { CircleCheck } from 'lucide-react';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AnalysisState } from '../analysis.contract.ts';
import { IssueCard } from './issue-card.tsx';

type Analysis = NonNullable<AnalysisState['analysis']>;

/** What costs points, the most first; what is marked as resolved stands below. */
export function IssueList({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const { id, report, resolved, still_there } = analysis;
  const issues = report.rules
    .filter(({ points, max }) => points < max)
    .sort((a, b) => b.max - b.points - (a.max - a.points));
  const [open, marked] = [
    issues.filter(({ rule }) => !resolved.includes(rule)),
    issues.filter(({ rule }) => resolved.includes(rule)),
  ];
  return (
    <section aria-labelledby="analysis-issues">
      <h2 id="analysis-issues" className="mb-4 font-bold text-2xl text-ink">
        {t('analysis.issues.title', { number: open.length })}
      </h2>
      {issues.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={t('analysis.issues.none')} headingLevel={3}>
          {t('analysis.issues.noneText')}
        </EmptyState>
      ) : null}
      <ol className="grid gap-4">
        {open.map((issue, at) => (
          <IssueCard
            key={issue.rule}
            analysisId={id}
            issue={issue}
            place={at + 1}
            isResolved={false}
            isStillThere={still_there.includes(issue.rule)}
          />
        ))}
      </ol>
      {marked.length > 0 ? (
        <div className="mt-6">
          <Disclosure title={t('analysis.issues.resolved', { number: marked.length })}>
            <p className="mb-4">{t('analysis.issues.resolvedText')}</p>
            <ul className="grid gap-4">
              {marked.map((issue) => (
                <IssueCard key={issue.rule} analysisId={id} issue={issue} isResolved isStillThere={false} />
              ))}
            </ul>
          </Disclosure>
        </div>
      ) : null}
      <FullPoints analysis={analysis} />
    </section>
  );
}

function FullPoints({ analysis: { report } }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const full = report.rules.filter(({ points, max }) => max > 0 && points === max);
  if (full.length === 0) return null;
  return (
    <div className="mt-2">
      <Disclosure title={t('analysis.full', { number: full.length })}>
        <ul className="grid gap-2">
          {full.map(({ rule, max }) => (
            <li key={rule} className="flex justify-between gap-4">
              <span className="text-ink">{t(`analysis.rules.${rule}.title`)}</span>
              <span className="shrink-0 tabular-nums">{t('analysis.rubric.points', { count: max })}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
