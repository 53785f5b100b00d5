import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { purgeExpiredTask } from '#src/modules/accounts/server/accounts.tasks.ts';
import { startMadeUpApi } from '#test/made-up-api.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { sql } from '../database/sql.ts';
import { mount } from './routes.ts';

describe('a write with an Idempotency-Key', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const login = (visitor: TestVisitor, key: string, body: object = {}) =>
    visitor.call('POST', '/authentication/guest/login', body, { 'idempotency-key': key });
  const rowsOf = async (table: 'sessions' | 'idempotency_keys') =>
    (await app.database.pool.query(`select count(*) from ${table}`)).rows[0].count;

  it('ERR-01 gives a repeat the same answer and makes one row', async () => {
    app.clock.advance({ minutes: 2 });
    const before = await rowsOf('sessions');
    const first = await login(app.visitor(), 'repeat-0001', { device_name: 'A' });
    app.clock.advance({ minutes: 5 });
    const second = await login(app.visitor(), 'repeat-0001', { device_name: 'A' });
    expect(second.envelope).toEqual(first.envelope);
    expect(second.envelope.code).toBe(0);
    expect(await rowsOf('sessions')).toBe(before + 1);
  });

  it('ERR-01 makes one row of 20 parallel repeats, and all get the same answer', async () => {
    app.clock.advance({ minutes: 2 });
    const before = await rowsOf('sessions');
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(app.visitor(), 'parallel-0001')));
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope);
    expect(answers[0]?.envelope.code).toBe(0);
    expect(await rowsOf('sessions')).toBe(before + 1);
  });

  it('ERR-01 refuses the key for another body, and for another endpoint', async () => {
    app.clock.advance({ minutes: 2 });
    await login(app.visitor(), 'conflict-0001', { device_name: 'A' });
    const before = await rowsOf('sessions');
    const other = await login(app.visitor(), 'conflict-0001', { device_name: 'B' });
    expect(other).toMatchObject({ status: 409, envelope: { code: 49002, data: null } });
    const elsewhere = await app
      .visitor()
      .call('POST', '/jobseeker/user-settings', {}, { 'idempotency-key': 'conflict-0001' });
    expect(elsewhere.envelope.code).toBe(49002);
    expect(await rowsOf('sessions')).toBe(before);
  });

  it('ERR-01 keeps the keys of different people apart', async () => {
    app.clock.advance({ minutes: 2 });
    const [ana, ben] = [app.visitor(), app.visitor()];
    await login(ana, 'session-of-ana');
    await login(ben, 'session-of-ben');
    const settings = (visitor: TestVisitor, theme: string) =>
      visitor.call('POST', '/jobseeker/user-settings', { theme }, { 'idempotency-key': 'shared-key' });
    expect((await settings(ana, 'dark')).envelope.data).toMatchObject({ theme: 'dark' });
    expect((await settings(ben, 'light')).envelope.data).toMatchObject({ theme: 'light' });
  });

  it.each(['short', 'has space inside', 'x'.repeat(81), 'semi;colon'])(
    'ERR-01 refuses a key that is none: %s',
    async (key) => {
      app.clock.advance({ minutes: 2 });
      const { envelope } = await login(app.visitor(), key);
      expect(envelope).toMatchObject({ code: 40001, data: { fields: { 'Idempotency-Key': expect.any(String) } } });
    },
  );

  it('ERR-01 forgets keys after a day, and the write is a new one then', async () => {
    app.clock.advance({ minutes: 2 });
    await login(app.visitor(), 'yesterday-0001');
    const before = await rowsOf('sessions');
    app.clock.advance({ hours: 24, seconds: 1 });
    await purgeExpiredTask(app.database.db, app.clock).run(undefined);
    expect(await rowsOf('idempotency_keys')).toBe(0);
    await login(app.visitor(), 'yesterday-0001');
    expect(await rowsOf('sessions')).toBe(before + 1);
  });

  it('ERR-01 may be tried again with the same key after it was refused', async () => {
    let isClosed = true;
    const contract = {
      'POST /letters': endpoint({
        summary: 'Made up',
        access: 'anyone',
        input: z.object({ text: z.string() }),
        answer: z.object({ id: z.number() }),
        errors: ['jobClosed'],
      }),
    } satisfies Contract;
    const module = mount(contract, {
      'POST /letters': async (ctx, { text }) => {
        const { rows } = await ctx.tx.query<{ id: number }>(
          sql`insert into outbox_messages (channel, recipient, body_text) values ('sms', 'x', ${text}) returning id`,
        );
        if (isClosed) throw new AppError('jobClosed');
        return { id: Number(rows[0]?.id) };
      },
    });
    const api = await startMadeUpApi([module]);
    const write = () => api.visitor().call('POST', '/letters', { text: 'Hello' }, { 'idempotency-key': 'letter-0001' });
    expect((await write()).envelope.code).toBe(41150);
    isClosed = false;
    const { envelope } = await write();
    expect(envelope.code).toBe(0);
    expect((await write()).envelope).toEqual(envelope);
    expect((await api.database.pool.query('select count(*) from outbox_messages')).rows[0].count).toBe(1);
    await api.close();
  });
});
