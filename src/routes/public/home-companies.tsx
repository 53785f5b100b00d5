import type { CompanyCard as Company } from '#src/modules/companies/companies.contract.ts';
import { CompanyCard } from '#src/modules/companies/web/company-card.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { EmptySection, MoreLink } from './landing/job-section.tsx';

export function HomeCompanies({ companies }: { companies: Company[] | null }) {
  const { t } = useTranslation();
  const title = t('home.companies.title');
  return (
    <section aria-labelledby="home-companies" className="below py-8 sm:py-10">
      <SectionHeader
        id="home-companies"
        title={title}
        description={t('home.companies.text')}
        action={<MoreLink to="/companies" about={title} />}
      />
      <CompanyList companies={companies} />
    </section>
  );
}

function CompanyList({ companies }: { companies: Company[] | null }) {
  if (!companies?.length) return <EmptySection hasFailed={companies === null} />;
  return (
    <ul className="card-row sm:grid-cols-2 lg:grid-cols-4">
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyCard company={company} />
        </li>
      ))}
    </ul>
  );
}
