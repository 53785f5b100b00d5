import { AppError } from '#src/kernel/errors.ts';
import { loadCompanies, presentCompanyCard } from '#src/modules/companies/server/companies.public.ts';
import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { loadFacts, lockAccount } from './profiles.queries.ts';

export const MOST_HIDDEN = 200;
const PAGE_SIZE = 20;

/** PROF-04: whether someone keeps their profile and resume from a company. */
export async function isHiddenFrom(tx: Reader, talentId: number, companyId: number | null): Promise<boolean> {
  if (companyId === null) return false;
  const { rowCount } = await tx.query(sql`
    select 1 from resume_hidden_companies where account_id = ${talentId} and company_id = ${companyId}`);
  return Boolean(rowCount);
}

/** The same of someone who hires for a company, as whatever they look at it. */
export async function isHiddenFromMember(tx: Reader, talentId: number, memberId: number | null): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select from company_members m join resume_hidden_companies h on h.company_id = m.company_id
    where m.account_id = ${memberId} and h.account_id = ${talentId}`);
  return Boolean(rowCount);
}

/** PROF-04: whether someone shows themselves to a company they write to. */
export async function isShownTo(tx: Reader, talentId: number, companyId: number | null): Promise<boolean> {
  const { is_shown } = await loadFacts(tx, talentId);
  return is_shown && !(await isHiddenFrom(tx, talentId, companyId));
}

/** Hides the resume from a company; the same wish twice changes nothing more. */
export async function hideFromCompany(ctx: AccountWriteContext, input: { company_id: number }) {
  const accountId = await lockAccount(ctx);
  const companies = await loadCompanies(ctx.tx, [input.company_id]);
  if (companies.size === 0) throw new AppError('notFound');
  const { rows } = await ctx.tx.query<{ count: number }>(sql`
    select count(*) as count from resume_hidden_companies
    where account_id = ${accountId} and company_id <> ${input.company_id}`);
  if ((rows[0]?.count ?? 0) >= MOST_HIDDEN) throw new AppError('hiddenCompaniesLimit', { max: MOST_HIDDEN });
  await ctx.tx.query(sql`
    insert into resume_hidden_companies (account_id, company_id, created_at)
    values (${accountId}, ${input.company_id}, ${ctx.clock.now().toISOString()}) on conflict do nothing`);
  return { is_hidden: true };
}

export async function showToCompany(ctx: AccountWriteContext, input: { company_id: number }) {
  await ctx.tx.query(sql`
    delete from resume_hidden_companies
    where account_id = ${ctx.viewer.accountId} and company_id = ${input.company_id}`);
  return { is_hidden: false };
}

export function createListHiddenCompanies(namesIn: NamesIn) {
  return async (ctx: AccountContext, { page }: { page: number }) => {
    const { rows } = await ctx.tx.query<{ company_id: number; total: number }>(sql`
      select company_id, count(*) over () as total from resume_hidden_companies
      where account_id = ${ctx.viewer.accountId}
      order by created_at desc, company_id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
    const companies = await loadCompanies(
      ctx.tx,
      rows.map(({ company_id }) => company_id),
    );
    const names = namesIn(ctx.locale.language);
    return {
      companies: [...companies.values()].map((company) => presentCompanyCard(company, names)),
      total: rows[0]?.total ?? 0,
      limit: MOST_HIDDEN,
    };
  };
}
