import { Suspense, use } from 'react';
import type { CompanyCard as Company } from '#src/modules/companies/companies.contract.ts';
import { CompanyCard, CompanyCardSkeleton } from '#src/modules/companies/web/company-card.tsx';
import { SkeletonStatus } from '#src/ui/feedback/skeleton-shapes.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { EmptySection, MoreLink } from './landing/job-section.tsx';

const SHOWN = 8;
const list =
  '-mx-4 sm:mx-0 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 sm:pb-0 lg:grid-cols-4';
const item = 'min-w-0 shrink-0 basis-[80%] snap-start sm:shrink';

export function HomeCompanies({ companies }: { companies: Promise<Company[] | null> }) {
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
      <Suspense fallback={<CompaniesSkeleton />}>
        <CompanyList companies={companies} />
      </Suspense>
    </section>
  );
}

function CompanyList({ companies }: { companies: Promise<Company[] | null> }) {
  const shown = use(companies);
  if (!shown?.length) return <EmptySection hasFailed={shown === null} />;
  return (
    <ul className={list}>
      {shown.map((company) => (
        <li key={company.id} className={item}>
          <CompanyCard company={company} />
        </li>
      ))}
    </ul>
  );
}

function CompaniesSkeleton() {
  return (
    <SkeletonStatus className={`${list} [@media(scripting:none)]:hidden`}>
      {Array.from({ length: SHOWN }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never move
        <div key={at} className={item}>
          <CompanyCardSkeleton />
        </div>
      ))}
    </SkeletonStatus>
  );
}
