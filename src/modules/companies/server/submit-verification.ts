import { AppError } from '#src/kernel/errors.ts';
import { claimFile } from '#src/modules/files/server/files.public.ts';
import type { Context, MemberContext, MemberWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_DOCUMENTS } from '../verification-state.ts';
import { assertCompanyChoices } from './company-options.ts';
import type { TeamParts } from './team.parts.ts';
import { permissionsOf } from './team.policy.ts';
import { lockMembership, type MembershipRow } from './team.queries.ts';
import { findSubmissions, findVerification, presentSubmissions } from './verification.queries.ts';

/** Where the verification of the viewer's company stands; documents are for admins only. */
export function createGetOwnVerification({ namesIn }: TeamParts) {
  return async (ctx: MemberContext) => {
    const me = ctx.viewer.membership;
    const may = permissionsOf(me).verify_company;
    const { state } = await findVerification(ctx.tx, me.company_id);
    const rows = await findSubmissions(ctx.tx, sql`v.company_id = ${me.company_id} order by v.id desc limit 50`);
    return {
      state,
      may_submit: may && state !== 'pending' && state !== 'approved',
      most_documents: MOST_DOCUMENTS,
      country_id: await registerCountryOf(ctx, me),
      submissions: await presentSubmissions(ctx.tx, rows, namesIn(ctx.locale.language), may),
    };
  };
}

async function registerCountryOf(ctx: Context, me: MembershipRow): Promise<number> {
  const { country_id } = await ctx.tx.queryOne<{ country_id: number }>(sql`
    select coalesce(register_country_id, country_id) as country_id from companies where id = ${me.company_id}`);
  return country_id;
}

interface Input {
  legal_name: string;
  registration_number: string;
  country_id?: number;
  note: string;
  document_ids: string[];
}

/** Submits the company with its documents, first or again; only its admins may, and one submission waits at a time. */
export function createSubmitVerification({ data }: TeamParts) {
  return async (ctx: MemberWriteContext, input: Input) => {
    const me = await lockMembership(ctx);
    if (!permissionsOf(me).verify_company) throw new AppError('noPermission');
    const { state } = await findVerification(ctx.tx, me.company_id);
    if (state === 'pending') throw new AppError('companyVerificationPending');
    if (state === 'approved') throw new AppError('companyAlreadyVerified');
    assertCompanyChoices(data, { country_id: input.country_id });
    const documents = [...new Set(input.document_ids)];
    if (documents.length === 0) throw new AppError('companyDocumentMissing');
    const countryId = input.country_id ?? (await registerCountryOf(ctx, me));
    const known = await findEarlierDocuments(ctx, me);
    const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
      insert into company_verifications (company_id, legal_name, registration_number, country_id, note, submitted_by,
        submitted_at)
      values (${me.company_id}, ${input.legal_name}, ${input.registration_number}, ${countryId}, ${input.note},
        ${me.account_id}, ${ctx.clock.now().toISOString()}) returning id`);
    for (const [position, fileId] of documents.entries()) {
      if (!known.has(fileId)) await claimDocument(ctx, me, fileId);
      await ctx.tx.query(sql`
        insert into company_verification_documents (verification_id, file_id, position)
        values (${id}, ${fileId}::uuid, ${position})`);
    }
    return { state: 'pending' as const };
  };
}

/** Files that the company has sent before, whichever of its admins sent them: they may count again. */
async function findEarlierDocuments(ctx: Context, me: MembershipRow): Promise<Set<string>> {
  const { rows } = await ctx.tx.query<{ file_id: string }>(sql`
    select d.file_id from company_verification_documents d join company_verifications v on v.id = d.verification_id
    where v.company_id = ${me.company_id}`);
  return new Set(rows.map(({ file_id }) => file_id));
}

async function claimDocument(ctx: WriteContext, me: MembershipRow, fileId: string): Promise<void> {
  const subject = `company:${me.company_id}`;
  await claimFile(ctx.tx, { fileId, ownerAccountId: me.account_id, kind: 'company_document', subject });
}
