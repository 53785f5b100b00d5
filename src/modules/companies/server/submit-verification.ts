import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import { claimFile } from '#src/modules/files/server/files.public.ts';
import type { Context } from '#src/platform/context.ts';
import { MOST_DOCUMENTS } from '../verification-state.ts';
import { permissionsOf } from './team.policy.ts';
import { lockMembership, requireMembership } from './team.queries.ts';
import { findSubmissions, findVerification, presentSubmissions } from './verification.queries.ts';

/** Where the verification of the viewer's company stands; documents are for admins only. */
export async function getVerification(ctx: Context) {
  const me = await requireMembership(ctx);
  const may = permissionsOf(me).verify_company;
  const { state } = await findVerification(ctx.tx, me.company_id);
  const rows = await findSubmissions(ctx.tx, sql`v.company_id = ${me.company_id} order by v.id desc limit 50`);
  return {
    state,
    may_submit: may && (state === 'none' || state === 'rejected'),
    most_documents: MOST_DOCUMENTS,
    submissions: await presentSubmissions(ctx.tx, rows, may),
  };
}

interface Input {
  legal_name: string;
  registration_number: string;
  note: string;
  document_ids: string[];
}

/** Submits the company with its documents, first or again; only its admins may, and one submission waits at a time. */
export async function submitVerification(ctx: Context, input: Input) {
  const me = await lockMembership(ctx);
  if (!permissionsOf(me).verify_company) throw new AppError('noPermission');
  const { state } = await findVerification(ctx.tx, me.company_id);
  if (state === 'pending') throw new AppError('companyVerificationPending');
  if (state === 'approved') throw new AppError('companyAlreadyVerified');
  const documents = [...new Set(input.document_ids)];
  if (documents.length === 0) throw new AppError('companyDocumentMissing');
  const { rows } = await ctx.tx.execute<{ id: number }>(sql`
    insert into company_verifications (company_id, legal_name, registration_number, note, submitted_by, submitted_at)
    values (${me.company_id}, ${input.legal_name}, ${input.registration_number}, ${input.note}, ${me.account_id},
      ${ctx.clock.now().toISOString()}) returning id`);
  const id = rows[0]?.id as number;
  for (const [position, fileId] of documents.entries()) {
    await claimFile(ctx.tx, {
      fileId,
      ownerAccountId: me.account_id,
      kind: 'company_document',
      subject: `company:${me.company_id}`,
    });
    await ctx.tx.execute(sql`
      insert into company_verification_documents (verification_id, file_id, position)
      values (${id}, ${fileId}::uuid, ${position})`);
  }
  return { state: 'pending' as const };
}
