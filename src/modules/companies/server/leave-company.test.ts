import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { signInBoss, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('leaving a company', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const leave = async ({ visitor }: TestPerson, successor_id?: number) =>
    (await visitor.call('POST', '/recruiters/company/leave', { successor_id })).envelope.code;
  const roles = async (companyId: number) => {
    const { rows } = await app.database.pool.query<{ account_id: number; role: string }>(
      'select account_id, role from company_members where company_id = $1 order by account_id',
      [companyId],
    );
    return new Map(rows.map(({ account_id, role }) => [account_id, role]));
  };

  it('EMP-05 an admin among admins hands over to one of them: nobody is stuck', async () => {
    const company = await createCompany(app.database.pool);
    const coordinator = await signInBoss(app, company.id, 'coordinator');
    const admin = await signInBoss(app, company.id, 'admin');
    const job = await createJob(app.database.pool, { company_id: company.id, recruiter_id: admin.id });
    expect(await leave(admin)).toBe(49048);
    expect(await leave(admin, admin.id)).toBe(40004);
    const stranger = await signInBoss(app, (await createCompany(app.database.pool)).id);
    expect(await leave(admin, stranger.id)).toBe(40004);
    expect(await leave(admin, coordinator.id)).toBe(0);
    expect(await roles(company.id)).toEqual(new Map([[coordinator.id, 'coordinator']]));
    const { rows } = await app.database.pool.query('select recruiter_id from jobs where id = $1', [job.id]);
    expect(rows).toEqual([{ recruiter_id: coordinator.id }]);
    const { notifications } = await coordinator.visitor.api('GET /notification/list');
    expect(notifications[0]).toMatchObject({
      kind: 'team_handover',
      text: 'Their jobs and conversations are yours now.',
    });
  });

  it('EMP-05 the coordinator hands the role on to whoever is chosen, and only the last one cannot leave', async () => {
    const company = await createCompany(app.database.pool);
    const coordinator = await signInBoss(app, company.id, 'coordinator');
    const admin = await signInBoss(app, company.id, 'admin');
    const recruiter = await signInBoss(app, company.id);
    expect(await leave(coordinator, recruiter.id)).toBe(0);
    expect((await roles(company.id)).get(recruiter.id)).toBe('coordinator');
    const { notifications } = await recruiter.visitor.api('GET /notification/list');
    expect(notifications[0]?.text).toBe('Their role, jobs and conversations are yours now.');
    expect(await leave(admin, recruiter.id)).toBe(0);
    expect(await leave(recruiter)).toBe(49048);
  });

  it('EMP-05 whoever leaves and did not hear the answer asks again and hears that they have left', async () => {
    const company = await createCompany(app.database.pool);
    await signInBoss(app, company.id, 'coordinator');
    const { visitor } = await signInBoss(app, company.id);
    const send = () => visitor.call('POST', '/recruiters/company/leave', {}, { 'idempotency-key': 'leaving-0001' });
    expect((await send()).envelope).toMatchObject({ code: 0, data: { has_left: true } });
    expect((await send()).envelope).toMatchObject({ code: 0, data: { has_left: true } });
  });

  it('EMP-05 two who leave to each other at the same time leave one behind', async () => {
    const company = await createCompany(app.database.pool);
    const one = await signInBoss(app, company.id, 'coordinator');
    const two = await signInBoss(app, company.id, 'admin');
    const codes = await Promise.all([leave(one, two.id), leave(two, one.id)]);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect([...(await roles(company.id)).values()]).toEqual(['coordinator']);
  });

  it('EMP-05 a new coordinator is told when the role is handed over', async () => {
    const company = await createCompany(app.database.pool);
    const coordinator = await signInBoss(app, company.id, 'coordinator');
    const recruiter = await signInBoss(app, company.id);
    await coordinator.visitor.api('POST /recruiters/company/transfer', { account_id: recruiter.id });
    const { notifications } = await recruiter.visitor.api('GET /notification/list');
    expect(notifications[0]?.kind).toBe('company_coordinator');
  });
});
