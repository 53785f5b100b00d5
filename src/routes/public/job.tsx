import { Suspense, useEffect } from 'react';
import { data, isRouteErrorResponse, redirect, useLocation } from 'react-router';
import { api } from '#src/browser/api.ts';
import { deviceFacts } from '#src/modules/accounts/web/device-facts.ts';
import { noteOwn } from '#src/modules/accounts/web/own-things.ts';
import { withSession } from '#src/modules/accounts/web/with-session.ts';
import { jobPicture } from '#src/modules/feeds/share-address.ts';
import { listed } from '#src/modules/jobs/listed-job.ts';
import { isOwnSlug, jobIdOf } from '#src/modules/jobs/web/job-address.ts';
import { JobDetail } from '#src/modules/jobs/web/job-detail.tsx';
import { JobLead } from '#src/modules/jobs/web/job-lead.ts';
import { placeLine } from '#src/modules/jobs/web/place-line.ts';
import { readFrom } from '#src/modules/jobs/web/read-from.ts';
import { servicesContext } from '#src/page-context.ts';
import { Breadcrumb } from '#src/ui/layout/breadcrumb.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { laterPart, lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/job';
import { jobLead } from './job-lead.tsx';

const JobStructuredData = laterPart(() => import('./job-structured-data.tsx').then((file) => file.JobStructuredData));
const JobTranslation = lazyPart(() =>
  import('#src/modules/ai/web/translation/job-translation.tsx').then((file) => file.JobTranslation),
);
const SimilarJobs = laterPart(() => import('./job-similar.tsx').then((file) => file.SimilarJobs));
const JobClosed = lazyPart(() => import('./job-closed.tsx').then((file) => file.JobClosed));

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const id = jobIdOf(params.slug);
  if (!id) throw data(null, { status: 404 });
  // Asked for at the same time; without its neighbours the job still stands.
  const neighbours = services.api('GET /job/:id/similar', { id }).then(
    ({ jobs }) => jobs.map(listed),
    () => null,
  );
  const job = await services.api('GET /job/:id', { id }).catch((error: { status?: number }) => {
    // Gone is not missing: a closed job says so, to people and to search engines.
    if (error.status === 404 || error.status === 410) throw data(null, { status: error.status });
    throw error;
  });
  if (!isOwnSlug(params.slug, job.job_url)) {
    throw redirect(`/${params.lang}${job.job_url}${new URL(request.url).search}`, 301);
  }
  services.begin();
  return { job, similar: await neighbours };
}

export default function Job({ loaderData: { job, similar } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const place = placeLine(job, t, language);
  useCountView(job.id);
  return (
    <main id="content">
      <PageHead
        title={`${job.job_title} · ${job.company.name}`}
        description={t('jobs.detail.seo', {
          title: job.job_title,
          company: job.company.name,
          place,
          pay: job.pay.original,
        })}
        path={job.job_url}
        isUnlisted={job.status !== 'open'}
        picture={jobPicture(language, job)}
      />
      <Suspense>
        <JobStructuredData job={job} />
      </Suspense>
      <Container className="py-6 sm:py-8">
        <div className="mb-4">
          <Breadcrumb
            crumbs={[
              { label: t('jobs.detail.path'), to: `/${language}/job-search` },
              { label: job.main_function.value, to: `/${language}/${job.main_function.seo}-jobs` },
              { label: job.job_title },
            ]}
          />
        </div>
        <JobLead value={jobLead}>
          <JobDetail job={job} Words={job.language === language ? undefined : JobTranslation} />
        </JobLead>
        <Suspense>
          <SimilarJobs jobs={similar} />
        </Suspense>
      </Container>
    </main>
  );
}

/** Feeds 'popular' and the figures of who hires; that it failed is nobody's concern. */
function useCountView(id: number): void {
  const { search, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page was reached is said once
  useEffect(() => {
    const device = deviceFacts().device_type === 'mobile_web' ? 'mobile_web' : 'web';
    withSession(() => api('POST /job/:id/view', { id, device, from: readFrom(search) ?? state })).then(
      () => noteOwn('looked'),
      () => undefined,
    );
  }, [id]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 410) {
    return (
      <Suspense>
        <JobClosed />
      </Suspense>
    );
  }
  return <PageError error={error} />;
}
