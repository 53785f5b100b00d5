import { loadFiles, presentFile } from '#src/modules/files/server/files.public.ts';
import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Submission } from '../verification.contract.ts';
import type { ReasonName } from '../verification-reasons.ts';
import type { VerificationState } from '../verification-state.ts';

export interface VerificationRow {
  id: number;
  company_id: number;
  state: Submission['state'];
  legal_name: string;
  registration_number: string;
  country_id: number;
  note: string;
  reason: string | null;
  reason_name: ReasonName | null;
  submitted_at: Date;
  submitted_by: number | null;
  decided_at: Date | null;
  decided_by: number | null;
}

interface Standing {
  state: VerificationState;
  reason: string | null;
  reason_name: ReasonName | null;
}

/** Where a company's verification stands: its mark counts, then the newest submission for the name it has now. */
export async function findVerification(tx: Context['tx'], companyId: number): Promise<Standing> {
  const { rows } = await tx.query<
    Omit<Standing, 'state'> & { is_verified: boolean; state: Submission['state'] | null }
  >(sql`
    select c.verified_at is not null as is_verified, v.state, v.reason, v.reason_name from companies c
    left join lateral (select state, reason, reason_name from company_verifications
      where company_id = c.id and superseded_at is null order by id desc limit 1) v on true
    where c.id = ${companyId}`);
  const row = rows[0];
  if (row?.is_verified) return { state: 'approved', reason: null, reason_name: null };
  const state = row?.state ?? 'none';
  if (row && (state === 'rejected' || state === 'revoked')) {
    return { state, reason: row.reason, reason_name: row.reason_name };
  }
  return { state: state === 'pending' ? 'pending' : 'none', reason: null, reason_name: null };
}

export async function findSubmissions(tx: Context['tx'], where: Sql): Promise<VerificationRow[]> {
  const { rows } = await tx.query<VerificationRow>(sql`
    select v.id, v.company_id, v.state, v.legal_name, v.registration_number, v.country_id, v.note, v.reason,
      v.reason_name, v.submitted_at, v.submitted_by, v.decided_at, v.decided_by
    from company_verifications v where ${where}`);
  return rows;
}

/** The submissions as they are read, each with its documents unless those are not for the reader. */
export async function presentSubmissions(
  tx: Context['tx'],
  rows: VerificationRow[],
  names: OptionNames,
  withDocuments = true,
): Promise<Submission[]> {
  const documents = withDocuments ? await loadDocuments(tx, rows) : new Map();
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    legal_name: row.legal_name,
    registration_number: row.registration_number,
    country: names.country(row.country_id),
    note: row.note,
    documents: documents.get(row.id) ?? [],
    reason: row.reason,
    reason_name: row.reason_name,
    submitted_at: row.submitted_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}

async function loadDocuments(tx: Context['tx'], rows: VerificationRow[]) {
  const ids = rows.map(({ id }) => id);
  const { rows: links } = await tx.query<{ verification_id: number; file_id: string }>(sql`
    select verification_id, file_id from company_verification_documents
    where verification_id = any(${ids}::bigint[]) order by verification_id, position`);
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
