import type { AnswerOf } from '#src/kernel/contract.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import type { membershipContract } from '../../membership.contract.ts';

export type EditableCompany = AnswerOf<(typeof membershipContract)['GET /recruiters/company']>;

/** The form as its fields hold it: every name with its values, a list with one value per row. */
export type ProfileValues = Partial<Record<string, string[]>>;

/** Networks in the order of the form. */
export const networks = ['linkedin', 'x', 'facebook', 'instagram', 'youtube'] as const;

/** Fields with one value, which is the company's own. */
const plain = [
  'name',
  'country_id',
  'location_id',
  'address',
  'industry_id',
  'size_id',
  'financing_stage_id',
  'company_type_id',
  'listing_status_id',
  'founded_on',
  'website',
  'overview',
  'culture',
  'brand_product',
  'legal_name',
  'registration_number',
  'register_country_id',
  'register_address',
  'employees_number',
  'average_age',
  'ceo',
  'phone',
  'email',
  'stock_exchange',
  'stock_code',
  'listed_on',
] as const;

/** The saved company as the form shows it. */
export function valuesOf(company: EditableCompany): ProfileValues {
  const { registered_capital: capital, social_media, news, fundings, album, benefit_ids } = company;
  return {
    ...Object.fromEntries(plain.map((name) => [name, [String(company[name] ?? '')]])),
    ...Object.fromEntries(networks.map((network) => [`social_${network}`, [social_media[network] ?? '']])),
    capital_amount: [String(capital?.amount ?? '')],
    capital_currency: [capital?.currency ?? ''],
    is_agency: company.is_agency ? ['on'] : [],
    benefit_ids: benefit_ids.map(String),
    news_title: news.map(({ title }) => title),
    news_url: news.map(({ url }) => url ?? ''),
    news_date: news.map(({ published_on }) => published_on),
    round_stage: fundings.map((round) => String(round.financing_stage_id)),
    round_amount: fundings.map(({ money }) => String(money?.amount ?? '')),
    round_currency: fundings.map(({ money }) => money?.currency ?? ''),
    round_investors: fundings.map(({ investors }) => investors ?? ''),
    round_date: fundings.map(({ announced_on }) => announced_on),
    album: album.map(({ id }) => `id:${id}`),
    album_url: album.map(({ url }) => url),
    album_caption: album.map(({ caption }) => caption ?? ''),
  };
}

/** What the form does with itself, not what was typed into it. */
const NOT_TYPED = new Set(['revision', 'overrule', 'has_album', 'do']);

export function valuesIn(form: FormData): ProfileValues {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || NOT_TYPED.has(name)) continue;
    values[name] = [...(values[name] ?? []), value];
  }
  return values;
}

/** The names whose values differ. Line ends count as one: browsers send what they show in another form. */
export function differingNames(one: ProfileValues, other: ProfileValues): string[] {
  const written = (values: string[] = []) => JSON.stringify(values).replaceAll('\\r\\n', '\\n');
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => written(one[name]) !== written(other[name]));
}

/** What each field is called, for errors and for what a colleague has changed. */
export const fieldLabels: Record<string, TextKey> = {
  name: 'employer.company.name',
  country_id: 'employer.company.country',
  location_id: 'employer.company.location',
  address: 'employer.company.address',
  industry_id: 'employer.company.industry',
  size_id: 'employer.company.size',
  website: 'employer.company.website',
  is_agency: 'employer.company.agency',
  overview: 'employer.company.overview',
  culture: 'employer.company.culture',
  brand_product: 'companies.about.brandProduct',
  benefit_ids: 'employer.company.benefits',
  album: 'employer.company.album',
  album_url: 'employer.company.album',
  album_caption: 'employer.company.album',
  logo_file_id: 'employer.company.logo',
  legal_name: 'companies.about.legalName',
  registration_number: 'companies.about.registrationNumber',
  register_country_id: 'companies.about.registerCountry',
  register_address: 'companies.about.registerAddress',
  founded_on: 'companies.about.founded',
  company_type_id: 'companies.about.type',
  employees_number: 'companies.about.employeesNumber',
  average_age: 'companies.about.averageAge',
  ceo: 'companies.about.ceo',
  capital_amount: 'companies.about.capital',
  capital_currency: 'companies.about.capital',
  registered_capital: 'companies.about.capital',
  phone: 'companies.about.phone',
  email: 'companies.about.email',
  financing_stage_id: 'companies.about.financing',
  listing_status_id: 'companies.about.listing',
  stock_exchange: 'employer.company.exchange',
  stock_code: 'employer.company.stockCode',
  listed_on: 'employer.company.listedOn',
  ...Object.fromEntries(networks.map((network) => [`social_${network}`, `companies.networks.${network}` as const])),
  ...Object.fromEntries(
    ['title', 'url', 'date'].map((part) => [`news_${part}`, 'employer.company.groups.news' as const]),
  ),
  ...Object.fromEntries(
    ['stage', 'amount', 'currency', 'investors', 'date'].map((part) => [
      `round_${part}`,
      'companies.about.funding' as const,
    ]),
  ),
};
