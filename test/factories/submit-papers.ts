import { verificationChecks } from '#src/modules/companies/verification-reasons.ts';
import type { TestApp, TestVisitor } from '../test-app.ts';
import { createCompany } from './create-company.ts';
import { signInBoss, type TestPerson } from './sign-in-boss.ts';
import { uploadFile } from './upload-file.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

export const allChecks = [...verificationChecks];

export async function uploadDocument(visitor: TestVisitor, name = 'register.pdf') {
  const { envelope } = await uploadFile(visitor, PDF, name, { kind: 'company_document' });
  return envelope.data as { id: string; url: string };
}

/** A company that waits for verification under the number. */
export async function submitPapers(app: TestApp, registration_number: string, wish: { country_id?: number } = {}) {
  const company = await createCompany(app.database.pool, { verified_at: null });
  const admin = await signInBoss(app, company.id, 'admin');
  const document = await uploadDocument(admin.visitor);
  await admin.visitor.api('POST /recruiters/company/verification', {
    legal_name: 'Harbour Labs Pte. Ltd.',
    registration_number,
    document_ids: [document.id],
    ...wish,
  });
  return { company, admin, document, id: await waitingId(app, company.id) };
}

/** The submission of a company that waits for a decision. */
export async function waitingId(app: TestApp, companyId: number): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `select id from company_verifications where company_id = $1 and state = 'pending'`,
    [companyId],
  );
  return rows[0]?.id ?? 0;
}

export async function approve({ visitor }: TestPerson, id: number) {
  const body = { decision: 'approve', checks: allChecks, reason_name: 'all_checked' };
  return (await visitor.call('POST', `/operator/verifications/${id}/decide`, body)).envelope.code;
}
