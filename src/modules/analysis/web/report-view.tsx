import { Cog } from 'lucide-react';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { LocalTime, useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AnalysisState } from '../analysis.contract.ts';
import { nextTier } from '../rubric.ts';
import { ChangeTable } from './change-table.tsx';
import { IssueList } from './issue-list.tsx';
import { LeftOut } from './left-out.tsx';
import { PartBars } from './part-bars.tsx';
import { ScoreRing } from './score-ring.tsx';
import { SkillAdvice } from './skill-advice.tsx';
import { useSigned } from './use-signed.ts';

interface ReportViewProps {
  analysis: NonNullable<AnalysisState['analysis']>;
  previous: AnalysisState['previous'];
}

/** AI-03: the report, on the screen and on paper. */
export function ReportView({ analysis, previous }: ReportViewProps) {
  const { report } = analysis;
  return (
    <div className="grid gap-8">
      <Head analysis={analysis} previous={previous} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <IssueList analysis={analysis} />
        <div className="grid gap-4">
          {previous ? <ChangeTable score={report.score} previous={previous} /> : null}
          {report.compared ? <SkillAdvice compared={report.compared} /> : null}
          <LeftOut report={report} />
          <MadeBy />
        </div>
      </div>
    </div>
  );
}

function Head({ analysis: { report, finished_at }, previous }: ReportViewProps) {
  const { t } = useTranslation();
  const next = nextTier(report.score);
  return (
    <Card padding="none" className="grid break-inside-avoid lg:grid-cols-[20rem_1fr]">
      <div className="flex flex-wrap items-center gap-5 border-line p-4 max-lg:border-b sm:p-6 lg:flex-col lg:justify-center lg:border-e lg:text-center">
        <ScoreRing score={report.score} />
        <div className="min-w-0">
          <p>
            <Badge tone="accent">{t(`analysis.tier.${report.tier}`)}</Badge>
          </p>
          {previous ? <Since change={report.score - previous.score} at={previous.finished_at} /> : null}
          {next ? (
            <p className="mt-2 text-ink-muted text-sm">
              {t('analysis.next', { points: next.missing, tier: t(`analysis.tier.${next.tier}`) })}
            </p>
          ) : null}
          <p className="mt-2 text-ink-muted text-sm">
            <LocalTime moment={finished_at} timeStyle="short" />
          </p>
          {report.compared ? (
            <p className="text-ink-muted text-sm">{t('analysis.measured', { title: report.compared.title })}</p>
          ) : null}
        </div>
      </div>
      <div className="p-4 sm:p-6">
        <PartBars report={report} previous={previous} />
        <p className="mt-4 text-ink-muted text-sm">
          {t('analysis.bars.sum')} {previous ? <MarkLegend at={previous.finished_at} /> : null}
        </p>
      </div>
    </Card>
  );
}

function Since({ change, at }: { change: number; at: string }) {
  const { t } = useTranslation();
  const signed = useSigned();
  const date = useLocalTime(at);
  return <p className="mt-2 font-semibold text-ink text-sm">{t('analysis.since', { change: signed(change), date })}</p>;
}

function MarkLegend({ at }: { at: string }) {
  const { t } = useTranslation();
  return t('analysis.bars.mark', { date: useLocalTime(at) });
}

/** Who gives the score, and by which rules. */
export function MadeBy() {
  const { t, language } = useTranslation();
  return (
    <p className="flex gap-2 text-ink-muted text-sm">
      <Cog aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {t('analysis.by')} <TextLink to={`/${language}/resume-analysis/rubric`}>{t('analysis.how')}</TextLink>
      </span>
    </p>
  );
}
