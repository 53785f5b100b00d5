import { describe, expect, it } from 'vitest';
import { LANES, pauseAfter } from '#src/platform/delivery/lanes.ts';
import { headOfLane } from '#src/platform/delivery/outgoing-rows.ts';
import { purgeMessagesTask } from '#src/platform/delivery/purge-messages.task.ts';
import { startTestApp } from '../test-app.ts';
import { TestClock } from '../test-clock.ts';
import { addBulk } from './add-bulk.ts';
import { setUpDelivery } from './set-up-delivery.ts';

describe('the lanes of outgoing messages', () => {
  const at = setUpDelivery();

  it('RUN-01 a sign-in code overtakes 5,000 bulk mails that wait', async () => {
    const app = await startTestApp({ PARLEY_ROLES: 'web,worker', SMTP_URL: at.server.url });
    await addBulk(app.database.pool, 5000);
    await at.server.until(({ taken }) => taken.length > 0);
    const asked = await app
      .visitor()
      .call('POST', '/authentication/otp/send', { channel: 'email', email: 'waits@example.com', agree_terms: true });
    expect(asked.status).toBe(200);
    const isCode = ({ recipient }: { recipient: string }) => recipient === 'waits@example.com';
    await at.server.until(({ taken }) => taken.some(isCode));
    expect(at.server.taken.find(isCode)?.content).toMatch(/\b\d{6}\b/);
    const { rows } = await app.database.pool.query('select count(*) from outbox_messages where lane = $1', ['bulk']);
    expect(rows[0].count).toBeGreaterThan(1000);
    const metrics = await app.visitor().fetch(`/metrics?token=${app.tokens.metrics.value}`);
    const told = await metrics.text();
    expect(told).toMatch(/^queue_depth\{queue="messages-bulk"\} \d{4}$/m);
    expect(told).toMatch(/^queue_age_seconds\{queue="messages-bulk"\} [\d.]+$/m);
    expect(told).toContain('deliveries_total{lane="codes",channel="email",outcome="taken"} 1');
    await app.close();
  });

  it('RUN-01 starts with a code when it is committed, without waiting for the next look', async () => {
    at.ground.start({ SMTP_URL: at.server.url }, { lookMs: 3_600_000 });
    await expect.poll(() => at.ground.isHeard()).toBe(true);
    await at.ground.sendCode('now@example.com');
    await at.server.until(({ taken }) => taken.length === 1);
    expect(at.server.taken[0]?.recipient).toBe('now@example.com');
  });

  it('RUN-01 parallel workers send each message once, over connections they use again', async () => {
    await at.ground.addBulk(600);
    for (let n = 0; n < 60; n++) await at.ground.sendCode(`code${n}@example.com`);
    for (let n = 0; n < 3; n++) at.ground.start({ SMTP_URL: at.server.url });
    await at.server.until(({ taken }) => taken.length >= 660);
    await at.ground.stopAll();
    expect(await at.ground.rows()).toEqual([]);
    expect(at.server.taken).toHaveLength(660);
    expect(new Set(at.server.taken.map(({ recipient }) => recipient)).size).toBe(660);
    expect(at.server.connections).toBeLessThanOrEqual(3 * 30);
  });

  it('RUN-01 drops a code that has expired while it waited', async () => {
    await at.ground.sendCode('late@example.com');
    await at.ground.pool.query("update outbox_messages set expires_at = now() - interval '1 second'");
    await at.ground.sendCode('early@example.com');
    at.ground.start({ SMTP_URL: at.server.url });
    await at.server.until(({ taken }) => taken.length === 1);
    await at.ground.stopAll();
    expect(at.server.asked).toEqual(['early@example.com']);
    expect(await at.ground.rows()).toEqual([]);
    expect(await at.ground.metrics()).toContain('deliveries_total{lane="codes",channel="email",outcome="expired"} 1');
  });

  it('RUN-01 claims from the head of an index, however many wait and have failed', async () => {
    await at.ground.addBulk(20_000);
    await at.ground.pool.query(
      `insert into outbox_messages (channel, recipient, body_text, status) select 'email', 'x', '', 'failed'
       from generate_series(1, 20000)`,
    );
    const { text, values: params } = headOfLane({ channel: 'email', lane: 'bulk', count: 20 });
    const { rows } = await at.ground.pool.query(`explain (analyze, format json) ${text}`, params);
    const plan = JSON.stringify(rows[0]['QUERY PLAN'][0].Plan);
    expect(plan).toContain('outbox_messages_due');
    expect(plan).not.toMatch(/Seq Scan|"Sort"/);
  });

  it('RUN-01 waits longer after each failure up to a limit, and never as long as its neighbour', () => {
    const bounds = [1, 2, 3, 12].map((tries) => {
      const pauses = Array.from({ length: 200 }, () => pauseAfter(LANES.bulk, tries) / 1000);
      expect(new Set(pauses).size).toBeGreaterThan(100);
      return [Math.min(...pauses), Math.max(...pauses)] as const;
    });
    for (const [at, usual] of [60, 120, 240, 3600].entries()) {
      expect(bounds[at]?.[0]).toBeGreaterThanOrEqual(0.75 * usual);
      expect(bounds[at]?.[1]).toBeLessThanOrEqual(1.25 * usual);
    }
  });

  it('RUN-02 forgets dead letters after a month, in batches, and nothing else', async () => {
    const clock = new TestClock();
    const add = (status: string, days: number, count: number) =>
      at.ground.pool.query(
        `insert into outbox_messages (channel, recipient, body_text, status, created_at)
         select 'email', 'x@example.com', '', $1, $2 from generate_series(1, $3)`,
        [status, new Date(clock.now().getTime() - days * 24 * 3600_000), count],
      );
    await add('failed', 31, 2500);
    await add('failed', 29, 1);
    await add('queued', 31, 1);
    await purgeMessagesTask(at.ground.db, clock).run(null);
    expect((await at.ground.rows()).map(({ status }) => status)).toEqual(['failed', 'queued']);
  });
});
