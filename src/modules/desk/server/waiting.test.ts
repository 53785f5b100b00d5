import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingKinds } from '#src/kernel/waiting.ts';
import { sql } from '#src/platform/database/sql.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { feedbackInput } from '#test/factories/send-feedback.ts';
import { signInAs, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { submitPapers } from '#test/factories/submit-papers.ts';
import { openProduct } from '#test/open-product.ts';
import { adjust, ask, signInTalent } from '#test/points/points-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { gatherWaiting, presentBacklog } from './read-waiting.ts';

const METRICS_TOKEN = 'token-for-the-metrics';

describe('what waits for operators', () => {
  let app: TestApp;
  let operator: TestPerson;
  beforeAll(async () => {
    app = await startTestApp({ METRICS_TOKEN });
    operator = await signInAs(app, 'operator');
  });
  afterAll(() => app.close());

  const readMetrics = async () => (await app.visitor().fetch(`/metrics?token=${METRICS_TOKEN}`)).text();
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * 24 * 3600_000);

  /** A case, and where it is proposed the decision that a second operator has to confirm. */
  async function openCase(kind: 'report' | 'appeal', state: 'open' | 'proposed', opened_at: Date): Promise<void> {
    const { pool } = app.database;
    const subject_id = 700_000 + opened_at.getUTCDate();
    const decided = { action: 'suspend', target: 'person', target_id: subject_id, reason_name: 'scam' };
    const decide = async (case_id: number, of: string) =>
      insertRow<{ id: number }>(pool, 'moderation_decisions', {
        ...decided,
        case_id,
        state: of,
        created_at: opened_at,
      });
    const about = { subject: 'person', subject_id, opened_at };
    if (kind === 'report') {
      const { id } = await insertRow<{ id: number }>(pool, 'moderation_cases', { ...about, kind, state });
      if (state === 'proposed') await decide(id, 'proposed');
      return;
    }
    const closed = { ...about, kind: 'report', state: 'closed', closed_at: opened_at };
    const before = await insertRow<{ id: number }>(pool, 'moderation_cases', closed);
    const appealed_decision_id = (await decide(before.id, 'done')).id;
    await insertRow(pool, 'moderation_cases', { ...about, kind, state, appealed_decision_id });
  }

  it('OPS-01 names every kind with its number and its oldest, the oldest first, and the metrics tell the same', async () => {
    const talent = await signInTalent(app);
    const other = await signInTalent(app);
    for (const person of [talent, other]) await adjust(app, operator, person, 200);
    const { id } = await ask(talent, 200);
    await ask(other, 100);
    await operator.visitor.api('POST /operator/points/withdrawals/:id/approve', { id });
    await submitPapers(app, '201912345K');
    await openCase('report', 'open', ago(9));
    await openCase('report', 'open', ago(2));
    await openCase('appeal', 'open', ago(5));
    await openCase('report', 'proposed', ago(4));
    await app.visitor().api('POST /api-go/user/feedback', feedbackInput());
    await app.database.pool.query(`update point_withdrawals set requested_at = $1 where state = 'requested'`, [ago(3)]);

    const { waiting } = await operator.visitor.api('GET /operator/waiting', {});
    const found = waiting.map(({ kind, count }) => `${kind} ${count}`);
    expect(found.slice(0, 4)).toEqual(['reports 2', 'appeals 1', 'confirmations 1', 'withdrawals 1']);
    expect(found.slice(4).sort()).toEqual(['feedback 1', 'payouts 1', 'verifications 1']);
    expect(waiting[0]?.since).toBe(ago(9).toISOString());

    const metrics = await readMetrics();
    expect(metrics).toMatch(/^queue_depth{queue="operators-withdrawals"} 1$/m);
    expect(metrics).toMatch(/^queue_age_seconds{queue="operators-withdrawals"} 259\d{3}/m);
    expect(presentBacklog([], app.clock.now())).toHaveLength(waitingKinds.length);
    const twice = { waiting: { reports: sql`select now() as since` } };
    expect(() => gatherWaiting([twice, twice])).toThrow(`what waits as 'reports'`);
  });

  it('OPS-01 nobody but an operator learns of it', async () => {
    const talent = await signInAs(app, 'talent');
    expect((await talent.visitor.call('GET', '/operator/waiting')).status).toBe(403);
    expect((await app.visitor().call('GET', '/operator/waiting')).status).toBe(401);
  });

  it('PTS-01 the ledger is looked at every day, and a balance that differs is in the metrics until the next look', async () => {
    const talent = await signInTalent(app);
    await adjust(app, operator, talent, 100);
    const product = openProduct(app);
    expect(product.scheduled).toContain('check-ledger');
    await product.runTask('check-ledger');
    expect(await readMetrics()).toMatch(/^points_ledger_differences 0$/m);

    const change = (by: number) =>
      app.database.pool.query('update point_wallets set available = available + $1 where account_id = $2', [
        by,
        talent.id,
      ]);
    await change(1);
    app.clock.advance({ hours: 24 });
    await product.runTask('check-ledger');
    const metrics = await readMetrics();
    expect(metrics).toMatch(/^points_ledger_differences 1$/m);
    expect(metrics).toMatch(/^points_ledger_check_age_seconds 0$/m);
    await change(-1);
    app.clock.advance({ hours: 24 });
    await product.runTask('check-ledger');
    await product.close();
    expect(await readMetrics()).toMatch(/^points_ledger_differences 0$/m);
  });
});
