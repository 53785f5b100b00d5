import { type SQL, sql } from 'drizzle-orm';
import { loadFiles, presentFile } from '#src/modules/files/server/files.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { Submission } from '../verification.contract.ts';
import type { VerificationState } from '../verification-state.ts';

export interface VerificationRow extends Record<string, unknown> {
  id: number;
  company_id: number;
  state: Submission['state'];
  legal_name: string;
  registration_number: string;
  note: string;
  reason: string | null;
  submitted_at: string;
  submitted_by: number | null;
  decided_at: string | null;
  decided_by: number | null;
}

/** Where a company's verification stands: its mark counts, then the newest submission for the name it has now. */
export async function findVerification(
  tx: Context['tx'],
  companyId: number,
): Promise<{ state: VerificationState; reason: string | null }> {
  const { rows } = await tx.execute<{
    is_verified: boolean;
    state: VerificationState | null;
    reason: string | null;
  }>(sql`
    select c.verified_at is not null as is_verified, v.state, v.reason from companies c
    left join lateral (select state, reason from company_verifications
      where company_id = c.id and superseded_at is null order by id desc limit 1) v on true
    where c.id = ${companyId}`);
  const row = rows[0];
  if (row?.is_verified) return { state: 'approved', reason: null };
  // An approval without the mark was taken back.
  if (!row?.state || row.state === 'approved') return { state: 'none', reason: null };
  return { state: row.state, reason: row.state === 'rejected' ? row.reason : null };
}

export async function findSubmissions(tx: Context['tx'], where: SQL): Promise<VerificationRow[]> {
  const { rows } = await tx.execute<VerificationRow>(sql`
    select v.id, v.company_id, v.state, v.legal_name, v.registration_number, v.note, v.reason, v.submitted_at,
      v.submitted_by, v.decided_at, v.decided_by
    from company_verifications v where ${where}`);
  return rows;
}

/** The submissions as they are read, each with its documents unless those are not for the reader. */
export async function presentSubmissions(
  tx: Context['tx'],
  rows: VerificationRow[],
  withDocuments: boolean,
): Promise<Submission[]> {
  const documents = withDocuments ? await loadDocuments(tx, rows) : new Map();
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    legal_name: row.legal_name,
    registration_number: row.registration_number,
    note: row.note,
    documents: documents.get(row.id) ?? [],
    reason: row.reason,
    submitted_at: new Date(row.submitted_at).toISOString(),
    decided_at: row.decided_at && new Date(row.decided_at).toISOString(),
  }));
}

async function loadDocuments(tx: Context['tx'], rows: VerificationRow[]) {
  const ids = rows.map(({ id }) => id);
  const { rows: links } = await tx.execute<{ verification_id: number; file_id: string }>(sql`
    select verification_id, file_id from company_verification_documents
    where verification_id = any(${sql.param(ids)}::bigint[]) order by verification_id, position`);
  const files = await loadFiles(
    tx,
    links.map(({ file_id }) => file_id),
  );
  const documents = new Map<number, Submission['documents']>();
  for (const { verification_id, file_id } of links) {
    const file = files.get(file_id);
    if (file) documents.set(verification_id, [...(documents.get(verification_id) ?? []), presentFile(file)]);
  }
  return documents;
}
