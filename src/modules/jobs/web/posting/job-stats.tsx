import type { ReactNode } from 'react';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { dayRange } from '#src/kernel/formats.ts';
import { BarChart } from '#src/ui/layout/bar-chart.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { employerJobsContract } from '../../employer-jobs.contract.ts';

type Stats = AnswerOf<(typeof employerJobsContract)['GET /recruiters/jobs/:id/stats']>;
type Detail = AnswerOf<(typeof employerJobsContract)['GET /recruiters/jobs/:id']>;

/** How a job does: views, chats and reply time per day as bars, the rest as figures. What is not measured says so. */
export function JobStats({ stats }: { stats: Stats }) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const hours = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 });
  const { median_reply_hours: reply } = stats;
  const isAnswered = stats.days.some(({ reply_hours: value }) => value !== null);
  return (
    <section aria-labelledby="stats">
      <SectionHeader id="stats" title={t('employer.stats.title')} description={t('employer.stats.intro')} />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <Card>
          <BarChart
            title={t('employer.stats.viewsPerDay')}
            points={stats.days.map(({ day, views }) => ({ date: day, value: views }))}
            dayLabel={t('employer.stats.day')}
            valueLabel={t('employer.stats.views')}
          />
        </Card>
        <Card>
          <BarChart
            title={t('employer.stats.chatsPerDay')}
            points={stats.days.map(({ day, chats }) => ({ date: day, value: chats }))}
            dayLabel={t('employer.stats.day')}
            valueLabel={t('employer.stats.chats')}
          />
        </Card>
        <Card>
          <BarChart
            title={t('employer.stats.reply')}
            points={stats.days.map(({ day, reply_hours: value }) => ({ date: day, value }))}
            dayLabel={t('employer.stats.day')}
            valueLabel={t('employer.stats.reply')}
            headline={
              reply === null ? t(isAnswered ? 'employer.stats.tooFew' : 'employer.stats.none') : hours.format(reply)
            }
            format={hours.format}
          />
        </Card>
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-4">
        <Figure term={t('employer.stats.allViews')}>{number.format(stats.views)}</Figure>
        <Figure term={t('employer.stats.chats')}>{number.format(stats.chats ?? 0)}</Figure>
        <Figure term={t('employer.stats.saves')}>{number.format(stats.saves)}</Figure>
      </dl>
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
                {to ? dayRange(day, from, to) : t('employer.stats.since', { date: day.format(new Date(from)) })}
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
                <span className="min-w-0 text-ink">
                  {t(`employer.stats.attested.${reason}`)}
                  {by ? (
                    <>
                      {' · '}
                      <bdi>{by}</bdi>
                    </>
                  ) : null}
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
