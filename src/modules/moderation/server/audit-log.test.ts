import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '#test/factories/sign-in-boss.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('the audit log', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('OPS-01 is filtered by who, what, when and about what, and read on by cursor without a gap', async () => {
    const [one, two] = [await signInAs(app, 'operator'), await signInAs(app, 'operator')];
    const write = (at: string, operator: number, action: string, company: string) =>
      app.database.pool.query(
        `insert into audit_log (operator_id, action, subject, subject_id, reason, details, created_at)
         values ($1, $2, 'company', 7, 'Because.', jsonb_build_object('company', $3::text), $4)`,
        [operator, action, company, at],
      );
    for (let at = 0; at < 60; at += 1) await write('2026-03-01T12:00:00Z', one.id, 'a.approved', `Quay ${at}`);
    await write('2026-03-02T23:59:59Z', two.id, 'a.revoked', '100% Crane');
    const list = (filter: object) => one.visitor.api('GET /operator/audit-log', filter);
    const first = await list({});
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]).toMatchObject({ action: 'a.revoked', operator: { account_id: two.id } });
    const rest = await list({ before: first.next });
    expect(rest).toMatchObject({ next: null, entries: { length: 11 } });
    const ids = [...first.entries, ...rest.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(61);
    expect(first.actions).toEqual(['a.approved', 'a.revoked']);
    expect(first.operators.map(({ account_id }) => account_id).toSorted()).toEqual([one.id, two.id].toSorted());
    // Whoever was made an operator on the command line may have no name yet.
    await app.database.pool.query(
      `update accounts set first_name = '', last_name = '', email = 'nameless@example.com' where id = $1`,
      [two.id],
    );
    const [nameless] = (await list({ operator_id: two.id })).entries;
    expect(nameless?.operator?.name).toBe('nameless@example.com');
    expect((await list({})).operators.map(({ name }) => name)).toContain('nameless@example.com');
    expect((await list({ operator_id: two.id })).entries).toHaveLength(1);
    expect((await list({ action: 'a.revoked' })).entries).toHaveLength(1);
    expect((await list({ from: '2026-03-02', to: '2026-03-02' })).entries).toHaveLength(1);
    expect((await list({ to: '2026-02-28' })).entries).toEqual([]);
    expect((await list({ target: '0% cr' })).entries).toHaveLength(1);
    expect((await list({ subject: 'company', subject_id: 8 })).entries).toEqual([]);
  });
});
