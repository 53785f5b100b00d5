import { isShown } from '#src/modules/accounts/server/accounts.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

export interface CompanyRow {
  id: number;
  slug: string;
  logo_version: string;
  name: string;
  country_id: number;
  location_id: number | null;
  industry_id: number;
  size_id: number;
  financing_stage_id: number | null;
  is_agency: boolean;
  is_verified: boolean;
  open_job_count: number;
}

/** The same beside the columns of something else, such as a job: one question tells both. */
export interface JoinedCompany {
  company_slug: string;
  company_logo_version: string;
  company_name: string;
  company_country_id: number;
  company_location_id: number | null;
  company_industry_id: number;
  company_size_id: number;
  company_financing_stage_id: number | null;
  company_is_agency: boolean;
  company_is_verified: boolean;
  company_open_job_count: number;
}

/** Its columns, of the tables c and n as `companyJoin` names them. */
export const joinedColumns = sql`
  c.slug as company_slug, c.logo_version as company_logo_version, c.name as company_name,
  c.country_id as company_country_id, c.location_id as company_location_id, c.industry_id as company_industry_id,
  c.size_id as company_size_id, c.financing_stage_id as company_financing_stage_id,
  c.is_agency as company_is_agency, c.verified_at is not null as company_is_verified,
  n.open_job_count as company_open_job_count`;

/** Joins the company of the table called j. */
export const companyJoin = sql`
  join companies c on c.id = j.company_id join company_job_counts n on n.company_id = j.company_id`;

export function joinedCompany(id: number, row: JoinedCompany): CompanyRow {
  return {
    id,
    slug: row.company_slug,
    logo_version: row.company_logo_version,
    name: row.company_name,
    country_id: row.company_country_id,
    location_id: row.company_location_id,
    industry_id: row.company_industry_id,
    size_id: row.company_size_id,
    financing_stage_id: row.company_financing_stage_id,
    is_agency: row.company_is_agency,
    is_verified: row.company_is_verified,
    open_job_count: row.company_open_job_count,
  };
}

export interface CompanyMember {
  first_name: string;
  last_name: string;
  position: string;
}

/** Slugs are made of these only; anything else names no company and is not worth a query. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** What a card shows of a company: the tables are called c and n, which has its count of open jobs. */
export const cardColumns = sql`
  c.id, c.slug, c.logo_version, c.name, c.country_id, c.location_id, c.industry_id, c.size_id, c.financing_stage_id,
  c.is_agency, c.verified_at is not null as is_verified, n.open_job_count`;

/** What a card shows of each company, by id. */
export async function loadCompanies(tx: Context['tx'], ids: number[]): Promise<Map<number, CompanyRow>> {
  if (ids.length === 0) return new Map();
  const query = sql`
    select ${cardColumns} from companies c join company_job_counts n on n.company_id = c.id
    where c.id = any(${ids}::bigint[])`;
  const { rows } = await tx.query<CompanyRow>(query, { name: 'company_cards' });
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findCompanyId(tx: Context['tx'], slug: string): Promise<number | undefined> {
  if (!isSlug(slug)) return undefined;
  const { rows } = await tx.query<{ id: number }>(
    sql`select id from companies where slug = ${slug} and status = 'active'`,
  );
  return rows[0]?.id;
}

/** Someone who hires for the company, as its members know them. */
export async function findMember(
  tx: Context['tx'],
  companyId: number,
  accountId: number,
): Promise<CompanyMember | undefined> {
  const query = sql`
    select a.first_name, a.last_name, coalesce(m.position, '') as position
    from accounts a left join company_members m on m.account_id = a.id and m.company_id = ${companyId}
    where a.id = ${accountId} and ${isShown('a')}`;
  return (await tx.query<CompanyMember>(query, { name: 'company_member' })).rows[0];
}

/** The same beside the columns of a job; null for someone who is not shown any more. */
export interface JoinedMember {
  member_first_name: string | null;
  member_last_name: string | null;
  member_position: string | null;
}

export const memberColumns = sql`
  a.first_name as member_first_name, a.last_name as member_last_name, m.position as member_position`;

/** Joins whoever looks after the table called j. */
export const memberJoin = sql`
  left join accounts a on a.id = j.recruiter_id and ${isShown('a')}
  left join company_members m on m.account_id = a.id and m.company_id = j.company_id`;

export function joinedMember(row: JoinedMember): CompanyMember | undefined {
  const { member_first_name: first, member_last_name: last, member_position: position } = row;
  if (first === null || last === null) return undefined;
  return { first_name: first, last_name: last, position: position ?? '' };
}

export async function countFollowers(tx: Context['tx'], companyId: number): Promise<number> {
  const { count } = await tx.queryOne<{ count: number }>(
    sql`select count(*) as count from company_followers where company_id = ${companyId}`,
  );
  return count;
}
