import type { ReactNode } from 'react';
import { formatPartialDate } from '#src/modules/profiles/web/partial-date.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AnalysisReport } from '../analysis-report.ts';
import type { AnalysisState } from '../hiring-help.contract.ts';

type Analysis = NonNullable<AnalysisState['analysis']>;

/** What was found, with the candidate's own words, and what to ask; how it was made stands below. */
export function AnalysisReportView({ analysis: { report, made_at, version, language } }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const { strengths, gaps, practical, unknown, timeline, questions } = report;
  return (
    <section
      lang={language}
      aria-label={t('hiring.analysis.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and nothing in it takes the focus
      tabIndex={0}
      className="grid grid-cols-1 gap-6"
    >
      <Part title={t('hiring.analysis.strengths')}>
        {strengths.length > 0 ? (
          <Lines lines={strengths} />
        ) : (
          <p className="text-ink-muted text-sm">{t('hiring.analysis.noStrengths')}</p>
        )}
      </Part>
      {gaps.length > 0 ? (
        <Part title={t('hiring.analysis.gaps')}>
          <Lines lines={gaps} />
        </Part>
      ) : null}
      {unknown.length > 0 ? (
        <Part title={t('hiring.analysis.unknown')}>
          <ul className="flex flex-wrap gap-2">
            {unknown.map((asks) => (
              <li key={asks}>
                <Badge>{asks}</Badge>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {questions.length > 0 ? (
        <Part title={t('hiring.analysis.questions')}>
          <ul className="grid list-disc gap-1.5 ps-5 text-ink text-sm marker:text-accent">
            {questions.map((question) => (
              <li key={question} dir="auto" className="text-start">
                {question}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part title={t('hiring.analysis.timeline')}>
        <Timeline timeline={timeline} />
      </Part>
      {practical.length > 0 ? (
        <Part title={t('hiring.analysis.practical')}>
          <Lines lines={practical} />
        </Part>
      ) : null}
      <div className="grid gap-1 border-line border-t pt-4 text-ink-muted text-xs">
        <p className="font-semibold text-ink">{t('hiring.analysis.verdict')}</p>
        <p>{t('hiring.analysis.made', { version })}</p>
        <p>
          <LocalTime moment={made_at} timeStyle="short" />
        </p>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold text-ink">{title}</h3>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: AnalysisReport['strengths'] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-3">
      {lines.map(({ asks, state, said, note }) => (
        <li key={asks} className="text-sm">
          <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
            <span dir="auto">{asks}</span>
            {state === 'partial' || state === 'missed' ? (
              <Badge tone={state === 'partial' ? 'apricot' : 'neutral'}>
                {t(`matching.state.${state === 'missed' && (said.length > 0 || note) ? 'notMet' : state}`)}
              </Badge>
            ) : null}
          </p>
          {said.map(({ text, where, when }) => (
            <blockquote key={text + where} className="mt-1 border-line-firm border-s-2 ps-3 text-ink-muted">
              <p dir="auto" className="wrap-anywhere text-start">
                {text}
              </p>
              {where || when ? <p className="text-xs">{[where, when].filter(Boolean).join(' · ')}</p> : null}
            </blockquote>
          ))}
          {note ? <p className="mt-1 text-ink-muted">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function Timeline({ timeline }: Pick<AnalysisReport, 'timeline'>) {
  const { t, language } = useTranslation();
  if (timeline.length === 0) return <p className="text-ink-muted text-sm">{t('hiring.analysis.noTimeline')}</p>;
  const date = (value: string | null) => (value ? formatPartialDate(value, language) : '…');
  return (
    <ul className="grid gap-2 text-sm">
      {timeline.map(({ title, company, from, to, is_current, months }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids and never move
        <li key={at}>
          <p dir="auto" className="font-semibold text-ink text-start">
            {[title, company].filter(Boolean).join(' · ')}
          </p>
          <p className="text-ink-muted">
            {from || to || is_current ? `${date(from)} – ${is_current ? t('hiring.analysis.now') : date(to)}` : null}
            {months === null ? null : ` · ${inWords(months, language)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** '3.5 years', '8 months' in any language. */
function inWords(months: number, language: string): string {
  const [amount, unit] = months < 12 ? [months, 'month'] : [Math.floor(months / 6) / 2, 'year'];
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    Number(amount),
  );
}
