import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDITS_A_DAY } from '#src/modules/ai/rewrite-types.ts';
import { QUESTIONS_A_DAY } from '#src/modules/coach/coach-limits.ts';
import { codeOf, createPair } from '#test/chat/chat-ground.ts';
import { addApplicants } from '#test/factories/add-applicants.ts';
import { openSession } from '#test/factories/open-session.ts';
import { signInAs } from '#test/factories/sign-in-boss.ts';
import { openProduct, runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { AI_FACTOR, addMonths } from '../vip-benefits.ts';
import { grantVip } from './grant-vip.ts';

describe('VIP', () => {
  let app: TestApp;
  let product: ReturnType<typeof openProduct>;
  beforeAll(async () => {
    app = await startTestApp();
    product = openProduct(app);
  });
  afterAll(async () => {
    await product.close();
    await app.close();
  });

  const give = (accountId: number, months: number, source?: string) =>
    product.transaction((tx) => grantVip(tx, { accountId, kind: 'inviter', months, source, at: app.clock.now() }));
  /** A session lasts thirty days; who looks again after a month signs in anew. */
  const comeBack = async (id: number) => {
    const { rows } = await app.database.pool.query('select email from accounts where id = $1', [id]);
    return openSession(app.database.pool, rows[0].email, app.address, app.clock.now());
  };
  const titles = async ({ id }: { id: number }) =>
    (await (await comeBack(id)).api('GET /notification/list')).notifications.map(({ title }) => title);

  it('VIP-01 a month is a calendar month', () => {
    const laterBy = (day: string, months: number) => addMonths(new Date(`${day}T10:00:00Z`), months).toISOString();
    expect(laterBy('2026-01-31', 1)).toBe('2026-02-28T10:00:00.000Z');
    expect(laterBy('2027-12-15', 1)).toBe('2028-01-15T10:00:00.000Z');
    expect(laterBy('2028-01-30', 1)).toBe('2028-02-29T10:00:00.000Z');
  });

  it('VIP-01 time adds up on what is left, also in parallel, and one source counts once', async () => {
    const { visitor, id } = await signInAs(app, 'talent');
    expect(await visitor.api('GET /vip')).toMatchObject({ is_vip: false, ends_at: null, grants: [] });
    const start = app.clock.now();
    const same = await Promise.all([1, 2, 3, 4].map(() => give(id, 1, 'invitation:1')));
    expect(same.filter(Boolean)).toHaveLength(1);
    await Promise.all([give(id, 1, 'invitation:2'), give(id, 1, 'invitation:3')]);
    const ends_at = addMonths(addMonths(addMonths(start, 1), 1), 1).toISOString();
    expect(await visitor.api('GET /vip')).toMatchObject({ is_vip: true, ends_at });
    expect((await visitor.api('GET /jobseeker/me')).vip).toEqual({ is_vip: true });
    app.clock.advance({ days: 100 });
    const later = await comeBack(id);
    expect(await later.api('GET /vip')).toMatchObject({ is_vip: false, ends_at: null, may_refresh: false });
    expect((await later.api('GET /jobseeker/me')).vip).toEqual({ is_vip: false });
  });

  it('VIP-01 VIPs have twice the AI credits, and the usual number once it ends', async () => {
    const { id } = await signInAs(app, 'talent');
    const limits = async () => {
      const visitor = await comeBack(id);
      const [texts, coach] = [await visitor.api('GET /aicv/ai_writing/status'), await visitor.api('GET /coach')];
      return [texts.credits.limit, coach.credits.limit];
    };
    expect(await limits()).toEqual([CREDITS_A_DAY, QUESTIONS_A_DAY]);
    await give(id, 1);
    expect(await limits()).toEqual([CREDITS_A_DAY * AI_FACTOR, QUESTIONS_A_DAY * AI_FACTOR]);
    app.clock.advance({ days: 32 });
    expect(await limits()).toEqual([CREDITS_A_DAY, QUESTIONS_A_DAY]);
  });

  it('VIP-01 an operator gives and ends it with a reason, an audit entry and a notice', async () => {
    const operator = (await signInAs(app, 'operator')).visitor;
    const talent = await signInAs(app, 'talent');
    const { id } = talent;
    expect((await operator.api('GET /operator/vip', { who: String(id) })).person).toMatchObject({ id, grants: [] });
    expect((await operator.api('GET /operator/vip', { who: 'nobody@example.com' })).person).toBeNull();
    expect(await codeOf(operator.api('POST /operator/vip/:id/revoke', { id, reason: 'A mistake' }))).toBe(49512);
    const wish = { id, months: 2, reason: 'For a long wait' };
    const given = await operator.api('POST /operator/vip/:id/grant', wish);
    expect(given.grants).toMatchObject([{ kind: 'operator', months: 2, reason: 'For a long wait' }]);
    await talent.visitor.api('POST /vip/refresh', {});
    await operator.api('POST /operator/vip/:id/revoke', { id, reason: 'Given twice' });
    expect(await talent.visitor.api('GET /vip')).toMatchObject({ is_vip: false, refresh: null });
    expect(await titles(talent)).toEqual(['Your VIP has ended', 'Parley has given you VIP time']);
    const { entries } = await operator.api('GET /operator/audit-log', { subject: 'person', subject_id: id });
    expect(entries).toMatchObject([
      { action: 'vip.revoked', reason: 'Given twice' },
      { action: 'vip.granted', reason: 'For a long wait', details: { months: 2 } },
    ]);
    expect(await codeOf(talent.visitor.api('POST /operator/vip/:id/grant', wish))).toBe(40005);
  });

  it('VIP-01 tells three days before the end, once for each end', async () => {
    const talent = await signInAs(app, 'talent');
    const end = await give(talent.id, 1);
    const run = () => runTask(app, 'tell-vip-end');
    await run();
    expect(await titles(talent)).toEqual([]);
    const left = (end as Date).getTime() - app.clock.now().getTime();
    app.clock.advance({ seconds: left / 1000 - 2.5 * 24 * 3600 });
    await Promise.all([run(), run()]);
    await run();
    expect(await titles(talent)).toEqual([expect.stringMatching(/^Your VIP ends on /)]);
    await give(talent.id, 1);
    app.clock.advance({ days: 30 });
    await run();
    expect(await titles(talent)).toHaveLength(2);
  });

  it('VIP-02 refreshes for seven days, VIPs only, one at a time also in parallel', async () => {
    const { visitor, id } = await signInAs(app, 'talent');
    const refresh = () => codeOf(visitor.api('POST /vip/refresh', {}));
    expect(await refresh()).toBe(49510);
    await give(id, 1);
    const codes = await Promise.all([refresh(), refresh(), refresh()]);
    expect(codes.toSorted()).toEqual([0, 49511, 49511]);
    const state = await visitor.api('GET /vip');
    const { started_at = '', ends_at = '' } = state.refresh ?? {};
    expect(Date.parse(ends_at) - Date.parse(started_at)).toBe(7 * 24 * 3600_000);
    expect(state.may_refresh).toBe(false);
    app.clock.advance({ days: 7 });
    expect(await visitor.api('GET /vip')).toMatchObject({ refresh: null, may_refresh: true });
    expect(await refresh()).toBe(0);
  });

  it('VIP-02 a refresh lifts open applications above others that moved before, labelled, and never above who waits', async () => {
    const { job, boss } = await createPair(app);
    await addApplicants(app.database.pool, job.id, 12);
    const list = async () => {
      const { applicants } = await boss.visitor.api('GET /recruiters/jobs/:id/applicants', { id: job.id, limit: 50 });
      return applicants;
    };
    const before = await list();
    const [waiting, rest] = [before.filter((one) => one.waiting_since), before.filter((one) => !one.waiting_since)];
    const lifted = rest.findLast(({ stage }) => stage === 'shortlisted');
    const { rows } = await app.database.pool.query('select account_id from applications where id = $1', [lifted?.id]);
    const id = rows[0].account_id;
    await give(id, 1);
    const talent = await comeBack(id);
    await talent.api('POST /vip/refresh', {});
    const after = await list();
    const others = rest.filter((one) => one.id !== lifted?.id);
    expect(after.map((one) => one.id)).toEqual([...waiting, lifted, ...others].map((one) => one?.id));
    expect(after.filter((one) => one.is_refreshed && one.is_vip).map((one) => one.id)).toEqual([lifted?.id]);
    app.clock.advance({ days: 7 });
    expect((await list()).some((one) => one.is_refreshed)).toBe(false);
  });
});
