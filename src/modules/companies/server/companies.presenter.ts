import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import type { CompanyCard } from '../companies.contract.ts';
import type { CompanyRow } from './companies.queries.ts';

export function companyUrl(slug: string): string {
  return `/company/${slug}`;
}

/** The version changes with the picture, so browsers keep each address for good and a new logo is seen at once. */
export function logoUrl({ slug, logo_version }: Pick<CompanyRow, 'slug' | 'logo_version'>): string {
  return `/media/logo/${slug}.svg?v=${logo_version}`;
}

export function presentCompanyCard(row: CompanyRow, names: OptionNames): CompanyCard {
  const stage = row.financing_stage_id;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo_url: logoUrl(row),
    url: companyUrl(row.slug),
    country_id: row.country_id,
    location: placeOf(row, names),
    industry: names.of('industry_lists', row.industry_id),
    size: names.of('company_sizes', row.size_id),
    financing_stage: stage === null ? null : names.of('financing_stage_lists', stage),
    is_verified: row.is_verified,
    is_agency: row.is_agency,
    open_job_count: row.open_job_count,
  };
}

function placeOf(row: CompanyRow, names: OptionNames): string {
  const country = names.country(row.country_id).value;
  const city = row.location_id === null ? '' : names.location(row.location_id).value;
  return names.join(city === country ? [country] : [city, country]);
}
