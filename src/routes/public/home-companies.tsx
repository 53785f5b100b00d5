import type { CompanyCard as Company } from '#src/modules/companies/companies.contract.ts';
import { CompanyCard } from '#src/modules/companies/web/company-card.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { EmptySection, MoreLink } from './landing/job-section.tsx';

const list =
  '-mx-4 sm:mx-0 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 sm:pb-0 lg:grid-cols-4';
const item = 'min-w-0 shrink-0 basis-[80%] snap-start sm:shrink';

export function HomeCompanies({ companies }: { companies: Company[] | null }) {
  const { t } = useTranslation();
  const title = t('home.companies.title');
  return (
    <section aria-labelledby="home-companies" className="py-8 sm:py-10">
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
    <ul className={list}>
      {companies.map((company) => (
        <li key={company.id} className={item}>
          <CompanyCard company={company} />
        </li>
      ))}
    </ul>
  );
}
