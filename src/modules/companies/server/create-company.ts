import { randomInt } from 'node:crypto';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { toPlainSlug } from '#src/kernel/slug.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { membershipContract } from '../membership.contract.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { type CompanyRow, loadCompanies } from './companies.queries.ts';
import { assertCompanyChoices, nameKeyOf } from './company-options.ts';
import { assertCompanyTexts } from './company-texts.ts';
import type { TeamParts } from './team.parts.ts';
import { addMember } from './team.queries.ts';

type Input = ParsedInputOf<(typeof membershipContract)['POST /recruiters/company/create']>;

const SLUG_TRIES = 8;

/** Creates a company that is not verified yet; whoever creates it becomes its coordinator. */
export function createCreateCompany({ data, namesIn }: TeamParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    const accountId = ctx.viewer.accountId;
    assertCompanyChoices(data, input);
    assertCompanyTexts(data, input);
    const waiting = await ctx.tx.query(
      sql`select 1 from join_requests where account_id = ${accountId} and state = 'pending'`,
    );
    if (waiting.rowCount) throw new AppError('companyJoinPending');
    const { name } = input;
    // Another company may well have the same name; the Boss has then looked at the list and says so.
    if (!input.is_not_listed && (await isNameTaken(ctx.tx, name, input.country_id))) {
      throw new AppError('companyNameTaken');
    }
    const id = await insertCompany(ctx, name, input);
    const member = { companyId: id, accountId, role: 'coordinator' as const, position: input.position };
    if (!(await addMember(ctx.tx, { ...member, at: ctx.clock.now() }))) throw new AppError('companyAlreadyJoined');
    await ctx.emit('company.changed', { id });
    const row = (await loadCompanies(ctx.tx, [id])).get(id) as CompanyRow;
    return { company: presentCompanyCard(row, namesIn(ctx.locale.language)) };
  };
}

export async function isNameTaken(tx: Reader, name: string, countryId: number, exceptId = 0): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select 1 from companies where (name_key = ${nameKeyOf(name)} or lower(name) = lower(${name}))
      and country_id = ${countryId} and status <> 'deleted' and id <> ${exceptId} limit 1`);
  return Boolean(rowCount);
}

async function insertCompany(ctx: AccountWriteContext, name: string, input: Input): Promise<number> {
  const plain =
    toPlainSlug(name)
      .slice(0, 80)
      .replace(/(?<!-)-+$/, '') || 'company';
  for (let tries = 0; tries < SLUG_TRIES; tries += 1) {
    const slug = tries === 0 ? plain : `${plain}-${randomInt(10 ** (tries + 1))}`;
    const { rows } = await ctx.tx.query<{ id: number }>(sql`
      insert into companies (slug, name, name_key, country_id, location_id, address, industry_id, size_id, website,
        language, overview, is_agency, created_by, created_at)
      values (${slug}, ${name}, ${nameKeyOf(name)}, ${input.country_id}, ${input.location_id ?? null},
        ${input.address ?? null}, ${input.industry_id}, ${input.size_id}, ${input.website ?? null},
        ${ctx.locale.language}, ${input.overview ?? ''}, ${input.is_agency ?? false}, ${ctx.viewer.accountId},
        ${ctx.clock.now().toISOString()})
      on conflict (slug) do nothing returning id`);
    if (rows[0]) return rows[0].id;
  }
  throw new Error(`no free address for the company ${plain}`);
}
