import { useNavigation } from 'react-router';
import { CompanyCard } from '#src/modules/companies/web/company-card.tsx';
import { CompanyFilters } from '#src/modules/companies/web/company-filters.tsx';
import { companySearchOn, readCompanySearch } from '#src/modules/companies/web/company-search.ts';
import { useViewerCountry } from '#src/modules/jobs/web/use-viewer-country.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { classNames } from '#src/ui/class-names.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { Pagination } from '#src/ui/layout/pagination.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/companies';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const search = readCompanySearch(new URL(request.url).searchParams);
  const isHere = search.where === undefined && services.countryId !== OTHERS_ID;
  const one = (id: number | undefined) => (id === undefined ? undefined : [id]);
  const [list, industry, size, stage] = await Promise.all([
    services.api('GET /companies', {
      query: search.query,
      country_id: isHere ? services.countryId : undefined,
      industry: one(search.industry),
      size: one(search.size),
      financing_stage: one(search.financing_stage),
      page: search.page,
    }),
    optionsOf(services, 'industry_lists'),
    optionsOf(services, 'company_sizes'),
    optionsOf(services, 'financing_stage_lists'),
  ]);
  return { search, list, options: { industry, size, financing_stage: stage } };
}

async function optionsOf({ api }: PageServices, name: string) {
  const { [name]: list = [] } = await api('GET /config/:name/list', { name });
  return list.map(({ id, value }) => ({ value: id, label: String(value) }));
}

export default function Companies({ loaderData: { search, list, options } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const country = useViewerCountry();
  const isLoading = useNavigation().location?.pathname === `/${language}/companies`;
  return (
    <main id="content">
      <PageHead title={t('companies.title')} description={t('companies.description')} path="/companies" />
      <Container className="pb-16">
        <PageHeader title={t('companies.title')} description={t('companies.intro')} />
        <CompanyFilters search={search} options={options} country={country} />
        <p role="status" className="mt-8 mb-4 text-ink-muted">
          {list.total > 0
            ? t('companies.found', { count: list.total, shown: new Intl.NumberFormat(language).format(list.total) })
            : null}
        </p>
        {list.companies.length > 0 ? (
          <ul
            aria-busy={isLoading}
            className={classNames(
              'grid grid-cols-1 gap-4 transition-opacity sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4',
              isLoading && 'opacity-50',
            )}
          >
            {list.companies.map((company) => (
              <li key={company.id} className="min-w-0">
                <CompanyCard company={company} headingLevel={2} />
              </li>
            ))}
          </ul>
        ) : (
          <NoCompany canWiden={Boolean(country) && search.where === undefined} widerTo={wider(search)} />
        )}
        <div className="mt-10">
          <Pagination
            page={list.page}
            pageCount={list.page_count}
            hrefFor={(page) => `/${language}/companies${companySearchOn(page, search)}`}
          />
        </div>
      </Container>
    </main>
  );
}

function wider(search: Route.ComponentProps['loaderData']['search']): string {
  return companySearchOn(1, { ...search, where: 'all' });
}

function NoCompany({ canWiden, widerTo }: { canWiden: boolean; widerTo: string }) {
  const { t, language } = useTranslation();
  return (
    <EmptyState
      illustration={<Illustration name="search" />}
      title={t('companies.empty')}
      actions={
        <>
          {canWiden ? (
            <LinkButton to={`/${language}/companies${widerTo}`}>{t('companies.searchEverywhere')}</LinkButton>
          ) : null}
          <LinkButton to={`/${language}/companies`} variant="secondary">
            {t('companies.showAll')}
          </LinkButton>
        </>
      }
    >
      {t('companies.emptyText')}
    </EmptyState>
  );
}
