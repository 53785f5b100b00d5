import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { data, useNavigate } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { LEAST_SAMPLE } from '#src/modules/companies/least-sample.ts';
import { SHOWN_JOBS } from '#src/modules/figures/figure-rules.ts';
import { type FigureView, readFigureView } from '#src/modules/figures/web/figure-view.ts';
import { figuresHref } from '#src/modules/figures/web/figure-words.ts';
import { Funnel } from '#src/modules/figures/web/funnel.tsx';
import { PeriodBar } from '#src/modules/figures/web/period-bar.tsx';
import { SpeedCards } from '#src/modules/figures/web/speed-cards.tsx';
import { JobTable, SourceTable } from '#src/modules/figures/web/step-tables.tsx';
import { TeamTable } from '#src/modules/figures/web/team-table.tsx';
import { useOwnZone } from '#src/modules/interviews/web/zone-time.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { BarChart } from '#src/ui/layout/bar-chart.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import type { Route } from './+types/figures';
import { EmployerPage } from './page.tsx';

/** EMP-08: how the company hires, or the jobs that one manages oneself, in the reader's own days. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const view = readFigureView(url.searchParams);
  const [me, { permissions }] = await Promise.all([api('GET /jobseeker/me'), api('GET /recruiters/me', {})]);
  const zone = view.zone ?? me.time_zone ?? undefined;
  const { figures, asked, problems } = await loadFigures(api, { ...view, zone });
  const isManager = permissions.manage_all_jobs;
  const scope = isManager ? ('company' as const) : ('own' as const);
  const [team, inbox] = await Promise.all([
    isManager ? api('GET /recruiters/figures/team', asked) : null,
    api('GET /chat/inbox/counts', { scope, ...(view.jobId && { job_id: view.jobId }) }),
  ]);
  return { view, hasZone: zone !== undefined, figures, problems, team, waiting: inbox.waiting, scope };
}

/** Days that cannot be shown are told at their fields, above the usual ones. */
async function loadFigures(api: PageServices['api'], { days, from, to, zone, jobId }: FigureView) {
  const usual = { ...(zone && { time_zone: zone }), ...(jobId && { job_id: jobId }) };
  const asked = { ...usual, ...(from && to ? { from, to } : days && { days }) };
  try {
    return { figures: await api('GET /recruiters/figures', asked), asked, problems: {} };
  } catch (error) {
    if (!isRefusal(error) || error.status >= 500) throw error;
    if (error.status !== 400) throw data(null, { status: 404 });
    const plain = 'time_zone' in error.fields ? { ...usual, time_zone: 'UTC' } : usual;
    return { figures: await api('GET /recruiters/figures', plain), asked: plain, problems: error.fields };
  }
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { view, hasZone, figures, problems, team, waiting, scope } = loaderData;
  const { t, language } = useTranslation();
  useOwnDays(view, hasZone);
  const job = view.jobId ? figures.jobs.find(({ job_id }) => job_id === view.jobId) : undefined;
  const inbox = new URLSearchParams({
    state: 'waiting',
    ...(scope === 'company' && { scope }),
    ...(view.jobId && { job: String(view.jobId) }),
  });
  return (
    <EmployerPage
      title={t('figures.title')}
      description={job ? t('figures.scope.job', { job: job.title }) : t(`figures.intro.${figures.scope}`)}
      back={
        view.jobId
          ? { to: figuresHref(language, { ...view, jobId: undefined }), label: t('figures.scope.all') }
          : undefined
      }
      actions={figures.scope === 'company' && figures.has_contacts ? <DownloadLink figures={figures} /> : undefined}
    >
      {figures.has_contacts || figures.funnel.views > 0 ? (
        <div className="space-y-12">
          <PeriodBar view={view} period={figures.period} before={figures.before} problems={problems} />
          <SpeedCards
            speed={figures.speed}
            before={figures.speed_before}
            waiting={{ count: waiting, to: `/${language}/employer/inbox?${inbox}` }}
          />
          <Counted figures={figures} />
          {team ? <TeamTable members={team.members} /> : null}
          {view.jobId ? null : <JobTable jobs={figures.jobs} view={view} most={SHOWN_JOBS} />}
        </div>
      ) : (
        <EmptyState illustration={<Illustration name="chart" />} title={t('figures.empty.title')}>
          {t('figures.empty.text', { least: LEAST_SAMPLE })}
        </EmptyState>
      )}
    </EmployerPage>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** What was counted in the period; a period without anyone says so once instead of in every table. */
function Counted({ figures }: Pick<Loaded, 'figures'>) {
  const { t } = useTranslation();
  if (figures.funnel.contacts === 0 && figures.funnel.views === 0) {
    return (
      <EmptyState illustration={<Illustration name="chart" />} title={t('figures.empty.period')}>
        {t('figures.empty.periodText')}
      </EmptyState>
    );
  }
  const { is_weekly: isWeekly } = figures;
  return (
    <>
      <Card>
        <BarChart
          title={t(isWeekly ? 'figures.chart.week' : 'figures.chart.day')}
          points={figures.contacts}
          dayLabel={t(isWeekly ? 'figures.chart.weekLabel' : 'figures.chart.dayLabel')}
          valueLabel={t('figures.chart.value')}
        />
      </Card>
      <Funnel steps={figures.funnel} before={figures.funnel_before} />
      <SourceTable sources={figures.sources} />
    </>
  );
}

function DownloadLink({ figures: { period } }: Pick<Loaded, 'figures'>) {
  const { t } = useTranslation();
  const search = new URLSearchParams({ from: period.from, to: period.to, time_zone: period.time_zone });
  return (
    <LinkButton
      to={`/download/hiring-figures.csv?${search}`}
      reloadDocument
      variant="secondary"
      icon={<Download aria-hidden className="size-5" />}
    >
      {t('figures.download')}
    </LinkButton>
  );
}

/** Whoever has not chosen a zone gets the days of their own clock as soon as the page knows it. */
function useOwnDays(view: FigureView, hasZone: boolean): void {
  const { language } = useTranslation();
  const navigate = useNavigate();
  const zone = useOwnZone();
  useEffect(() => {
    if (!hasZone && zone !== 'UTC') navigate(figuresHref(language, { ...view, zone }), { replace: true });
  }, [hasZone, zone, view, language, navigate]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
