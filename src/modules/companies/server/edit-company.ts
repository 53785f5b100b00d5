import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { claimFile, releaseFile } from '#src/modules/files/server/files.public.ts';
import type { Context, MemberWriteContext, WriteContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { membershipContract } from '../membership.contract.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { type CompanyRow, loadCompanies } from './companies.queries.ts';
import { writeAlbum } from './company-album.ts';
import { assertCompanyChoices, nameKeyOf } from './company-options.ts';
import { assertDaysPast, writeFundings, writeNews } from './company-stories.ts';
import { assertCompanyTexts } from './company-texts.ts';
import { isNameTaken } from './create-company.ts';
import { toMinor } from './money.ts';
import { type EditedRow, readEdited } from './own-company.ts';
import type { TeamParts } from './team.parts.ts';
import { permissionsOf } from './team.policy.ts';
import { lockMembership, type MembershipRow } from './team.queries.ts';
import { findVerification } from './verification.queries.ts';

type Input = ParsedInputOf<(typeof membershipContract)['PATCH /recruiters/company']>;

/** Columns that are written as they come. */
const PLAIN = [
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
  'is_agency',
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

/** What the verification is about: who the company is. */
const IDENTITY = ['name', 'legal_name', 'registration_number', 'register_country_id'] as const;

/** Changes the company page. Another name or register entry ends the verification: that was given to the old one. */
export function createEditCompany(parts: TeamParts) {
  return async (ctx: MemberWriteContext, input: Input) => {
    const me = await lockMembership(ctx);
    if (!permissionsOf(me).edit_company) throw new AppError('noPermission');
    const before = await readEdited(ctx, me.company_id);
    if (input.revision !== undefined && input.revision !== before.revision) {
      throw new AppError('companyChangedMeanwhile', { name: before.edited_by ?? '' });
    }
    const placed = { ...input, country_id: input.country_id ?? before.country_id };
    assertCompanyChoices(parts.data, placed);
    assertCompanyTexts(parts.data, placed);
    assertDaysPast(ctx, input);
    const changes = [
      ...plainChanges(input),
      ...(await identityChanges(ctx, me, before, input)),
      ...(input.logo_file_id === undefined ? [] : [await changeLogo(ctx, me, before, input.logo_file_id)]),
    ];
    if (input.album) await writeAlbum(ctx, me, input.album);
    if (input.news) await writeNews(ctx, me, input.news);
    if (input.fundings) await writeFundings(ctx, me, input.fundings);
    const revision = await write(ctx, me, changes);
    await ctx.emit('company.changed', { id: me.company_id });
    const row = (await loadCompanies(ctx.tx, [me.company_id])).get(me.company_id) as CompanyRow;
    return { company: presentCompanyCard(row, parts.namesIn(ctx.locale.language)), revision };
  };
}

async function write(ctx: WriteContext, me: MembershipRow, changes: Sql[]): Promise<number> {
  const all = [
    ...changes,
    sql`revision = revision + 1`,
    sql`edited_by = ${me.account_id}`,
    sql`edited_at = ${ctx.clock.now().toISOString()}`,
  ];
  const { revision } = await ctx.tx.queryOne<{ revision: number }>(
    sql`update companies set ${sql.join(all)} where id = ${me.company_id} returning revision`,
  );
  return revision;
}

function plainChanges(input: Input): Sql[] {
  const changes: Sql[] = PLAIN.flatMap((column) =>
    input[column] === undefined ? [] : [sql`${sql.identifier(column)} = ${input[column]}`],
  );
  if (input.benefit_ids) changes.push(sql`benefit_ids = ${input.benefit_ids}::integer[]`);
  if (input.social_media) changes.push(sql`social_media = ${JSON.stringify(input.social_media)}::jsonb`);
  const capital = input.registered_capital;
  if (capital !== undefined) {
    changes.push(sql`registered_capital = ${capital && toMinor(capital)}`);
    changes.push(sql`registered_capital_currency = ${capital?.currency ?? null}`);
  }
  return changes;
}

/** Who the company is: while an operator looks at its papers it stays, and what was verified is verified no more. */
async function identityChanges(ctx: WriteContext, me: MembershipRow, before: EditedRow, input: Input): Promise<Sql[]> {
  const changed = IDENTITY.filter((field) => input[field] !== undefined && input[field] !== before[field]);
  // Written down before the country can change: the register that a verified number is of.
  const register =
    me.is_verified && input.register_country_id === undefined
      ? [sql`register_country_id = coalesce(register_country_id, country_id)`]
      : [];
  if (changed.length === 0) return register;
  const { state } = await findVerification(ctx.tx, me.company_id);
  if (state === 'pending') throw new AppError('companyVerificationPending');
  // Who was refused and puts the papers right is still told what was wrong.
  if (me.is_verified || changed.includes('name')) {
    await ctx.tx.query(sql`
      update company_verifications set superseded_at = ${ctx.clock.now().toISOString()}
      where company_id = ${me.company_id} and superseded_at is null`);
  }
  return [...(await rename(ctx, me, before, input)), sql`verified_at = null`];
}

async function rename(ctx: Context, me: MembershipRow, before: EditedRow, input: Input): Promise<Sql[]> {
  const { name = before.name, country_id = before.country_id } = input;
  if (name === before.name) return [];
  if (await isNameTaken(ctx.tx, name, country_id, me.company_id)) throw new AppError('companyNameTaken');
  return [sql`name = ${name}`, sql`name_key = ${nameKeyOf(name)}`];
}

async function changeLogo(
  ctx: WriteContext,
  me: MembershipRow,
  before: EditedRow,
  fileId: string | null,
): Promise<Sql> {
  if (fileId === before.logo_file_id) return sql`logo_file_id = logo_file_id`;
  if (fileId) {
    const subject = `company:${me.company_id}`;
    await claimFile(ctx.tx, { fileId, ownerAccountId: me.account_id, kind: 'company_logo', subject });
  }
  if (before.logo_file_id) await releaseFile(ctx.tx, before.logo_file_id);
  return sql`logo_file_id = ${fileId}::uuid`;
}
