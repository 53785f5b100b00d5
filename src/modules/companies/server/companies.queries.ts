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

export interface CompanyMember {
  first_name: string;
  last_name: string;
  position: string;
}

/** Slugs are made of these only; anything else names no company and is not worth a query. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** What a card shows of each company, by id. */
export async function loadCompanies(tx: Context['tx'], ids: number[]): Promise<Map<number, CompanyRow>> {
  if (ids.length === 0) return new Map();
  const query = sql`
    select c.id, c.slug, c.logo_version, c.name, c.country_id, c.location_id, c.industry_id, c.size_id, c.financing_stage_id,
      c.is_agency, c.verified_at is not null as is_verified, n.open_job_count
    from companies c join company_job_counts n on n.company_id = c.id
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

export async function countFollowers(tx: Context['tx'], companyId: number): Promise<number> {
  const { count } = await tx.queryOne<{ count: number }>(
    sql`select count(*) as count from company_followers where company_id = ${companyId}`,
  );
  return count;
}
