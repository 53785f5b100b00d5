import type { ReactNode } from 'react';
import { ExternalTextLink } from '#src/ui/controls/text-link.tsx';
import { type Description, DescriptionList } from '#src/ui/layout/description-list.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanyDetail } from '../companies.contract.ts';
import { longDate, writeMoney } from './company-figures.ts';
import { CompanyFunding } from './company-funding.tsx';
import { CompanyNews } from './company-news.tsx';
import { MapLink } from './map-link.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { safeWebsite } from './safe-website.ts';

/** Overview, business information, funding, news, contact and address; what a company has not said is left out. */
export function CompanyAbout({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const contacts = useContacts(company);
  return (
    <div className="grid gap-12">
      <Section id="overview" title={t('companies.about.overview')}>
        <Paragraphs text={company.overview} language={company.language} />
      </Section>
      <Section id="business" title={t('companies.about.business')}>
        <DescriptionList items={useBusinessFacts(company)} />
      </Section>
      {company.funding.rounds.length > 0 || company.funding.ipo ? (
        <Section id="funding" title={t('companies.about.funding')}>
          <CompanyFunding funding={company.funding} />
        </Section>
      ) : null}
      {company.news.length > 0 ? (
        <Section id="news" title={t('companies.about.news')}>
          <CompanyNews news={company.news} language={company.language} />
        </Section>
      ) : null}
      {contacts.length > 0 ? (
        <Section id="contact" title={t('companies.about.contact')}>
          <DescriptionList items={contacts} />
        </Section>
      ) : null}
      {company.address.text ? (
        <Section id="address" title={t('companies.about.address')}>
          <address className="text-ink not-italic">
            <bdi>{company.address.text}</bdi>
          </address>
          <p className="mt-2">
            <MapLink {...company.address} place={company.name} />
          </p>
        </Section>
      ) : null}
    </div>
  );
}

function useBusinessFacts({ business, industry, financing_stage: stage }: CompanyDetail): Description[] {
  const { t, language } = useTranslation();
  const number = (value: number | null) => (value === null ? null : new Intl.NumberFormat(language).format(value));
  const facts: [Parameters<typeof t>[0], string | null | undefined][] = [
    ['companies.about.legalName', business.legal_name],
    ['companies.about.registrationNumber', business.registration_number],
    ['companies.about.founded', business.founded_on && longDate(business.founded_on, language)],
    ['companies.about.ceo', business.ceo],
    ['companies.about.type', business.company_type?.value],
    ['companies.about.listing', business.listing_status?.value],
    ['companies.about.industry', industry.value],
    ['companies.about.brandProduct', business.brand_product],
    ['companies.about.employees', business.employees],
    ['companies.about.employeesNumber', number(business.employees_number)],
    ['companies.about.averageAge', number(business.average_age)],
    ['companies.about.financing', stage?.value],
    ['companies.about.capital', business.registered_capital && writeMoney(business.registered_capital, language)],
    ['companies.about.registerCountry', business.register_country?.value],
    ['companies.about.registerAddress', business.register_address],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term: t(term), value: <bdi>{value}</bdi> }] : []));
}

function useContacts({ contact }: CompanyDetail): Description[] {
  const { t } = useTranslation();
  const website = safeWebsite(contact.website);
  const plain = (href: string, shown: string) => (
    <a href={href} className="text-accent-ink hover:underline">
      <bdi dir="ltr">{shown}</bdi>
    </a>
  );
  const all: [string, ReactNode][] = [
    [
      t('companies.about.website'),
      website && (
        <ExternalTextLink href={website.href}>
          <bdi dir="ltr">{website.shown}</bdi>
        </ExternalTextLink>
      ),
    ],
    [t('companies.about.phone'), contact.phone && plain(`tel:${contact.phone.replace(/[^+\d]/g, '')}`, contact.phone)],
    [t('companies.about.email'), contact.email && plain(`mailto:${contact.email}`, contact.email)],
    [t('companies.about.social'), contact.social_media.length > 0 && <SocialLinks links={contact.social_media} />],
  ];
  return all.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

function SocialLinks({ links }: { links: CompanyDetail['contact']['social_media'] }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map(({ network, url }) => (
        <li key={network}>
          <ExternalTextLink href={url}>{t(`companies.networks.${network}`)}</ExternalTextLink>
        </li>
      ))}
    </ul>
  );
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      {children}
    </section>
  );
}
