import { Suspense } from 'react';
import type { CompanyDetail } from '#src/modules/companies/companies.contract.ts';
import { listed } from '#src/modules/jobs/listed-job.ts';
import type { PageServices } from '#src/page-services.ts';
import { LinkChip } from '#src/ui/controls/chip.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { laterPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { JobGrid } from './landing/job-grid.tsx';

const Pagination = laterPart(() => import('#src/ui/layout/pagination.tsx').then((file) => file.Pagination));

const PAGE_SIZE = 18;

/** What the address asks of the Jobs tab; nonsense is left out. */
function readSearch(search: URLSearchParams): { page: number; mainFunction: number | undefined } {
  const whole = (name: string) => {
    const value = search.get(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
  };
  return { page: whole('page') ?? 1, mainFunction: whole('function') };
}

export async function loadCompanyJobs({ api }: PageServices, slug: string, search: URLSearchParams) {
  const { page, mainFunction } = readSearch(search);
  const list = await api('GET /companies/:slug/hot-jobs', { slug, page, function: mainFunction, size: PAGE_SIZE });
  return { ...list, jobs: list.jobs.map(listed), page, page_count: Math.ceil(list.total / PAGE_SIZE) };
}

interface CompanyJobsProps {
  company: CompanyDetail;
  list: Awaited<ReturnType<typeof loadCompanyJobs>>;
  search: URLSearchParams;
}

/** The company's open jobs, the most wanted first, by function. */
export function CompanyJobs({ company, list, search }: CompanyJobsProps) {
  const { t, language } = useTranslation();
  const { mainFunction } = readSearch(search);
  const address = (page: number, id = mainFunction) => {
    const query = new URLSearchParams({ ...(id && { function: String(id) }), ...(page > 1 && { page: String(page) }) });
    return `/${language}${company.url}?${query}`;
  };
  return (
    <section aria-labelledby="company-jobs">
      <SectionHeader
        id="company-jobs"
        title={t('companies.jobs.title')}
        description={t('companies.openJobs', { count: list.total })}
      />
      {company.job_functions.length > 1 ? (
        <nav
          aria-label={t('companies.jobs.filter')}
          className="-mx-4 sm:mx-0 mb-6 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] *:shrink-0 sm:flex-wrap sm:px-0"
        >
          <LinkChip to={address(1, 0)} isSelected={mainFunction === undefined} preventScrollReset>
            {t('companies.jobs.all')}
          </LinkChip>
          {company.job_functions.map(({ id, value, count }) => (
            <LinkChip key={id} to={address(1, id)} isSelected={id === mainFunction} preventScrollReset>
              {value} · {new Intl.NumberFormat(language).format(count)}
            </LinkChip>
          ))}
        </nav>
      ) : null}
      {list.jobs.length > 0 ? (
        <JobGrid
          key={address(list.page)}
          jobs={list.jobs}
          page="company_detail"
          subPage="hot_job"
          pageNum={list.page}
        />
      ) : (
        <EmptyState
          illustration={<Illustration name="closed" />}
          title={t('companies.jobs.empty')}
          headingLevel={3}
          actions={
            <LinkButton to={`/${language}/companies`} variant="secondary">
              {t('companies.showAll')}
            </LinkButton>
          }
        >
          {t('companies.jobs.emptyText')}
        </EmptyState>
      )}
      <div className="mt-10">
        <Suspense>
          <Pagination page={list.page} pageCount={list.page_count} hrefFor={(page) => address(page)} />
        </Suspense>
      </div>
    </section>
  );
}
