import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliver } from '#src/platform/delivery/deliver.ts';
import { recordBounce } from '#src/platform/delivery/suppressions.ts';
import { sentCode, signIn } from '#test/factories/sign-in.ts';
import { signInAs } from '#test/factories/sign-in-boss.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { signMailEvents } from './mail-events.ts';

const SECRET = 'a secret of the provider';

describe('mail that does not arrive', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ MAIL_EVENTS_SECRET: SECRET });
  });
  afterAll(() => app.close());

  const post = (events: object[], { secret = SECRET, at = app.clock.now() } = {}) => {
    const body = JSON.stringify({ events });
    const headers = { 'content-type': 'application/json', 'parley-signature': signMailEvents(secret, at, body) };
    return app.visitor().fetch('/mail-events', { method: 'POST', body, headers });
  };
  const deliver = createDeliver({ services: new Set(['email']) });
  const send = (recipient: string, awaitedSeconds?: number) =>
    app.database.db.transaction((tx) =>
      deliver(tx, { channel: 'email', recipient, subject: 'News', text: 'News', awaitedSeconds }),
    );
  const waiting = async (recipient: string) =>
    (
      await app.database.pool.query(`select lane from outbox_messages where recipient = $1 and subject = 'News'`, [
        recipient,
      ])
    ).rows.map(({ lane }) => lane);

  it('SET-01 the provider is believed only with its signature of the last minutes', async () => {
    const events = [{ type: 'complaint', email: 'forged@example.com' }];
    expect((await post(events, { secret: 'another secret' })).status).toBe(401);
    expect((await post(events, { at: new Date(app.clock.now().getTime() - 6 * 60_000) })).status).toBe(401);
    expect((await app.visitor().fetch('/mail-events', { method: 'POST', body: '{}' })).status).toBe(401);
    expect((await post([{ type: 'delivered', email: 'forged@example.com' }])).status).toBe(400);
    await send('forged@example.com');
    expect(await waiting('forged@example.com')).toEqual(['bulk']);
  });

  it('SET-01 a hard bounce and a complaint stop all mail, also what waits, but no code; soft ones pause it the third time', async () => {
    for (const [type, email] of [
      ['hard_bounce', 'gone@example.com'],
      ['complaint', 'angry@example.com'],
    ] as const) {
      await send(email);
      expect((await post([{ type, email: email.toUpperCase(), detail: '550 5.1.1' }])).status).toBe(204);
      await send(email);
      await send(email, 600);
      expect(await waiting(email)).toEqual(['codes']);
    }
    const full = { type: 'soft_bounce', email: 'full@example.com' };
    await post([full, full]);
    await send('full@example.com');
    expect(await waiting('full@example.com')).toEqual(['bulk']);
    await Promise.all([post([full]), post([full])]);
    expect(await waiting('full@example.com')).toEqual([]);
    const { pool } = app.database;
    await pool.query(`update email_suppressions set until = now() where address = 'full@example.com'`);
    await send('full@example.com');
    expect(await waiting('full@example.com')).toEqual(['bulk']);
    // What is stopped for good is not made a pause by a later soft one.
    await post([{ type: 'soft_bounce', email: 'gone@example.com' }]);
    await send('gone@example.com');
    expect(await waiting('gone@example.com')).toEqual(['codes']);
  });

  it('SET-01 the owner is told, and a code that arrives lets mail come again', async () => {
    const email = 'owner@example.com';
    const owner = await signIn(app, email);
    expect((await owner.api('GET /notification/settings')).email_trouble).toBe(null);
    await recordBounce(app.database.db, { address: email, reason: 'hard_bounce', detail: '550' });
    expect((await owner.api('GET /notification/settings')).email_trouble).toEqual({
      email,
      reason: 'hard_bounce',
      until: null,
    });
    expect((await owner.api('GET /jobseeker/job-alerts')).is_reachable).toBe(false);
    app.clock.advance({ minutes: 2 });
    await owner.api('POST /notification/email-check/send');
    const wrong = await owner.call('POST', '/notification/email-check', { code: '000000' });
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    await owner.api('POST /notification/email-check', { code: await sentCode(app, email) });
    expect((await owner.api('GET /notification/settings')).email_trouble).toBe(null);
  });

  it('SET-01 AUTH-09 operators see and lift it with a reason, which the audit log keeps', async () => {
    await recordBounce(app.database.db, { address: 'lifted@example.com', reason: 'complaint', detail: '' });
    const { visitor } = await signInAs(app, 'operator');
    const { addresses } = await visitor.api('GET /operator/mail', { address: 'LIFT' });
    expect(addresses).toMatchObject([{ address: 'lifted@example.com', reason: 'complaint', until: null }]);
    await visitor.api('POST /operator/mail/lift', { address: 'lifted@example.com', reason: 'They asked us to' });
    await send('lifted@example.com');
    expect(await waiting('lifted@example.com')).toEqual(['bulk']);
    const { entries } = await visitor.api('GET /operator/audit-log', { action: 'mail.lifted' });
    expect(entries).toMatchObject([{ action: 'mail.lifted', reason: 'They asked us to' }]);
    const again = { address: 'lifted@example.com', reason: 'Once more' };
    expect(await visitor.api('POST /operator/mail/lift', again)).toEqual({ is_lifted: false });
    expect((await visitor.api('GET /operator/audit-log', { action: 'mail.lifted' })).entries).toHaveLength(1);
  });

  it('SET-01 RUN-02 soft bounces of last month are forgotten, what was stopped for good is not', async () => {
    await recordBounce(app.database.db, { address: 'full-once@example.com', reason: 'soft_bounce', detail: '452' });
    await recordBounce(app.database.db, { address: 'gone-for-good@example.com', reason: 'hard_bounce', detail: '550' });
    const known = async () => {
      const { rows } = await app.database.pool.query(
        `select address from email_suppressions where address in ('full-once@example.com', 'gone-for-good@example.com')
         order by address`,
      );
      return rows.map(({ address }) => address);
    };
    await runTask(app, 'purge-bounces');
    expect(await known()).toEqual(['full-once@example.com', 'gone-for-good@example.com']);
    app.clock.advance({ days: 31 });
    await runTask(app, 'purge-bounces');
    expect(await known()).toEqual(['gone-for-good@example.com']);
  });
});
