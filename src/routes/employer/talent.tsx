import { useRevalidator } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { NotVerified } from '#src/modules/talents/web/not-verified.tsx';
import { filterParameters, readTalentFilters, talentsHref } from '#src/modules/talents/web/search-view.ts';
import { TalentGone } from '#src/modules/talents/web/talent-gone.tsx';
import { TalentPage } from '#src/modules/talents/web/talent-page.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import type { Route } from './+types/talent';
import { EmployerPage } from './page.tsx';
import { useBoss } from './use-boss.ts';

const AnalysisDialog = lazy(() => import('#src/modules/hiring-help/web/analysis-dialog.tsx'));

/** EMP-03: one candidate, in the light of the job that the search was for. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { verification } = await services.api('GET /recruiters/me', {});
  const filters = readTalentFilters(url.searchParams);
  const tab = url.searchParams.get('tab') === 'unlocked' ? ('unlocked' as const) : ('search' as const);
  if (verification?.state !== 'approved') {
    return { filters, tab, isPending: verification?.state === 'pending', talent: null, isUnverified: true as const };
  }
  const [answer, { jobs }] = await Promise.all([
    readTalent(services, params.id, filters.job_id),
    services.api('GET /recruiters/talents/jobs', { job_id: filters.job_id }),
  ]);
  return { filters, tab, jobs, ...answer, isUnverified: false as const };
}

/** Whoever cannot be found any more has a page that says so; a closed job only takes its light away. */
async function readTalent({ api }: PageServices, id: string, jobId: number | undefined) {
  const read = async (job_id?: number) => ({
    ...(await api('GET /recruiters/talents/:id', { id, ...(job_id && { job_id }) })),
    problem: null,
  });
  try {
    return await read(jobId).catch((error) => {
      if (!jobId || !isRefusal(error) || error.status === 401 || error.status >= 500) throw error;
      return read();
    });
  } catch (error) {
    if (!isRefusal(error) || error.status === 401 || error.status >= 500) throw error;
    return { talent: null, credits: null, problem: error.status === 429 ? error.message : null };
  }
}

export default function TalentRoute({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { permissions } = useBoss();
  const { revalidate } = useRevalidator();
  const { filters, tab, talent } = loaderData;
  const to = tab === 'unlocked' ? `${talentsHref(language)}?tab=unlocked` : talentsHref(language, filters);
  const back = { to, label: t(tab === 'unlocked' ? 'candidates.tabs.unlocked' : 'candidates.person.back') };
  if (loaderData.isUnverified) {
    return (
      <EmployerPage title={t('candidates.title')} back={back}>
        <NotVerified isPending={loaderData.isPending} mayVerify={permissions.verify_company} />
      </EmployerPage>
    );
  }
  if (!talent || !loaderData.credits) {
    return (
      <EmployerPage title={t('candidates.title')} back={back}>
        <TalentGone back={back} problem={loaderData.problem} />
      </EmployerPage>
    );
  }
  return (
    <EmployerPage title={talent.name} description={talent.headline} back={back}>
      <TalentPage
        // Another person, or the same in the light of another job, begins anew.
        key={`${talent.id} ${filterParameters(filters)}`}
        talent={talent}
        credits={loaderData.credits}
        jobs={loaderData.jobs.filter((job) => job.is_own)}
        jobId={filters.job_id}
        onChanged={revalidate}
        Analysis={AnalysisDialog}
      />
    </EmployerPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
