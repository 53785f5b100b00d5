import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { signInAs, signInBoss } from '#test/factories/sign-in-boss.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { verificationChecks } from '../verification-reasons.ts';
import { companyAllowsSignIn } from './company-allows-sign-in.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

describe('company verification', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const SUBMIT = '/recruiters/company/verification';
  const checks = [...verificationChecks];
  let numbers = 0;
  /** Papers with a number that no other company of these tests has. */
  const newPapers = () => {
    numbers += 1;
    return { legal_name: 'Harbour Labs Pte. Ltd.', registration_number: `2019${1000 + numbers}K` };
  };

  async function document(visitor: TestVisitor) {
    const { envelope } = await uploadFile(visitor, PDF, 'register.pdf', { kind: 'company_document' });
    return envelope.data as { id: string; url: string };
  }

  async function unverified() {
    const company = await createCompany(app.database.pool, { verified_at: null });
    const admin = await signInBoss(app, company.id, 'admin');
    const recruiter = await signInBoss(app, company.id);
    return { company, admin, recruiter };
  }

  it('EMP-01 goes through its states: none, waiting, rejected with a reason, again, approved', async () => {
    const papers = newPapers();
    const { company, admin, recruiter } = await unverified();
    const operator = await signInAs(app, 'operator');
    const call = async (visitor: TestVisitor, body: object) => (await visitor.call('POST', SUBMIT, body)).envelope.code;
    expect(await call(admin.visitor, papers)).toBe(41067);
    const first = await document(admin.visitor);
    expect(await call(recruiter.visitor, { ...papers, document_ids: [first.id] })).toBe(40005);
    expect(await call(admin.visitor, { ...papers, document_ids: [first.id] })).toBe(0);
    expect(await call(admin.visitor, { ...papers, document_ids: [first.id] })).toBe(41063);
    expect(await recruiter.visitor.api('GET /recruiters/company/verification')).toMatchObject({
      state: 'pending',
      may_submit: false,
      submissions: [{ documents: [] }],
    });
    const waiting = await operator.visitor.api('GET /operator/verifications');
    const mine = waiting.verifications.find((one) => one.company.id === company.id);
    expect(mine).toMatchObject({ ...papers, earlier_rejections: 0, submitted_by: { account_id: admin.id } });
    expect((await operator.visitor.fetch(mine?.documents[0]?.url ?? '')).status).toBe(200);
    expect((await admin.visitor.fetch(first.url)).status).toBe(200);
    for (const one of [recruiter.visitor, (await unverified()).admin.visitor, (await signInAs(app, 'talent')).visitor])
      expect((await one.fetch(first.url)).status).toBe(404);

    const decide = 'POST /operator/verifications/:id/decide';
    const reason = 'The register extract is older than a year.';
    await operator.visitor.api(decide, { id: mine?.id ?? 0, decision: 'reject', reason });
    expect(
      (
        await operator.visitor.call('POST', `/operator/verifications/${mine?.id}/decide`, {
          decision: 'approve',
          checks,
          reason,
        })
      ).envelope.code,
    ).toBe(49092);
    expect((await admin.visitor.api('GET /recruiters/me')).verification).toEqual({
      state: 'rejected',
      reason,
      reason_name: null,
    });

    const second = await document(admin.visitor);
    expect(await call(admin.visitor, { ...papers, document_ids: [second.id] })).toBe(0);
    const again = (await operator.visitor.api('GET /operator/verifications')).verifications.at(-1);
    expect(again?.earlier_rejections).toBe(1);
    const opened = await operator.visitor.api('GET /operator/verifications/:id', { id: again?.id ?? 0 });
    expect(opened.earlier).toMatchObject([{ state: 'rejected', reason }]);
    expect(opened.queue.place).toBe(opened.queue.total);
    // From one that is decided, the queue goes on with whoever waits longest.
    const decided = await operator.visitor.api('GET /operator/verifications/:id', { id: mine?.id ?? 0 });
    expect(decided.queue).toMatchObject({ place: null, total: opened.queue.total, previous_id: null });
    expect(decided.queue.next_id).not.toBeNull();
    await operator.visitor.api(decide, { id: again?.id ?? 0, decision: 'approve', checks, reason: 'All in order.' });
    expect(await call(admin.visitor, { ...papers, document_ids: [second.id] })).toBe(41066);
    const page = await app.visitor().api('GET /companies/:slug', { slug: company.slug });
    expect(page).toMatchObject({ is_verified: true, business: { legal_name: papers.legal_name } });
  });

  it('OPS-01 writes every decision into a log that nobody can change', async () => {
    const papers = newPapers();
    const { company, admin } = await unverified();
    const operator = await signInAs(app, 'operator');
    const { id } = await document(admin.visitor);
    await admin.visitor.api('POST /recruiters/company/verification', { ...papers, document_ids: [id] });
    const { verifications } = await operator.visitor.api('GET /operator/verifications');
    const wait = verifications.find((one) => one.company.id === company.id);
    const path = `/operator/verifications/${wait?.id}/decide`;
    expect((await operator.visitor.call('POST', path, { decision: 'approve' })).envelope.code).toBe(40001);
    expect((await operator.visitor.call('POST', path, { decision: 'approve', reason: ' ' })).envelope.code).toBe(40001);
    await operator.visitor.call('POST', path, { decision: 'approve', checks, reason: 'Register checked.' });
    const { entries } = await operator.visitor.api('GET /operator/audit-log', { subject: 'company' });
    expect(entries[0]).toMatchObject({
      operator: { account_id: operator.id },
      action: 'company_verification.approved',
      subject_id: company.id,
      reason: 'Register checked.',
    });
    for (const statement of ['update audit_log set reason = $$x$$', 'delete from audit_log'])
      await expect(app.database.pool.query(statement)).rejects.toThrow(/only added to/);
  });

  it('OPS-01 is decided once, however many operators decide at the same time', async () => {
    const papers = newPapers();
    const { company, admin } = await unverified();
    const operators = [await signInAs(app, 'operator'), await signInAs(app, 'operator')];
    const { id } = await document(admin.visitor);
    await admin.visitor.api('POST /recruiters/company/verification', { ...papers, document_ids: [id] });
    const { rows } = await app.database.pool.query('select id from company_verifications where company_id = $1', [
      company.id,
    ]);
    const codes = await Promise.all(
      operators.flatMap(({ visitor }) =>
        ['approve', 'reject'].map(async (decision) => {
          const body = { decision, checks, reason: 'At once.' };
          return (await visitor.call('POST', `/operator/verifications/${rows[0].id}/decide`, body)).envelope.code;
        }),
      ),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 49092)).toHaveLength(3);
  });

  it('OPS-01 is only for operators with two-factor sign-in', async () => {
    const operator = await signInAs(app, 'operator');
    await app.database.pool.query('update accounts set totp_enabled_at = null where id = $1', [operator.id]);
    for (const path of ['/operator/verifications', '/operator/verifications/1', '/operator/audit-log'])
      expect((await operator.visitor.call('GET', path)).envelope.code).toBe(49093);
    const boss = await signInAs(app, 'recruiter');
    expect((await boss.visitor.call('GET', '/operator/verifications')).envelope.code).toBe(40005);
  });

  it('EMP-01 does not take papers of someone else, or of another kind', async () => {
    const papers = newPapers();
    const [one, two] = [await unverified(), await unverified()];
    const theirs = await document(two.admin.visitor);
    const submit = (ids: string[]) => one.admin.visitor.call('POST', SUBMIT, { ...papers, document_ids: ids });
    expect((await submit([theirs.id])).envelope.code).toBe(40004);
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const logo = (await uploadFile(one.admin.visitor, png, 'l.png', { kind: 'company_logo' })).envelope.data as {
      id: string;
    };
    expect((await submit([logo.id])).envelope.code).toBe(40004);
    await one.admin.visitor.api('PATCH /recruiters/company', { logo_file_id: logo.id });
    const shown = await app.visitor().fetch(`/media/logo/${one.company.slug}.svg`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
  });

  it('EMP-01 shows talents at once that a company is verified, in search too', async () => {
    const papers = newPapers();
    const { company, admin } = await unverified();
    const operator = await signInAs(app, 'operator');
    const job = await createJob(app.database.pool, { company_id: company.id, recruiter_id: admin.id });
    expect((await app.visitor().api('GET /job/:id', { id: job.id })).is_company_verified).toBe(false);
    const { id } = await document(admin.visitor);
    await admin.visitor.api('POST /recruiters/company/verification', { ...papers, document_ids: [id] });
    const { rows } = await app.database.pool.query('select id from company_verifications where company_id = $1', [
      company.id,
    ]);
    await operator.visitor.api('POST /operator/verifications/:id/decide', {
      id: rows[0].id,
      decision: 'approve',
      checks,
      reason: 'Fine.',
    });
    expect((await app.visitor().api('GET /job/:id', { id: job.id })).is_company_verified).toBe(true);
    const found = await app.visitor().api('GET /job/search', { query: 'Software Engineer' });
    expect(found.jobs.find((one) => one.id === job.id)?.company.is_verified).toBe(true);
  });

  it('AUTH-10 knows that a Boss of a suspended company may not sign in', async () => {
    const { company, admin } = await unverified();
    const may = () => app.database.db.transaction((tx) => companyAllowsSignIn(tx, admin.id));
    expect(await may()).toBe(true);
    await app.database.pool.query(`update companies set status = 'suspended' where id = $1`, [company.id]);
    expect(await may()).toBe(false);
  });
});
