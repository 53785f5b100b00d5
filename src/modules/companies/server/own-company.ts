import type { AnswerOf } from '#src/kernel/contract.ts';
import type { Context, MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_PICTURES, MOST_STORIES } from '../company-fields.ts';
import type { membershipContract } from '../membership.contract.ts';
import { companyUrl, logoUrl } from './companies.presenter.ts';
import { readAlbum } from './company-album.ts';
import { readFundings, readNews } from './company-stories.ts';
import { presentMoney } from './money.ts';
import type { TeamParts } from './team.parts.ts';

type OwnCompany = AnswerOf<(typeof membershipContract)['GET /recruiters/company']>;
type Made =
  | 'url'
  | 'logo_url'
  | 'country'
  | 'is_verified'
  | 'album'
  | 'most_pictures'
  | 'most_stories'
  | 'news'
  | 'fundings'
  | 'registered_capital';

export type EditedRow = Omit<OwnCompany, Made | 'edited_at'> & {
  logo_file_id: string | null;
  logo_version: string;
  verified_at: Date | null;
  registered_capital: number | null;
  registered_capital_currency: string | null;
  edited_at: Date | null;
};

/** The viewer's company as it can be edited. */
export function createGetOwnCompany({ namesIn }: TeamParts) {
  return async (ctx: MemberContext): Promise<OwnCompany> => {
    const { company_id: id } = ctx.viewer.membership;
    const row = await readEdited(ctx, id);
    const { verified_at, logo_file_id: _, logo_version, registered_capital_currency, ...plain } = row;
    const [album, news, fundings] = await Promise.all([
      readAlbum(ctx.tx, id),
      readNews(ctx.tx, id),
      readFundings(ctx.tx, id),
    ]);
    return {
      ...plain,
      url: companyUrl(row.slug),
      logo_url: logoUrl({ slug: row.slug, logo_version }),
      is_verified: verified_at !== null,
      country: namesIn(ctx.locale.language).country(row.country_id),
      registered_capital: presentMoney(row.registered_capital, registered_capital_currency),
      album,
      news,
      fundings,
      edited_at: row.edited_at?.toISOString() ?? null,
      most_pictures: MOST_PICTURES,
      most_stories: MOST_STORIES,
    };
  };
}

export async function readEdited(ctx: Context, id: number): Promise<EditedRow> {
  return ctx.tx.queryOne<EditedRow>(sql`
    select c.id, c.slug, c.name, c.country_id, c.location_id, c.address, c.industry_id, c.size_id,
      c.financing_stage_id, c.company_type_id, c.listing_status_id, c.founded_on::text as founded_on, c.website,
      c.overview, c.culture, c.benefit_ids, c.is_agency, c.brand_product, c.legal_name, c.registration_number,
      c.register_country_id, c.register_address, c.registered_capital, c.registered_capital_currency,
      c.employees_number, c.average_age, c.ceo, c.phone, c.email, c.social_media, c.stock_exchange, c.stock_code,
      c.listed_on::text as listed_on, c.logo_file_id, c.logo_version, c.verified_at, c.revision, c.edited_at,
      nullif(trim(concat_ws(' ', e.first_name, e.last_name)), '') as edited_by
    from companies c left join accounts e on e.id = c.edited_by where c.id = ${id}`);
}
