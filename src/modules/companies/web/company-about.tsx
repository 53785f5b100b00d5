import type { ReactNode } from 'react';
import { type Description, DescriptionList } from '#src/ui/description-list.tsx';
import { SectionHeader } from '#src/ui/page.tsx';
import { ExternalTextLink } from '#src/ui/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanyDetail } from '../companies.contract.ts';
import { Paragraphs } from './paragraphs.tsx';
import { safeWebsite } from './safe-website.ts';

/** Overview, business information, contact and address; what a company has not said is left out. */
export function CompanyAbout({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const website = safeWebsite(company.contact.website);
  return (
    <div className="grid gap-12">
      <Section id="overview" title={t('companies.about.overview')}>
        <Paragraphs text={company.overview} language={company.language} />
      </Section>
      <Section id="business" title={t('companies.about.business')}>
        <DescriptionList items={useBusinessFacts(company)} />
      </Section>
      {website ? (
        <Section id="contact" title={t('companies.about.contact')}>
          <DescriptionList
            items={[
              {
                term: t('companies.about.website'),
                value: (
                  <ExternalTextLink href={website.href}>
                    <bdi dir="ltr">{website.shown}</bdi>
                  </ExternalTextLink>
                ),
              },
            ]}
          />
        </Section>
      ) : null}
      {company.address.text ? (
        <Section id="address" title={t('companies.about.address')}>
          <address className="text-ink not-italic">
            <bdi>{company.address.text}</bdi>
          </address>
        </Section>
      ) : null}
    </div>
  );
}

function useBusinessFacts({ business, industry, financing_stage: stage }: CompanyDetail): Description[] {
  const { t, language } = useTranslation();
  const founded = business.founded_on
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(business.founded_on))
    : null;
  const facts: [Parameters<typeof t>[0], string | null | undefined][] = [
    ['companies.about.legalName', business.legal_name],
    ['companies.about.registrationNumber', business.registration_number],
    ['companies.about.founded', founded],
    ['companies.about.type', business.company_type?.value],
    ['companies.about.listing', business.listing_status?.value],
    ['companies.about.industry', industry.value],
    ['companies.about.employees', business.employees],
    ['companies.about.financing', stage?.value],
    ['companies.about.registerCountry', business.register_country?.value],
    ['companies.about.registerAddress', business.register_address],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term: t(term), value: <bdi>{value}</bdi> }] : []));
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      {children}
    </section>
  );
}
