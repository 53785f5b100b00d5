import { data, redirect, useLocation } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { ApplicationSent } from '#src/modules/applications/web/apply/application-sent.tsx';
import { ApplyFlow } from '#src/modules/applications/web/apply/apply-flow.tsx';
import { readApplyForm, sendApplication } from '#src/modules/applications/web/apply/apply-form.ts';
import { Refusal } from '#src/modules/chat/web/start/start-refusal.tsx';
import { JobSummary } from '#src/modules/jobs/web/job-summary.tsx';
import { readFrom } from '#src/modules/jobs/web/read-from.ts';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/apply';
import { orSignIn } from './load-chat.ts';

/** The status of a job that has closed. */
const GONE = 410;
const COUNTRY = 'remoteCountryUnconfirmed';

/** APP-01: a visitor signs in first and comes back here; whoever has applied sees how far it has come. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const job_id = Number(params.jobId);
  if (!Number.isSafeInteger(job_id) || job_id < 1) throw data(null, { status: 404 });
  const prepared = await orSignIn(request, params.lang, api('GET /job-applications/prepare', { job_id }));
  const job = await api('GET /job/:id', { id: job_id }).catch((error: { status?: number }) => {
    if (error.status === GONE || prepared.application) return null;
    throw data(null, { status: error.status ?? 500 });
  });
  return { job, prepared };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const form = readApplyForm(await request.formData());
  try {
    await sendApplication(api, Number(params.jobId), form, readFrom(new URL(request.url).search));
    return redirect(`/${params.lang}/apply/${params.jobId}`);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { message: problem, fields } = error;
    return data({ problem, fields, form }, { status: error.status });
  }
}

export default function Apply({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { search } = useLocation();
  const { job, prepared } = loaderData;
  const { application, refusal } = prepared;
  const title = t('applications.title', { job: job?.job_title ?? application?.job_title ?? '' });
  const path = `/apply/${params.jobId}`;
  const isOpen = refusal === null || refusal === COUNTRY;
  return (
    <main id="content">
      <PageHead title={title} description={title} path={path} isUnlisted />
      <Container className="grid items-start gap-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
        {application ? (
          <ApplicationSent application={application} job={job} />
        ) : job && isOpen ? (
          <ApplyFlow
            key={job.id}
            job={job}
            resumes={prepared.resumes}
            isAnswered={prepared.is_answered}
            asksCountry={refusal === COUNTRY}
            refused={actionData}
            from={readFrom(search)}
          />
        ) : (
          <div className="grid gap-6">
            <h1 className="font-bold text-2xl text-ink sm:text-3xl">{title}</h1>
            {job ? (
              <Refusal refusal={refusal} job={job} path={path} />
            ) : (
              <Notice tone="warning">{t('chat.start.closed')}</Notice>
            )}
            <div>
              <LinkButton variant="secondary" to={`/${language}${job?.job_url ?? '/job-search'}`}>
                {t(job ? 'applications.sent.job' : 'jobs.mine.find')}
              </LinkButton>
            </div>
          </div>
        )}
        {job ? <JobSummary job={job} /> : null}
      </Container>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
