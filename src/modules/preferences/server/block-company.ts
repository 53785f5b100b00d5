import { AppError } from '#src/kernel/errors.ts';
import { loadCompanies, presentCompanyCard } from '#src/modules/companies/server/companies.public.ts';
import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { lockAccount } from './preferences.queries.ts';

/** Every search carries the list of blocked companies along, so it has an end. */
export const MOST_BLOCKED = 200;
const PAGE_SIZE = 20;

/** Blocks a company; the same wish twice changes nothing more. */
export async function blockCompany(ctx: AccountWriteContext, input: { company_id: number }) {
  const accountId = await addBlock(ctx, input.company_id);
  await ctx.emit('block.changed', { accountId, companyId: input.company_id });
  return { is_blocked: true };
}

export async function unblockCompany(ctx: AccountWriteContext, input: { company_id: number }) {
  const accountId = ctx.viewer.accountId;
  await ctx.tx.query(sql`
    delete from blocked_companies where account_id = ${accountId} and company_id = ${input.company_id}`);
  await ctx.emit('block.changed', { accountId, companyId: input.company_id });
  return { is_blocked: false };
}

async function addBlock(ctx: AccountWriteContext, companyId: number): Promise<number> {
  const accountId = await lockAccount(ctx);
  const companies = await loadCompanies(ctx.tx, [companyId]);
  if (companies.size === 0) throw new AppError('notFound');
  const { count } = await ctx.tx.queryOne<{ count: number }>(sql`
    select count(*) as count from blocked_companies
    where account_id = ${accountId} and company_id <> ${companyId}`);
  if (count >= MOST_BLOCKED) throw new AppError('blockedCompaniesLimit', { max: MOST_BLOCKED });
  await ctx.tx.query(sql`
    insert into blocked_companies (account_id, company_id, created_at)
    values (${accountId}, ${companyId}, ${ctx.clock.now().toISOString()}) on conflict do nothing`);
  return accountId;
}

/** The companies that the talent has blocked, the last one first. */
export function createListBlockedCompanies(namesIn: NamesIn) {
  return async (ctx: AccountContext, input: { page: number; slug?: string }) => {
    const named = input.slug ? sql`and company_id = (select id from companies where slug = ${input.slug})` : sql``;
    const { rows } = await ctx.tx.query<{ company_id: number; total: number }>(sql`
      select company_id, count(*) over () as total from blocked_companies
      where account_id = ${ctx.viewer.accountId} ${named}
      order by created_at desc, company_id desc limit ${PAGE_SIZE} offset ${(input.page - 1) * PAGE_SIZE}`);
    const ids = rows.map((row) => row.company_id);
    const companies = await loadCompanies(ctx.tx, ids);
    const names = namesIn(ctx.locale.language);
    return {
      companies: ids.flatMap((id) => {
        const company = companies.get(id);
        return company ? [presentCompanyCard(company, names)] : [];
      }),
      total: rows[0]?.total ?? 0,
      limit: MOST_BLOCKED,
    };
  };
}
