import type { ReactNode } from 'react';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { BarChart } from '#src/ui/bar-chart.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHeader } from '#src/ui/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { employerJobsContract } from '../../employer-jobs.contract.ts';

type Stats = AnswerOf<(typeof employerJobsContract)['GET /recruiters/jobs/:id/stats']>;
type Detail = AnswerOf<(typeof employerJobsContract)['GET /recruiters/jobs/:id']>;

/** How a job does: views per day as bars, the rest as figures. What is not measured yet says so. */
export function JobStats({ stats }: { stats: Stats }) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { chats, median_reply_hours: reply } = stats;
  return (
    <section aria-labelledby="stats">
      <SectionHeader id="stats" title={t('employer.stats.title')} description={t('employer.stats.intro')} />
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <Card>
          <BarChart
            title={t('employer.stats.viewsPerDay')}
            points={stats.days.map(({ day, views }) => ({ date: day, value: views }))}
            dayLabel={t('employer.stats.day')}
            valueLabel={t('employer.stats.views')}
          />
        </Card>
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-1">
          <Figure term={t('employer.stats.allViews')}>{number.format(stats.views)}</Figure>
          <Figure term={t('employer.stats.saves')}>{number.format(stats.saves)}</Figure>
          <Figure term={t('employer.stats.chats')}>
            {chats === null ? <Unknown text={t('employer.stats.none')} /> : number.format(chats)}
          </Figure>
          <Figure term={t('employer.stats.reply')}>
            {reply === null ? (
              <Unknown text={t('employer.stats.none')} />
            ) : (
              new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 }).format(reply)
            )}
          </Figure>
        </dl>
      </div>
    </section>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3">
      <dt className="text-ink-muted text-sm">{term}</dt>
      <dd className="font-bold text-ink text-xl tabular-nums">{children}</dd>
    </div>
  );
}

function Unknown({ text }: { text: string }) {
  return <span className="font-normal text-base text-ink-faint">{text}</span>;
}

/** When it was open before, and who has said that the vacancy is real. Talents see the first of the two. */
export function JobHistory({ history, attestations }: Pick<Detail, 'history' | 'attestations'>) {
  const { t, language } = useTranslation();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section aria-labelledby="postings">
        <h2 id="postings" className="mb-3 font-semibold text-ink text-lg">
          {t('employer.stats.history')}
        </h2>
        {history.length === 0 ? (
          <p className="text-ink-muted text-sm">{t('employer.stats.noHistory')}</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y text-sm">
            {history.map(({ posted_at: from, closed_at: to }) => (
              <li key={from} className="py-2.5 text-ink">
                {to
                  ? day.formatRange(new Date(from), new Date(to))
                  : t('employer.stats.since', { date: day.format(new Date(from)) })}
              </li>
            ))}
          </ul>
        )}
      </section>
      {attestations.length > 0 ? (
        <section aria-labelledby="attestations">
          <h2 id="attestations" className="mb-3 font-semibold text-ink text-lg">
            {t('employer.stats.attestations')}
          </h2>
          <ul className="divide-y divide-line border-line border-y text-sm">
            {attestations.map(({ by, at, reason }) => (
              <li key={at + reason} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                <span className="text-ink">
                  {t(`employer.stats.attested.${reason}`)} · <bdi>{by}</bdi>
                </span>
                <time dateTime={at} className="text-ink-muted">
                  {moment.format(new Date(at))}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
