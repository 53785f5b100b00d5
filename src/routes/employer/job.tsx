import { ChartNoAxesColumn, ExternalLink, Pencil } from 'lucide-react';
import { data, useNavigate } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { ApplicantsLink } from '#src/modules/applications/web/pipeline/applicants-link.tsx';
import { EmployerJobRow } from '#src/modules/jobs/web/posting/employer-job-row.tsx';
import { JobHistory, JobStats } from '#src/modules/jobs/web/posting/job-stats.tsx';
import { FindLink } from '#src/modules/talents/web/find-link.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/job';
import { runJobCommand, useJobCommand } from './job-command.ts';
import { EmployerPage } from './page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const id = Number(params.id);
  try {
    const [{ job, history, attestations }, stats, { counts }] = await Promise.all([
      api('GET /recruiters/jobs/:id', { id }),
      api('GET /recruiters/jobs/:id/stats', { id }),
      api('GET /recruiters/applicant-counts', { job_ids: params.id }),
    ]);
    return { job, history, attestations, stats, applicants: counts[0] };
  } catch (error) {
    if (isRefusal(error) && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return runJobCommand(context.get(servicesContext), Number(params.id), form, params.lang);
}

export default function Job({ loaderData }: Route.ComponentProps) {
  const { job, history, attestations, stats, applicants } = loaderData;
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { isBusy, run } = useJobCommand(job.id, (command) => {
    if (command === 'delete') navigate(`/${language}/employer/jobs`, { replace: true });
  });
  return (
    <EmployerPage
      title={job.title}
      back={{ to: `/${language}/employer/jobs`, label: t('employer.nav.jobs') }}
      actions={
        <>
          {job.may.edit && job.state !== 'closed' ? (
            <LinkButton
              variant="secondary"
              to={`/${language}/employer/jobs/${job.id}/edit`}
              icon={<Pencil aria-hidden className="size-4" />}
            >
              {t('employer.jobs.edit')}
            </LinkButton>
          ) : null}
          <LinkButton
            variant="secondary"
            to={`/${language}/employer/figures?job=${job.id}`}
            icon={<ChartNoAxesColumn aria-hidden className="size-4" />}
          >
            {t('employer.nav.figures')}
          </LinkButton>
          {job.state === 'closed' ? null : (
            <LinkButton
              variant="secondary"
              to={`/${language}${job.job_url}`}
              icon={<ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />}
            >
              {t('employer.company.view')}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="space-y-8">
        <EmployerJobRow
          job={job}
          isOwnPage
          isBusy={isBusy}
          onDo={run}
          more={
            <>
              <ApplicantsLink jobId={job.id} counts={applicants} />
              {job.state === 'open' ? <FindLink jobId={job.id} size="sm" /> : null}
            </>
          }
        />
        <JobStats stats={stats} />
        <JobHistory history={history} attestations={attestations} />
      </div>
    </EmployerPage>
  );
}
