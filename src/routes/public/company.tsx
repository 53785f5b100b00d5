import { Suspense, useState } from 'react';
import { data, redirect, useRevalidator, useSearchParams } from 'react-router';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { mayHaveOwn, noteOwn } from '#src/modules/accounts/web/own-things.ts';
import { withSession } from '#src/modules/accounts/web/with-session.ts';
import { CompanyHeader } from '#src/modules/companies/web/company-header.tsx';
import { FollowButton } from '#src/modules/companies/web/follow-button.tsx';
import { companyPicture } from '#src/modules/feeds/share-address.ts';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Breadcrumb } from '#src/ui/layout/breadcrumb.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { laterPart, lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/company';
import { CompanyJobs, loadCompanyJobs } from './company-jobs.tsx';
import { attempt } from './landing/attempt.ts';

const BlockButton = laterPart(() =>
  import('#src/modules/preferences/web/block-button.tsx').then((file) => file.BlockButton),
);
const CompanyStructuredData = laterPart(() =>
  import('./company-structured-data.tsx').then((file) => file.CompanyStructuredData),
);
const JobFeedLink = laterPart(() => import('./job-feed-links.tsx').then((file) => file.JobFeedLink));
const CompanyAbout = lazyPart(() =>
  import('#src/modules/companies/web/company-about.tsx').then((file) => file.CompanyAbout),
);
const ReportButton = laterPart(() =>
  import('#src/modules/companies/web/report-button.tsx').then((file) => file.ReportButton),
);
const CompanyCulture = lazyPart(() =>
  import('#src/modules/companies/web/company-culture.tsx').then((file) => file.CompanyCulture),
);
const Notice = lazyPart(() => import('#src/ui/feedback/notice.tsx').then((file) => file.Notice));
const CompanyBlocked = lazy(() =>
  import('#src/modules/preferences/web/company-blocked.tsx').then((file) => ({ default: file.CompanyBlocked })),
);

const tabs = ['jobs', 'about', 'culture'] as const;

function tabOf(search: URLSearchParams): (typeof tabs)[number] {
  return tabs.find((tab) => tab === search.get('tab')) ?? 'jobs';
}

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  try {
    const [company, jobs] = await Promise.all([
      services.api('GET /companies/:slug', { slug }),
      tabOf(search) === 'jobs' ? loadCompanyJobs(services, slug, search) : null,
    ]);
    return { company, jobs, blocked: null };
  } catch (error) {
    // A name that no company can have is answered like one that none has.
    if (!isRefusal(error) || (error.status !== 404 && error.status !== 400)) throw error;
    const blocked = services.seemsSignedIn ? await findBlocked(services, slug) : null;
    if (!blocked) throw new Response(null, { status: 404 });
    return data({ company: null, jobs: null, blocked }, { status: 404 });
  }
}

/** SET-04: whoever blocked a company and comes by again can take it back there. */
async function findBlocked(services: PageServices, slug: string) {
  const answer = await attempt(services, services.api('GET /jobseeker/blocked-companies', { slug }));
  const found = answer?.companies[0];
  return found ? { id: found.id, name: found.name } : null;
}

/** Follows without scripts, and shows the page again. */
export async function action({ params: { slug }, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context
      .get(servicesContext)
      .api('POST /companies/:slug/follow', { slug, follow: form.get('follow') === '1' });
  } catch (error) {
    if (isRefusal(error)) return { message: error.message };
    throw error;
  }
  return redirect(request.url);
}

export default function Company({ loaderData: { company, jobs, blocked }, actionData }: Route.ComponentProps) {
  const [justBlocked, setJustBlocked] = useState<number>();
  const { revalidate } = useRevalidator();
  const gone = blocked ?? (company && company.id === justBlocked ? company : null);
  if (gone) {
    const showAgain = () => {
      setJustBlocked(undefined);
      revalidate();
    };
    return (
      <Suspense>
        <CompanyBlocked company={gone} onUnblocked={showAgain} />
      </Suspense>
    );
  }
  if (!company) return null;
  return <CompanyPage {...{ company, jobs }} message={actionData?.message} onBlocked={setJustBlocked} />;
}

async function followCompany(slug: string, follow: boolean) {
  const answer = await withSession(() => api('POST /companies/:slug/follow', { slug, follow }));
  noteOwn('followed');
  return answer;
}

interface CompanyPageProps {
  company: NonNullable<Route.ComponentProps['loaderData']['company']>;
  jobs: Route.ComponentProps['loaderData']['jobs'];
  message?: string;
  onBlocked: (id: number) => void;
}

function CompanyPage({ company, jobs, message, onBlocked }: CompanyPageProps) {
  const { t, language } = useTranslation();
  const [search] = useSearchParams();
  const current = tabOf(search);
  const { slug } = company;
  const description = company.overview.replace(/\s+/g, ' ').slice(0, 160);
  return (
    <main id="content">
      <PageHead
        title={company.name}
        description={description}
        path={company.url}
        picture={companyPicture(language, company)}
      />
      <Suspense>
        <CompanyStructuredData company={company} />
      </Suspense>
      <Container className="pt-6 pb-16">
        <Breadcrumb crumbs={[{ label: t('companies.title'), to: `/${language}/companies` }, { label: company.name }]} />
        <CompanyHeader
          company={company}
          action={
            <div className="flex flex-wrap items-center gap-3">
              <FollowButton
                key={slug}
                company={company}
                onFollow={(follow) => followCompany(slug, follow)}
                onShown={() => (mayHaveOwn('followed') ? api('GET /companies/:slug', { slug }) : undefined)}
              />
              <ReportButton slug={slug} />
              <Suspense>
                <BlockButton company={company} onBlocked={() => onBlocked(company.id)} />
              </Suspense>
            </div>
          }
        />
        <Suspense>{message ? <Notice tone="danger">{message}</Notice> : null}</Suspense>
        <LinkTabs
          label={t('companies.tabs.label')}
          tabs={tabs.map((tab) => ({
            to: tab === 'jobs' ? '?' : `?tab=${tab}`,
            label: t(`companies.tabs.${tab}`),
            isCurrent: tab === current,
          }))}
        />
        <div className="pt-8">
          {current === 'jobs' && jobs ? <CompanyJobs company={company} list={jobs} search={search} /> : null}
          <Suspense>
            {current === 'about' ? <CompanyAbout company={company} /> : null}
            {current === 'culture' ? <CompanyCulture company={company} /> : null}
          </Suspense>
          <Suspense>
            <JobFeedLink path={`/${language}${company.url}`} title={company.name} />
          </Suspense>
        </div>
      </Container>
    </main>
  );
}
