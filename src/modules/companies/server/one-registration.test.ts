import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '#test/factories/create-job.ts';
import { signInAs, signInBoss } from '#test/factories/sign-in-boss.ts';
import { allChecks, approve, submitPapers, uploadDocument, waitingId } from '#test/factories/submit-papers.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const MALAYSIA = 132;

describe('one register entry, one verified company', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('EMP-01 OPS-01 does not verify a second company under one number, however it is written, and warns the operator', async () => {
    const operator = await signInAs(app, 'operator');
    const first = await submitPapers(app, '2026-55501 K');
    expect(await approve(operator, first.id)).toBe(0);
    for (const number of ['202655501k', '２０２６５５５０１Ｋ', '2026.555.01/K', '٢٠٢٦٥٥٥٠١K']) {
      const second = await submitPapers(app, number);
      const shown = await operator.visitor.api('GET /operator/verifications/:id', { id: second.id });
      expect(shown.namesakes[0]).toMatchObject({ company: { id: first.company.id }, state: 'approved' });
      expect(await approve(operator, second.id)).toBe(49240);
      const reject = { decision: 'reject', reason_name: 'number_taken' };
      await operator.visitor.call('POST', `/operator/verifications/${second.id}/decide`, reject);
    }
    // The same digits in another country's register are another entry.
    const elsewhere = await submitPapers(app, '202655501K', { country_id: MALAYSIA });
    expect((await operator.visitor.api('GET /operator/verifications/:id', { id: elsewhere.id })).namesakes).toEqual([]);
    expect(await approve(operator, elsewhere.id)).toBe(0);
  });

  it('EMP-01 holds when operators decide at the same time', async () => {
    const operators = await Promise.all([1, 2, 3, 4].map(() => signInAs(app, 'operator')));
    const waiting = await Promise.all(operators.map(() => submitPapers(app, '77-88 99')));
    const codes = await Promise.all(operators.map((operator, at) => approve(operator, waiting[at]?.id ?? 0)));
    expect(codes.toSorted()).toEqual([0, 49240, 49240, 49240]);
    const { rows } = await app.database.pool.query(
      `select count(*) from companies where registration_key(registration_number) = '778899' and verified_at is not null`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('OPS-01 EMP-01 takes a verification back: badge, search and the log say so at once', async () => {
    const operator = await signInAs(app, 'operator');
    const { company, admin, id } = await submitPapers(app, '55-REVOKE');
    const job = await createJob(app.database.pool, { company_id: company.id, recruiter_id: admin.id });
    await approve(operator, id);
    expect((await app.visitor().api('GET /job/:id', { id: job.id })).is_company_verified).toBe(true);
    const path = `/operator/companies/${company.id}/revoke-verification`;
    expect((await operator.visitor.call('POST', path, {})).envelope.code).toBe(40001);
    expect((await operator.visitor.call('POST', path, { reason_name: 'name_mismatch' })).envelope.code).toBe(40001);
    const because = { reason_name: 'struck_off' as const, reason: 'Since 1 March.' };
    await operator.visitor.api('POST /operator/companies/:id/revoke-verification', { id: company.id, ...because });
    expect((await operator.visitor.call('POST', path, because)).envelope.code).toBe(49092);

    expect((await app.visitor().api('GET /companies/:slug', { slug: company.slug })).is_verified).toBe(false);
    expect((await app.visitor().api('GET /job/:id', { id: job.id })).is_company_verified).toBe(false);
    const found = await app.visitor().api('GET /job/search', { query: 'Software Engineer' });
    expect(found.jobs.find((one) => one.id === job.id)?.company.is_verified).toBe(false);
    const { entries } = await operator.visitor.api('GET /operator/audit-log', {
      subject: 'company',
      subject_id: company.id,
    });
    expect(entries.map(({ action }) => action)).toEqual([
      'company_verification.revoked',
      'company_verification.approved',
    ]);
  });

  it('EMP-01 SET-02 tells the admins of a decision here and by email', async () => {
    const operator = await signInAs(app, 'operator');
    const { admin, id } = await submitPapers(app, '57-TOLD');
    await approve(operator, id);
    const { notifications } = await admin.visitor.api('GET /notification/list');
    expect(notifications[0]).toMatchObject({ kind: 'company_verification' });
    const { rows } = await app.database.pool.query(
      'select m.subject from outbox_messages m join accounts a on a.email = m.recipient where a.id = $1',
      [admin.id],
    );
    expect(rows).toContainEqual({ subject: notifications[0]?.title });
  });

  it('EMP-01 tells the admins why a verification was taken back, and lets them submit again', async () => {
    const operator = await signInAs(app, 'operator');
    const { company, admin, document, id } = await submitPapers(app, '56-REVOKE');
    await approve(operator, id);
    const because = { reason_name: 'struck_off' as const, reason: 'Since 1 March.' };
    await operator.visitor.api('POST /operator/companies/:id/revoke-verification', { id: company.id, ...because });
    expect((await admin.visitor.api('GET /recruiters/me')).verification).toEqual({ state: 'revoked', ...because });
    const { notifications } = await admin.visitor.api('GET /notification/list');
    expect(notifications[0]).toMatchObject({
      kind: 'company_verification',
      title: `${company.name} is no longer verified`,
      text: 'The official register says this company no longer exists. Since 1 March.',
    });
    const own = await admin.visitor.api('GET /recruiters/company/verification');
    expect(own).toMatchObject({
      state: 'revoked',
      may_submit: true,
      submissions: [{ documents: [{ id: document.id }] }],
    });
    await admin.visitor.api('POST /recruiters/company/verification', {
      legal_name: 'Harbour Labs Pte. Ltd.',
      registration_number: '56-REVOKE',
      document_ids: [document.id],
    });
    expect(await approve(operator, await waitingId(app, company.id))).toBe(0);
  });

  it('OPS-01 takes back the mark of a company that never sent papers', async () => {
    const operator = await signInAs(app, 'operator');
    const { company } = await submitPapers(app, '11-PLAIN');
    await app.database.pool.query('delete from company_verifications where company_id = $1', [company.id]);
    await app.database.pool.query('update companies set verified_at = now() where id = $1', [company.id]);
    const reason = 'It was marked by mistake.';
    await operator.visitor.api('POST /operator/companies/:id/revoke-verification', { id: company.id, reason });
    const shown = await operator.visitor.api('GET /operator/companies/:id', { id: company.id });
    expect(shown).toMatchObject({ verified_at: null, submissions: [{ state: 'revoked', reason }] });
  });

  it('EMP-01 keeps the documents of a refused submission, whichever admin sends it again, and takes no sixth one', async () => {
    const operator = await signInAs(app, 'operator');
    const { company, document, id } = await submitPapers(app, '33-KEEP');
    const reject = { decision: 'reject', reason_name: 'document_outdated' };
    await operator.visitor.call('POST', `/operator/verifications/${id}/decide`, reject);
    const other = await signInBoss(app, company.id, 'coordinator');
    const { submissions } = await other.visitor.api('GET /recruiters/company/verification');
    expect(submissions[0]?.documents.map((one) => one.id)).toEqual([document.id]);
    const added = await uploadDocument(other.visitor, 'newer.pdf');
    const papers = { legal_name: 'Harbour Labs', registration_number: '33-KEEP' };
    const submit = (ids: string[]) =>
      other.visitor.call('POST', '/recruiters/company/verification', { ...papers, document_ids: ids });
    const six = [added.id, ...Array.from({ length: 5 }, () => crypto.randomUUID())];
    expect((await submit(six)).envelope.code).toBe(40001);
    expect((await submit([document.id, added.id])).envelope.code).toBe(0);
    const shown = await operator.visitor.api('GET /operator/verifications/:id', {
      id: await waitingId(app, company.id),
    });
    expect(shown.documents.map(({ name }) => name)).toEqual(['register.pdf', 'newer.pdf']);
    // Another company's papers stay theirs.
    const stranger = await submitPapers(app, '34-OTHER');
    await operator.visitor.call('POST', `/operator/verifications/${stranger.id}/decide`, reject);
    const stolen = { ...papers, document_ids: [document.id] };
    const answer = await stranger.admin.visitor.call('POST', '/recruiters/company/verification', stolen);
    expect(answer.envelope.code).toBe(40004);
  });

  it('OPS-01 approves only what was checked in full, and says where in the queue it stands', async () => {
    const operator = await signInAs(app, 'operator');
    const [one, two] = [await submitPapers(app, '91-QUEUE'), await submitPapers(app, '92-QUEUE')];
    const decide = `/operator/verifications/${one.id}/decide`;
    const part = { decision: 'approve', reason_name: 'all_checked', checks: allChecks.slice(1) };
    const refused = await operator.visitor.call('POST', decide, part);
    expect(refused.envelope).toMatchObject({ code: 40001, data: { fields: { checks: expect.any(String) } } });
    const { queue } = await operator.visitor.api('GET /operator/verifications/:id', { id: one.id });
    expect(queue).toMatchObject({ next_id: two.id, total: (queue.place ?? 0) + 1 });
    const { counts } = await operator.visitor.api('GET /operator/verifications');
    expect(counts.pending).toBe(queue.total);
  });

  it('OPS-01 shows a document beside the decision: in a frame of our own pages only, and to nobody else', async () => {
    const operator = await signInAs(app, 'operator');
    const { company, document } = await submitPapers(app, '21-BESIDE');
    const beside = await operator.visitor.fetch(`${document.url}?beside`);
    expect(beside.status).toBe(200);
    expect(beside.headers.get('content-disposition')).toMatch(/^inline/);
    expect(beside.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(beside.headers.get('content-security-policy')).toContain("default-src 'none'");
    const plain = await operator.visitor.fetch(document.url);
    expect(plain.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(plain.headers.get('x-frame-options')).toBe('DENY');
    const recruiter = await signInBoss(app, company.id);
    expect((await recruiter.visitor.fetch(`${document.url}?beside`)).status).toBe(404);
  });

  it('OPS-01 a made-up company or submission is not found', async () => {
    const { visitor } = await signInAs(app, 'operator');
    for (const path of ['/operator/verifications/999999999', '/operator/companies/999999999'])
      expect((await visitor.call('GET', path)).envelope.code).toBe(40004);
    const revoke = await visitor.call('POST', '/operator/companies/999999999/revoke-verification', { reason: 'Why.' });
    expect(revoke.envelope.code).toBe(40004);
    const { company } = await submitPapers(app, '66-FIND ME');
    await app.database.pool.query(`update companies set registration_number = '66-FIND ME' where id = $1`, [
      company.id,
    ]);
    const { companies } = await visitor.api('GET /operator/companies', { query: '66findme' });
    expect(companies.map(({ id }) => id)).toContain(company.id);
  });

  it('EMP-05 another register entry ends the verification like another name does', async () => {
    const operator = await signInAs(app, 'operator');
    const { admin, id } = await submitPapers(app, '44-CHANGE');
    const change = (registration_number: string) =>
      admin.visitor.call('PATCH', '/recruiters/company', { registration_number });
    expect((await change('45-CHANGE')).envelope.code).toBe(41063);
    await approve(operator, id);
    await admin.visitor.api('PATCH /recruiters/company', { country_id: MALAYSIA, location_id: null });
    expect((await admin.visitor.api('GET /recruiters/me')).verification?.state).toBe('approved');
    expect((await change('45-CHANGE')).envelope.code).toBe(0);
    expect((await admin.visitor.api('GET /recruiters/me')).verification?.state).toBe('none');
  });
});
