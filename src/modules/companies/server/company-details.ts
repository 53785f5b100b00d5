import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CompanyDetail } from '../companies.contract.ts';
import { socialNetworks } from '../company-details.ts';
import { readAlbum } from './company-album.ts';
import { presentStories, type StoryColumns } from './company-stories.ts';
import { presentMoney } from './money.ts';

/** The columns behind the details, as part of a company's row. */
export interface DetailColumns {
  legal_name: string | null;
  registration_number: string | null;
  founded_on: string | null;
  company_type_id: number | null;
  listing_status_id: number | null;
  website: string | null;
  registered_capital: number | null;
  registered_capital_currency: string | null;
  register_country_id: number | null;
  register_address: string | null;
  average_age: number | null;
  ceo: string | null;
  employees_number: number | null;
  brand_product: string | null;
  phone: string | null;
  email: string | null;
  social_media: Record<string, unknown>;
  stock_exchange: string | null;
  stock_code: string | null;
  listed_on: string | null;
}

export const detailColumns = sql`c.legal_name, c.registration_number, c.founded_on::text as founded_on,
  c.company_type_id, c.listing_status_id, c.website, c.registered_capital, c.registered_capital_currency,
  c.register_country_id, c.register_address, c.average_age, c.ceo, c.employees_number, c.brand_product, c.phone,
  c.email, c.social_media, c.stock_exchange, c.stock_code, c.listed_on::text as listed_on`;

export function presentBusiness(
  row: DetailColumns & { size_id: number },
  names: OptionNames,
): CompanyDetail['business'] {
  const optional = (list: string, id: number | null) => (id === null ? null : names.of(list, id));
  return {
    legal_name: row.legal_name,
    registration_number: row.registration_number,
    founded_on: row.founded_on,
    company_type: optional('company_type_lists', row.company_type_id),
    listing_status: optional('listing_status_lists', row.listing_status_id),
    employees: names.of('company_sizes', row.size_id).value,
    employees_number: row.employees_number,
    registered_capital: presentMoney(row.registered_capital, row.registered_capital_currency),
    register_country: row.register_country_id === null ? null : names.country(row.register_country_id),
    register_address: row.register_address,
    average_age: row.average_age,
    ceo: row.ceo,
    brand_product: row.brand_product,
  };
}

export function presentContact(row: DetailColumns): CompanyDetail['contact'] {
  const links = socialNetworks.flatMap((network) => {
    const url = row.social_media[network];
    return typeof url === 'string' && url.startsWith('https://') ? [{ network, url }] : [];
  });
  return { website: row.website, phone: row.phone, email: row.email, social_media: links };
}

/** What hangs on the company in rows of its own: pictures, news, rounds of funding. */
export async function loadStories(
  tx: Context['tx'],
  row: DetailColumns & StoryColumns & { id: number },
  names: OptionNames,
) {
  const { news, fundings } = presentStories(row);
  const album = await readAlbum(tx, row.id);
  const { stock_exchange: exchange, stock_code: code, listed_on } = row;
  return {
    album: album.map(({ url, caption }) => ({ url, caption })),
    news,
    funding: {
      rounds: fundings.map(({ financing_stage_id, money, ...round }) => ({
        stage: names.of('financing_stage_lists', financing_stage_id),
        amount: money,
        ...round,
      })),
      ipo: exchange === null ? null : { exchange, code, listed_on },
    },
  };
}
