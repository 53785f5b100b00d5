import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { signInAs, signInBoss, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const harbour = { country_id: 196, industry_id: 2, size_id: 3, position: 'Founder' };

describe('company team', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  beforeAll(async () => {
    app = await startTestApp();
    worker = openProduct(app);
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  const codeOf = async (visitor: TestVisitor, method: string, path: string, body?: unknown) =>
    (await visitor.call(method, path, body)).envelope.code;

  async function team() {
    const company = await createCompany(app.database.pool);
    const coordinator = await signInBoss(app, company.id, 'coordinator');
    const admin = await signInBoss(app, company.id, 'admin');
    const recruiter = await signInBoss(app, company.id);
    return { company, coordinator, admin, recruiter };
  }

  it('EMP-01 lets a Boss create a company, as its coordinator, not verified and with room for three jobs', async () => {
    const { visitor } = await signInAs(app, 'recruiter');
    expect((await visitor.api('GET /recruiters/me')).membership).toBeNull();
    const { company } = await visitor.api('POST /recruiters/company/create', {
      ...harbour,
      name: '  Harbour   Öl Ltd ',
    });
    expect(company).toMatchObject({ name: 'Harbour Öl Ltd', slug: 'harbour-ol-ltd', is_verified: false });
    expect(await visitor.api('GET /recruiters/me')).toMatchObject({
      membership: { role: 'coordinator', position: 'Founder', company: { id: company.id } },
      verification: { state: 'none' },
      jobs: { active: 0, most: 3 },
      permissions: { delete_company: true, leave: false },
    });
    expect((await app.visitor().api('GET /companies/:slug', { slug: company.slug })).is_verified).toBe(false);
    expect(await codeOf(visitor, 'POST', '/recruiters/company/create', { ...harbour, name: 'Another' })).toBe(50016);
  });

  it('EMP-01 points to a company of the same name in the country, unless the Boss knows better', async () => {
    const [one, two] = [await signInAs(app, 'recruiter'), await signInAs(app, 'recruiter')];
    await one.visitor.api('POST /recruiters/company/create', { ...harbour, name: 'Quay & Crane Pte. Ltd.' });
    const wish = { ...harbour, name: 'quay crane' };
    expect(await codeOf(two.visitor, 'POST', '/recruiters/company/create', wish)).toBe(49091);
    const { company } = await two.visitor.api('POST /recruiters/company/create', { ...wish, is_not_listed: true });
    expect(company.slug).toMatch(/^quay-crane/);
    const three = await signInAs(app, 'recruiter');
    const bad = { ...wish, name: 'Zeta', industry_id: 99_999, location_id: 1 };
    const refused = await three.visitor.call('POST', '/recruiters/company/create', bad);
    expect(Object.keys((refused.envelope.data as { fields: object }).fields)).toEqual(['industry_id', 'location_id']);
  });

  it('EMP-01 creates one company however parallel a Boss asks', async () => {
    const { visitor, id } = await signInAs(app, 'recruiter');
    const calls = Array.from({ length: 5 }, (_, index) =>
      codeOf(visitor, 'POST', '/recruiters/company/create', { ...harbour, name: `Twin ${index}` }),
    );
    expect((await Promise.all(calls)).filter((code) => code === 0)).toHaveLength(1);
    const { rows } = await app.database.pool.query('select count(*) from companies where created_by = $1', [id]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('EMP-01 lets someone in only by an admin of the company, never by themselves', async () => {
    const { company, admin, recruiter } = await team();
    const other = await team();
    const joiner = await signInAs(app, 'recruiter');
    const found = await joiner.visitor.api('GET /recruiters/company/search', { query: company.name });
    expect(found.companies[0]).toMatchObject({ id: company.id, has_admin: true });
    const wish = { company_id: company.id, position: 'Recruiter', message: 'It is me.' };
    const { join_request } = await joiner.visitor.api('POST /recruiters/company/join', wish);
    expect(await codeOf(joiner.visitor, 'POST', '/recruiters/company/join', wish)).toBe(50014);
    expect((await joiner.visitor.api('GET /recruiters/me')).join_request).toMatchObject({ state: 'pending' });
    const decide = `/recruiters/company/join-requests/${join_request.id}/decide`;
    expect(await codeOf(joiner.visitor, 'POST', decide, { decision: 'approve' })).toBe(49019);
    expect(await codeOf(recruiter.visitor, 'POST', decide, { decision: 'approve' })).toBe(40005);
    expect(await codeOf(recruiter.visitor, 'GET', '/recruiters/company/join-requests')).toBe(40005);
    expect(await codeOf(other.admin.visitor, 'POST', decide, { decision: 'approve' })).toBe(40004);
    expect((await admin.visitor.api('GET /recruiters/me')).waiting_joiners).toBe(1);
    const { requests } = await admin.visitor.api('GET /recruiters/company/join-requests');
    expect(requests[0]).toMatchObject({ account_id: joiner.id, message: 'It is me.', state: 'pending' });
    await admin.visitor.api('POST /recruiters/company/join-requests/:id/decide', {
      id: join_request.id,
      decision: 'approve',
    });
    expect(await codeOf(admin.visitor, 'POST', decide, { decision: 'reject' })).toBe(49092);
    expect((await joiner.visitor.api('GET /recruiters/me')).membership).toMatchObject({ role: 'recruiter' });
  });

  it('EMP-01 keeps the rule in the database: who asks cannot be who decides', async () => {
    const { company } = await team();
    const joiner = await signInAs(app, 'recruiter');
    await joiner.visitor.api('POST /recruiters/company/join', { company_id: company.id, position: 'Recruiter' });
    const self = app.database.pool.query(
      `update join_requests set state = 'approved', decided_at = now(), decided_by = account_id where account_id = $1`,
      [joiner.id],
    );
    await expect(self).rejects.toThrow(/check/);
  });

  it('EMP-01 tells a rejected Boss why, and lets them ask again after a week or elsewhere', async () => {
    const { company, admin } = await team();
    const joiner = await signInAs(app, 'recruiter');
    const wish = { company_id: company.id, position: 'Recruiter' };
    const { join_request } = await joiner.visitor.api('POST /recruiters/company/join', wish);
    const decision = { id: join_request.id, decision: 'reject' as const, reason: 'We do not know you.' };
    await admin.visitor.api('POST /recruiters/company/join-requests/:id/decide', decision);
    expect((await joiner.visitor.api('GET /recruiters/me')).join_request).toMatchObject({
      state: 'rejected',
      reason: 'We do not know you.',
    });
    expect(await codeOf(joiner.visitor, 'POST', '/recruiters/company/join', wish)).toBe(50015);
    app.clock.advance({ hours: 24 * 8 });
    expect(await codeOf(joiner.visitor, 'POST', '/recruiters/company/join', wish)).toBe(0);
    expect(await joiner.visitor.api('POST /recruiters/company/join/withdraw')).toEqual({ is_withdrawn: true });
    expect(await joiner.visitor.api('POST /recruiters/company/join/withdraw')).toEqual({ is_withdrawn: false });
  });

  it('EMP-05 protects the coordinator, from admins too', async () => {
    const { coordinator, admin, recruiter } = await team();
    const path = `/recruiters/company/members/${coordinator.id}`;
    expect(await codeOf(admin.visitor, 'PATCH', path, { role: 'recruiter' })).toBe(49047);
    expect(await codeOf(admin.visitor, 'DELETE', path)).toBe(49047);
    expect(await codeOf(coordinator.visitor, 'PATCH', path, { role: 'recruiter' })).toBe(49049);
    expect(
      await codeOf(recruiter.visitor, 'PATCH', `/recruiters/company/members/${recruiter.id}`, { role: 'admin' }),
    ).toBe(40005);
    expect(await codeOf(recruiter.visitor, 'DELETE', `/recruiters/company/members/${admin.id}`)).toBe(40005);
    const stranger = await team();
    expect(await codeOf(stranger.admin.visitor, 'DELETE', `/recruiters/company/members/${recruiter.id}`)).toBe(40004);
  });

  it('EMP-05 lets admins raise recruiters and grant them the salary mask', async () => {
    const { admin, recruiter } = await team();
    const change = { id: recruiter.id, role: 'admin' as const, position: 'Head of People', may_mask_salary: true };
    const { members } = await admin.visitor.api('PATCH /recruiters/company/members/:id', change);
    expect(members.find(({ account_id }) => account_id === recruiter.id)).toMatchObject({
      role: 'admin',
      position: 'Head of People',
      may_mask_salary: true,
      may: { remove: false },
    });
  });

  it('EMP-05 lets nobody but the coordinator lower or remove an admin', async () => {
    const { coordinator, admin, recruiter } = await team();
    await coordinator.visitor.api('PATCH /recruiters/company/members/:id', { id: recruiter.id, role: 'admin' });
    const path = `/recruiters/company/members/${recruiter.id}`;
    expect(await codeOf(admin.visitor, 'PATCH', path, { role: 'recruiter' })).toBe(40005);
    expect(await codeOf(admin.visitor, 'DELETE', path)).toBe(40005);
    expect(await codeOf(coordinator.visitor, 'PATCH', path, { role: 'recruiter' })).toBe(0);
    expect(await codeOf(admin.visitor, 'DELETE', path)).toBe(0);
  });

  it('EMP-05 lets an admin leave only after a transfer, and a company keeps one coordinator', async () => {
    const { company, coordinator, admin, recruiter } = await team();
    const leave = (visitor: TestVisitor) => codeOf(visitor, 'POST', '/recruiters/company/leave', {});
    expect(await leave(admin.visitor)).toBe(49048);
    expect(await leave(coordinator.visitor)).toBe(49048);
    expect(await codeOf(recruiter.visitor, 'POST', '/recruiters/company/transfer', { account_id: admin.id })).toBe(
      40005,
    );
    await coordinator.visitor.api('POST /recruiters/company/transfer', { account_id: recruiter.id });
    expect(await leave(coordinator.visitor)).toBe(0);
    const { rows } = await app.database.pool.query(
      'select account_id, role from company_members where company_id = $1 order by role desc',
      [company.id],
    );
    expect(rows.map((row) => row.role).sort()).toEqual(['admin', 'coordinator']);
    expect(rows.find((row) => row.role === 'coordinator').account_id).toBe(recruiter.id);
    expect((await coordinator.visitor.api('GET /recruiters/me')).membership).toBeNull();
  });

  it('EMP-05 gives the jobs of someone who goes to someone who stays', async () => {
    const { company, admin, recruiter, coordinator } = await team();
    const job = await createJob(app.database.pool, { company_id: company.id, recruiter_id: recruiter.id });
    await admin.visitor.api('DELETE /recruiters/company/members/:id', { id: recruiter.id });
    const ownerOf = async () =>
      (await app.database.pool.query('select recruiter_id from jobs where id = $1', [job.id])).rows[0].recruiter_id;
    expect(await ownerOf()).toBe(admin.id);
    await admin.visitor.api('POST /recruiters/company/transfer', { account_id: coordinator.id }).catch(() => {});
    expect((await recruiter.visitor.api('GET /recruiters/me')).membership).toBeNull();
  });

  it('EMP-05 gives a company the longest-serving admin when the account of its coordinator is deleted', async () => {
    const { company, coordinator, admin, recruiter } = await team();
    const late = await signInBoss(app, company.id, 'admin');
    await app.database.pool.query(
      `update company_members set created_at = now() - interval '1 year' where account_id = any($1)`,
      [[admin.id, recruiter.id]],
    );
    const job = await createJob(app.database.pool, { company_id: company.id, recruiter_id: coordinator.id });
    const go = async (person: TestPerson) => {
      const before = new Date(app.clock.now().getTime() - 1000);
      await app.database.pool.query('update accounts set deleted_at = $2, delete_after = $2 where id = $1', [
        person.id,
        before,
      ]);
      await worker.runTask('delete-accounts');
    };
    const roles = async () => {
      const { rows } = await app.database.pool.query(
        'select account_id, role from company_members where company_id = $1 order by role',
        [company.id],
      );
      return rows.map(({ account_id, role }) => [account_id, role]);
    };
    await go(coordinator);
    expect(await roles()).toEqual([
      [late.id, 'admin'],
      [admin.id, 'coordinator'],
      [recruiter.id, 'recruiter'],
    ]);
    const news = await app.database.pool.query('select kind from notifications where account_id = $1', [admin.id]);
    expect(news.rows).toContainEqual({ kind: 'company_coordinator' });
    await go(late);
    await go(recruiter);
    expect(await roles()).toEqual([[admin.id, 'coordinator']]);
    const owner = await app.database.pool.query('select recruiter_id from jobs where id = $1', [job.id]);
    expect(owner.rows).toEqual([{ recruiter_id: admin.id }]);
    // With the last one the company ends: nobody would answer.
    await go(admin);
    expect((await app.visitor().call('GET', `/companies/${company.slug}`)).status).toBe(404);
    expect((await app.visitor().call('GET', `/job/${job.id}`)).envelope.code).toBe(41150);
  });

  it('EMP-05 lets only the coordinator delete the company, by its name; its jobs close', async () => {
    const { company, coordinator, admin } = await team();
    const job = await createJob(app.database.pool, { company_id: company.id, recruiter_id: admin.id });
    const path = '/recruiters/company/delete';
    expect(await codeOf(admin.visitor, 'POST', path, { name: company.name })).toBe(40005);
    expect(await codeOf(coordinator.visitor, 'POST', path, { name: 'Wrong' })).toBe(40001);
    await coordinator.visitor.api('POST /recruiters/company/delete', { name: company.name });
    expect((await app.visitor().call('GET', `/companies/${company.slug}`)).status).toBe(404);
    expect((await app.visitor().call('GET', `/job/${job.id}`)).envelope.code).toBe(41150);
    expect((await admin.visitor.api('GET /recruiters/me')).membership).toBeNull();
  });

  it('EMP-05 edits the company page; another name ends the verification', async () => {
    const { company, admin, recruiter } = await team();
    expect(await codeOf(recruiter.visitor, 'PATCH', '/recruiters/company', { overview: 'x' })).toBe(40005);
    await admin.visitor.api('PATCH /recruiters/company', {
      overview: 'We load ships.',
      website: 'https://ships.example',
    });
    expect(await recruiter.visitor.api('GET /recruiters/company')).toMatchObject({
      overview: 'We load ships.',
      is_verified: true,
    });
    expect(await codeOf(admin.visitor, 'PATCH', '/recruiters/company', { website: 'javascript:alert(1)' })).toBe(40001);
    const refused = await admin.visitor.call('PATCH', '/recruiters/company', { culture: 'We hire only young women.' });
    expect(refused.envelope).toMatchObject({
      code: 40001,
      data: { fields: { culture: expect.stringContaining('“We hire only young women”') } },
    });
    const changed = await admin.visitor.api('PATCH /recruiters/company', { name: `${company.name} Global` });
    expect(changed.company.is_verified).toBe(false);
    expect((await admin.visitor.api('GET /recruiters/company/verification')).state).toBe('none');
  });
});
