import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { NamesIn, OptionNames } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { isOwn } from '#src/platform/database/owner.ts';
import type { CompanyDetail } from '../companies.contract.ts';
import { NO_REPLIES, type ReplyMeter } from '../reply-meter.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { type CompanyRow, countFollowers, isSlug } from './companies.queries.ts';

interface DetailRow extends CompanyRow, Record<string, unknown> {
  legal_name: string | null;
  registration_number: string | null;
  founded_on: string | null;
  company_type_id: number | null;
  listing_status_id: number | null;
  website: string | null;
  language: string;
  overview: string;
  culture: string | null;
  benefit_ids: number[];
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** How many open jobs a company has in each main function; the jobs module knows. */
export type CountOpenFunctions = (
  tx: Context['tx'],
  companyId: number,
) => Promise<{ function_id: number; count: number }[]>;

/** How Bosses, jobs or companies answer, by id; chat measures it and comes later in the order of modules. */
export type LoadReplies = (
  tx: Context['tx'],
  subject: 'boss' | 'job' | 'company',
  ids: readonly number[],
) => Promise<Map<number, ReplyMeter>>;

/** Everything that a company's page says. */
export function createGetCompany(namesIn: NamesIn, countOpenFunctions: CountOpenFunctions, loadReplies: LoadReplies) {
  return async (ctx: Context, input: { slug: string }): Promise<CompanyDetail> => {
    const row = await findCompany(ctx, input.slug);
    if (!row) throw new AppError('notFound');
    const [functions, followers, isFollowed, replies] = await Promise.all([
      countOpenFunctions(ctx.tx, row.id),
      countFollowers(ctx.tx, row.id),
      follows(ctx, row.id),
      loadReplies(ctx.tx, 'company', [row.id]),
    ]);
    const names = namesIn(ctx.locale.language);
    return {
      ...presentDetail(row, names),
      job_functions: functions.map(({ function_id, count }) => ({
        id: function_id,
        value: names.mainFunction(function_id).value,
        count,
      })),
      is_followed: isFollowed,
      follower_count: followers,
      reply: replies.get(row.id) ?? NO_REPLIES,
    };
  };
}

function presentDetail(row: DetailRow, names: OptionNames) {
  const optional = (list: string, id: number | null) => (id === null ? null : names.of(list, id));
  return {
    ...presentCompanyCard(row, names),
    overview: row.overview,
    culture: row.culture,
    language: row.language,
    business: {
      legal_name: row.legal_name,
      registration_number: row.registration_number,
      founded_on: row.founded_on,
      company_type: optional('company_type_lists', row.company_type_id),
      listing_status: optional('listing_status_lists', row.listing_status_id),
      employees: names.of('company_sizes', row.size_id).value,
      register_country: names.country(row.country_id),
      register_address: row.address,
    },
    contact: { website: row.website },
    benefits: row.benefit_ids.map((id) => names.of('job_benefit_lists', id)),
    address: { text: row.address, latitude: row.latitude, longitude: row.longitude },
  };
}

async function findCompany(ctx: Context, slug: string): Promise<DetailRow | undefined> {
  if (!isSlug(slug)) return undefined;
  const { rows } = await ctx.tx.execute<DetailRow>(sql`
    select c.id, c.slug, c.name, c.country_id, c.location_id, c.industry_id, c.size_id, c.financing_stage_id,
      c.is_agency, c.verified_at is not null as is_verified, n.open_job_count, c.legal_name, c.registration_number,
      c.founded_on::text as founded_on, c.company_type_id, c.listing_status_id, c.website, c.language, c.overview,
      c.culture, c.benefit_ids, c.address, c.latitude, c.longitude
    from companies c join company_job_counts n on n.company_id = c.id where c.slug = ${slug}`);
  return rows[0];
}

async function follows(ctx: Context, companyId: number): Promise<boolean> {
  const { rowCount } = await ctx.tx.execute(
    sql`select 1 from company_followers where company_id = ${companyId} and ${isOwn(ctx.viewer)}`,
  );
  return Boolean(rowCount);
}
