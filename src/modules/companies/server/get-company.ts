import { AppError } from '#src/kernel/errors.ts';
import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { isOwn } from '#src/platform/database/owner.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CompanyDetail } from '../companies.contract.ts';
import { NO_REPLIES } from '../reply-meter.ts';
import type { CompaniesParts } from './companies.parts.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { type CompanyRow, cardColumns, isSlug } from './companies.queries.ts';
import { type DetailColumns, detailColumns, loadStories, presentBusiness, presentContact } from './company-details.ts';
import { type StoryColumns, storyColumns } from './company-stories.ts';

interface DetailRow extends CompanyRow, DetailColumns, StoryColumns {
  language: string;
  overview: string;
  culture: string | null;
  benefit_ids: number[];
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  follower_count: number;
}

/** Everything that a company's page says. */
export function createGetCompany({ namesIn, countOpenFunctions, findBlockedCompanies, loadReplies }: CompaniesParts) {
  return async (ctx: Context, input: { slug: string }): Promise<CompanyDetail> => {
    const [row, blocked] = await Promise.all([findCompany(ctx, input.slug), findBlockedCompanies(ctx)]);
    if (!row || blocked.includes(row.id)) throw new AppError('notFound');
    const names = namesIn(ctx.locale.language);
    const [functions, isFollowed, stories, replies] = await Promise.all([
      countOpenFunctions(ctx.tx, row.id),
      follows(ctx, row.id),
      loadStories(ctx.tx, row, names),
      loadReplies(ctx.tx, 'company', [row.id]),
    ]);
    return {
      ...presentDetail(row, names),
      ...stories,
      job_functions: functions.map(({ function_id, count }) => ({
        id: function_id,
        value: names.mainFunction(function_id).value,
        count,
      })),
      is_followed: isFollowed,
      follower_count: row.follower_count,
      reply: replies.get(row.id) ?? NO_REPLIES,
    };
  };
}

function presentDetail(row: DetailRow, names: OptionNames) {
  return {
    ...presentCompanyCard(row, names),
    overview: row.overview,
    culture: row.culture,
    language: row.language,
    business: presentBusiness(row, names),
    contact: presentContact(row),
    benefits: row.benefit_ids.map((id) => names.of('job_benefit_lists', id)),
    address: { text: row.address, latitude: row.latitude, longitude: row.longitude },
  };
}

async function findCompany(ctx: Context, slug: string): Promise<DetailRow | undefined> {
  if (!isSlug(slug)) return undefined;
  const query = sql`
    select ${cardColumns}, c.language, c.overview, c.culture, c.benefit_ids, c.address, c.latitude, c.longitude,
      (select count(*) from company_followers f where f.company_id = c.id) as follower_count, ${detailColumns},
      ${storyColumns}
    from companies c join company_job_counts n on n.company_id = c.id
    where c.slug = ${slug} and c.status = 'active'`;
  return (await ctx.tx.query<DetailRow>(query, { name: 'company_detail' })).rows[0];
}

async function follows(ctx: Context, companyId: number): Promise<boolean> {
  if (ctx.viewer.sessionId === null) return false;
  const { rowCount } = await ctx.tx.query(
    sql`select 1 from company_followers where company_id = ${companyId} and ${isOwn(ctx.viewer)}`,
  );
  return Boolean(rowCount);
}
