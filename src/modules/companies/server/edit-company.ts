import { type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { claimFile, releaseFile } from '#src/modules/files/server/files.public.ts';
import type { Context } from '#src/platform/context.ts';
import { MOST_PICTURES, type membershipContract } from '../membership.contract.ts';
import { companyUrl, logoUrl, presentCompanyCard } from './companies.presenter.ts';
import { type CompanyRow, loadCompanies } from './companies.queries.ts';
import { readAlbum, writeAlbum } from './company-album.ts';
import { assertCompanyChoices, nameKeyOf } from './company-options.ts';
import { assertCompanyTexts } from './company-texts.ts';
import { isNameTaken } from './create-company.ts';
import type { TeamParts } from './team.parts.ts';
import { permissionsOf } from './team.policy.ts';
import { lockMembership, type MembershipRow, requireMembership } from './team.queries.ts';
import { findVerification } from './verification.queries.ts';

type Input = ParsedInputOf<(typeof membershipContract)['PATCH /recruiters/company']>;
type OwnCompany = AnswerOf<(typeof membershipContract)['GET /recruiters/company']>;
type Row = Omit<OwnCompany, 'url' | 'logo_url' | 'country' | 'is_verified' | 'album' | 'most_pictures'> & {
  logo_file_id: string | null;
  verified_at: string | null;
} & Record<string, unknown>;

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
] as const;

/** The viewer's company as it can be edited. */
export function createGetOwnCompany({ namesIn }: TeamParts) {
  return async (ctx: Context): Promise<OwnCompany> => {
    const me = await requireMembership(ctx);
    const { verified_at, logo_file_id: _, ...row } = await readCompany(ctx, me.company_id);
    return {
      ...row,
      url: companyUrl(row.slug),
      logo_url: logoUrl(row.slug),
      is_verified: verified_at !== null,
      country: namesIn(ctx.locale.language).country(row.country_id),
      album: await readAlbum(ctx.tx, me.company_id),
      most_pictures: MOST_PICTURES,
    };
  };
}

async function readCompany(ctx: Context, id: number): Promise<Row> {
  const { rows } = await ctx.tx.execute<Row>(sql`
    select id, slug, name, country_id, location_id, address, industry_id, size_id, financing_stage_id, company_type_id,
      listing_status_id, founded_on::text as founded_on, website, overview, culture, benefit_ids, is_agency, legal_name,
      registration_number, logo_file_id, verified_at
    from companies where id = ${id}`);
  return rows[0] as Row;
}

/** Changes the company page. Another name ends the verification: that was given to the old one. */
export function createEditCompany(parts: TeamParts) {
  return async (ctx: Context, input: Input) => {
    const me = await lockMembership(ctx);
    if (!permissionsOf(me).edit_company) throw new AppError('noPermission');
    const before = await readCompany(ctx, me.company_id);
    assertCompanyChoices(parts.data, { ...input, country_id: input.country_id ?? before.country_id });
    assertCompanyTexts(parts.data, { ...input, country_id: input.country_id ?? before.country_id });
    const changes: SQL[] = PLAIN.flatMap((column) =>
      input[column] === undefined ? [] : [sql`${sql.identifier(column)} = ${input[column]}`],
    );
    if (input.benefit_ids) changes.push(sql`benefit_ids = ${sql.param(input.benefit_ids)}::integer[]`);
    const name = input.name ?? before.name;
    if (name !== before.name) changes.push(...(await rename(ctx, me, name, input.country_id ?? before.country_id)));
    if (input.logo_file_id !== undefined) changes.push(await changeLogo(ctx, me, before, input.logo_file_id));
    if (input.album) await writeAlbum(ctx, me, input.album);
    if (changes.length > 0) {
      await ctx.tx.execute(sql`update companies set ${sql.join(changes, sql`, `)} where id = ${me.company_id}`);
      await parts.indexCompanies(ctx.tx, [me.company_id]);
      await parts.jobs.reindex(ctx.tx, me.company_id);
    }
    const row = (await loadCompanies(ctx.tx, [me.company_id])).get(me.company_id) as CompanyRow;
    return { company: presentCompanyCard(row, parts.namesIn(ctx.locale.language)) };
  };
}

async function rename(ctx: Context, me: MembershipRow, name: string, countryId: number): Promise<SQL[]> {
  const { state } = await findVerification(ctx.tx, me.company_id);
  // The operator would decide about papers of another name.
  if (state === 'pending') throw new AppError('companyVerificationPending');
  if (await isNameTaken(ctx.tx, name, countryId, me.company_id)) throw new AppError('companyNameTaken');
  await ctx.tx.execute(sql`
    update company_verifications set superseded_at = ${ctx.clock.now().toISOString()}
    where company_id = ${me.company_id} and superseded_at is null`);
  return [sql`name = ${name}`, sql`name_key = ${nameKeyOf(name)}`, sql`verified_at = null`];
}

async function changeLogo(ctx: Context, me: MembershipRow, before: Row, fileId: string | null): Promise<SQL> {
  if (fileId === before.logo_file_id) return sql`logo_file_id = logo_file_id`;
  if (fileId) {
    const subject = `company:${me.company_id}`;
    await claimFile(ctx.tx, { fileId, ownerAccountId: me.account_id, kind: 'company_logo', subject });
  }
  if (before.logo_file_id) await releaseFile(ctx.tx, before.logo_file_id);
  return sql`logo_file_id = ${fileId}::uuid`;
}
