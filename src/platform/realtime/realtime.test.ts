import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ClientMessage } from '#src/kernel/socket.ts';
import { CLOSE, LARGEST_MESSAGE, MOST_PER_WINDOW } from '#src/kernel/socket.ts';
import { createChat, createTalent, say, writeMany } from '#test/chat/chat-ground.ts';
import { TestDevice } from '#test/chat/test-device.ts';
import { standIn } from '#test/stand-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

describe('the socket', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PARLEY_ROLES: 'web,realtime' });
  });
  afterAll(() => app.close());

  const device = (visitor: TestVisitor) => new TestDevice(visitor, app.address);

  it('CHAT-01 is refused to visitors, guests and pages of other sites', async () => {
    await expect(device(app.visitor()).connect()).rejects.toThrow('refused 401');
    const guest = app.visitor();
    await guest.api('POST /authentication/guest/login');
    await expect(device(guest).connect()).rejects.toThrow('refused 401');
    const { visitor } = await createTalent(app);
    await expect(device(visitor).connect({ origin: 'https://evil.example' })).rejects.toThrow('refused 403');
    const own = await device(visitor).connect({ origin: app.address });
    expect(own.heard[0]).toMatchObject({ type: 'hello', ping_seconds: 30 });
    own.cut();
  });

  it('CHAT-01 CHAT-03 brings messages, marks and recalls live to all devices of both sides', async () => {
    const { id, talent, boss } = await createChat(app);
    const devices: TestDevice[] = [];
    for (const visitor of [talent.visitor, talent.visitor, boss.visitor]) {
      devices.push(await (await device(visitor).load()).connect());
    }
    const [first, second, other] = devices as [TestDevice, TestDevice, TestDevice];
    const message = await say(talent, id, 'live');
    await boss.visitor.api('POST /chat/conversations/:id/read', { id, seq: 2 });
    await talent.visitor.api('POST /chat/messages/:id/recall', { id: message.id });
    await vi.waitFor(async () => {
      for (const one of devices) expect(one.view()).toEqual((await device(one.visitor).load()).view());
    }, 120_000);
    expect(first.messages.get(message.id)).toMatchObject({ is_recalled: true });
    expect(second.conversations.get(id)).toMatchObject({ other_read_seq: 2 });
    expect(other.conversations.get(id)).toMatchObject({ unread_count: 0 });
    for (const one of devices) one.cut();
  });

  it('CHAT-01 tells the other side, and only them, that someone types or comes', async () => {
    const { id, talent, boss } = await createChat(app);
    const stranger = await device((await createTalent(app)).visitor).connect();
    const reader = await device(boss.visitor).connect();
    const writer = await device(talent.visitor).connect();
    await vi.waitFor(
      () => expect(reader.heard).toContainEqual({ type: 'chat.presence', account_id: talent.id, presence: 'online' }),
      30_000,
    );
    const view = await boss.visitor.api('GET /chat/conversations/:id', { id });
    expect(view.other.presence).toBe('online');
    const types: ClientMessage = { type: 'typing', conversation_id: id, is_typing: true };
    writer.send(types);
    stranger.send(types);
    const typing = { type: 'chat.typing', conversation_id: id, account_id: talent.id, is_typing: true };
    await vi.waitFor(
      () => expect(reader.heard.filter(({ type }) => type === 'chat.typing')).toEqual([typing]),
      120_000,
    );
    stranger.send({ type: 'ping' });
    await vi.waitFor(() => expect(stranger.heard.at(-1)).toEqual({ type: 'pong' }), 120_000);
    expect(stranger.heard.some(({ type }) => type === 'chat.typing')).toBe(false);
    app.clock.advance({ days: 2 });
    const later = await boss.visitor.api('GET /chat/conversations/:id', { id });
    expect(later.other.presence).toBe('this_week');
    for (const one of [stranger, reader, writer]) one.cut();
  });

  it('CHAT-01 ends with the session, at once', async () => {
    const { visitor } = await createTalent(app);
    const open = await device(visitor).connect();
    await visitor.api('POST /authentication/logout', {});
    await vi.waitFor(() => expect(open.closeCode).toBe(CLOSE.sessionOver), 120_000);
  });

  it('CHAT-01 ends when the account is suspended', async () => {
    const { visitor, id } = await createTalent(app);
    const open = await device(visitor).connect();
    await app.database.pool.query(`update accounts set status = 'suspended' where id = $1`, [id]);
    await vi.waitFor(() => expect(open.closeCode).toBe(CLOSE.sessionOver), 120_000);
  });

  it('CHAT-01 is closed to nonsense, to giants and to floods, and others do not notice', async () => {
    const { visitor } = await createTalent(app);
    const closed = async (send: (one: TestDevice) => void) => {
      const one = await device(visitor).connect();
      send(one);
      await vi.waitFor(() => expect(one.closeCode).toBeDefined(), 120_000);
      return one.closeCode;
    };
    const calm = await device(visitor).connect();
    expect(await closed((one) => one.send('not json'))).toBe(CLOSE.notUnderstood);
    const unknown = standIn<ClientMessage>({ type: 'typing', conversation_id: '7' });
    expect(await closed((one) => one.send(unknown))).toBe(CLOSE.notUnderstood);
    expect(await closed((one) => one.send('x'.repeat(LARGEST_MESSAGE + 1)))).toBe(1009);
    expect(await closed((one) => Array.from({ length: MOST_PER_WINDOW + 10 }, () => one.send({ type: 'ping' })))).toBe(
      CLOSE.tooMany,
    );
    expect(calm.isOpen).toBe(true);
    calm.cut();
  });

  it('CHAT-01 one account has only so many', async () => {
    const { visitor } = await createTalent(app);
    const open = await Promise.all(Array.from({ length: 50 }, () => device(visitor).connect()));
    await expect(device(visitor).connect()).rejects.toThrow('refused 429');
    open[0]?.cut();
    await vi.waitFor(async () => open.push(await device(visitor).connect()), 120_000);
    for (const one of open) one.cut();
  });

  it('CHAT-01 ends with a session whose end nobody could hear', async () => {
    const { visitor, id } = await createTalent(app);
    const [gone, kept] = [await device(visitor).connect(), await device((await createTalent(app)).visitor).connect()];
    // The line to the database breaks, and the session ends before there is a new one.
    await app.database.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'parley-sockets' and datname = current_database()`);
    await app.database.pool.query('delete from sessions where account_id = $1', [id]);
    await vi.waitFor(() => expect([gone.closeCode, kept.closeCode]).toEqual([CLOSE.restart, CLOSE.restart]), 120_000);
    await expect(device(visitor).connect()).rejects.toThrow('refused 401');
  });

  it('CHAT-03 a device that was away asks once and has everything, 500 messages within a second', async () => {
    const { id, talent, boss } = await createChat(app);
    const devices = await Promise.all([1, 2, 3].map(() => device(talent.visitor).load()));
    await writeMany(app, id, boss.id, talent.id, 500);
    const times: number[] = [];
    for (const away of devices) {
      const startedAt = performance.now();
      await away.catchUp();
      times.push(performance.now() - startedAt);
      expect(away.messages.size).toBe(501);
      expect(away.view()).toEqual((await device(talent.visitor).load()).view());
    }
    // The quickest: others work on this machine too.
    expect(Math.min(...times)).toBeLessThan(1000);
  });

  it('CHAT-03 a number that is unknown or forgotten asks for a fresh load', async () => {
    const { talent } = await createChat(app);
    const { is_reset, change } = await talent.visitor.api('GET /chat/changes', { after: 99 });
    expect(is_reset).toBe(true);
    expect(await talent.visitor.api('GET /chat/changes', { after: change })).toMatchObject({
      is_reset: false,
      messages: [],
    });
  });

  it('CHAT-01 says goodbye before the server stops', async () => {
    const other = await startTestApp({ PARLEY_ROLES: 'web,realtime' });
    const { visitor } = await createTalent(other);
    const open = await new TestDevice(visitor, other.address).connect();
    await other.close();
    expect(open.heard.at(-1)).toMatchObject({ type: 'reconnect' });
    expect(open.closeCode).toBe(CLOSE.restart);
  });
});
