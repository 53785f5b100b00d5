import type { CompanyDetail } from '#src/modules/companies/companies.contract.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useCanonicalUrl } from '../page-head.tsx';
import { breadcrumbList, organization, StructuredData } from '../structured-data.tsx';
import { JobFeedLinks } from './job-feed-links.tsx';

/** What search engines read of a company. They read what the server drew, so the page begins without its script. */
export function CompanyStructuredData({ company }: { company: CompanyDetail }) {
  const { t, language } = useTranslation();
  const base = useCanonicalUrl() ?? '';
  return (
    <>
      <JobFeedLinks path={`/${language}${company.url}`} title={company.name} />
      <StructuredData data={organization(company, base)} />
      <StructuredData
        data={breadcrumbList(base, [
          { name: t('companies.title'), path: `/${language}/companies` },
          { name: company.name, path: `/${language}${company.url}` },
        ])}
      />
    </>
  );
}
