import type { CompanyDetail } from '#src/modules/companies/companies.contract.ts';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { REMOTE } from '#src/modules/options/ids.ts';
import { siteById, sites } from '#src/modules/options/sites.ts';

type Json = Record<string, unknown>;

/** Facts for search engines. Data, not a script: the browser never runs it. */
export function StructuredData({ data }: { data: Json }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped cannot leave the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export function breadcrumbList(base: string, steps: { name: string; path: string }[]): Json {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: base + path,
    })),
  };
}

const UNITS: Record<number, string> = { 1: 'MONTH', 2: 'DAY', 3: 'HOUR', 4: 'YEAR' };
/** By key of the job type list. */
const EMPLOYMENT: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  'project-based': 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  seasonal: 'TEMPORARY',
  'daily-paid': 'PER_DIEM',
  volunteer: 'VOLUNTEER',
};

/** Google's JobPosting; remote jobs say from which countries one may apply, and only stated pay is given. */
export function jobPosting(job: JobDetail, base: string): Json {
  const isRemote = job.work_arrangement_id === REMOTE;
  return {
    '@type': 'JobPosting',
    title: job.job_title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
    datePosted: job.posted_at.slice(0, 10),
    validThrough: job.valid_through,
    employmentType: EMPLOYMENT[job.job_type_key] ?? 'OTHER',
    directApply: false,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      sameAs: base + job.company.url,
      logo: base + job.company_logo,
    },
    ...(isRemote ? remotePlace(job) : workPlaces(job)),
    ...basePay(job),
  };
}

/** Google wants countries named: anywhere means everywhere that people look from. Codes are the same in all languages. */
function remotePlace(job: JobDetail): Json {
  const ids = job.is_remote_worldwide ? sites.map(({ id }) => id) : job.remote_countries.map(({ id }) => id);
  const codes = ids.map((id) => siteById(id).code).filter(Boolean);
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: (codes.length > 0 ? codes : [job.country_code]).map((name) => ({
      '@type': 'Country',
      name,
    })),
  };
}

/** At least the country: a job without a place is not valid. */
function workPlaces(job: JobDetail): Json {
  const places = job.locations.length > 0 ? job.locations : [undefined];
  return {
    jobLocation: places.map((place) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place?.value, addressCountry: job.country_code },
      ...(place?.latitude != null &&
        place.longitude != null && {
          geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
        }),
    })),
  };
}

function basePay(job: JobDetail): Json {
  const { salary } = job;
  const unit = UNITS[job.salary_type_id];
  if (!salary || !unit || job.is_negotiable) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: salary.currency,
      value: { '@type': 'QuantitativeValue', minValue: salary.min, maxValue: salary.max, unitText: unit },
    },
  };
}

export function organization(company: CompanyDetail, base: string): Json {
  return {
    '@type': 'Organization',
    name: company.name,
    legalName: company.business.legal_name ?? undefined,
    url: base + company.url,
    logo: base + company.logo_url,
    description: company.overview,
    foundingDate: company.business.founded_on ?? undefined,
    sameAs: company.contact.website ? [company.contact.website] : undefined,
    address: company.address.text ?? undefined,
  };
}
