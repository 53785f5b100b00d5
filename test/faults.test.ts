import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startParley } from '#src/main.ts';
import { readEnv } from '#src/platform/env.ts';
import { createChat, newId, type Person, say } from './chat/chat-ground.ts';
import { TestDevice } from './chat/test-device.ts';
import { insertRow } from './factories/insert-row.ts';
import { sentCode } from './factories/sign-in.ts';
import { uploadFile } from './factories/upload-file.ts';
import { openProduct } from './open-product.ts';
import { startTestApp, type TestApp, TestVisitor } from './test-app.ts';
import { TestClock } from './test-clock.ts';

/** The whole program with a database that has no room, a clock that leaps, and rows of a release that is not here yet. */
describe('the program through faults around it', () => {
  let app: TestApp;
  let chat: Awaited<ReturnType<typeof createChat>>;
  beforeAll(async () => {
    app = await startTestApp({ PARLEY_ROLES: 'web,realtime' });
    chat = await createChat(app);
  });
  afterAll(() => app.close());

  const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
  const count = async (table: string) => (await query(`select count(*)::int from ${table}`))[0].count as number;
  const texts = async ({ visitor }: Person) =>
    (await visitor.api('GET /chat/conversations/:id/messages', { id: chat.id })).messages.map(({ text }) => text);

  /** PostgreSQL's own error for a disk without room (53100), from every statement that would need some. */
  async function whileFull(work: () => Promise<void>): Promise<void> {
    await query(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await query(`do $$ declare one regclass; begin
      for one in select oid from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace
      loop execute format('create trigger no_room before insert or update on %s execute function no_room()', one); end loop;
      end $$`);
    try {
      await work();
    } finally {
      await query('drop function no_room cascade');
    }
  }

  it('RUN-13 a full database refuses writes in the words of who writes, goes on showing, and takes them once there is room', async () => {
    const { boss, talent, job, id } = chat;
    const path = `/chat/conversations/${id}/messages`;
    const message = { client_id: newId(), text: 'Is there room for this?' };
    const reads = [
      '/jobseeker/me',
      '/chat/conversations',
      `/chat/conversations/${id}`,
      path,
      '/chat/changes?after=0',
      '/notification/list',
      `/job/${job.id}`,
    ];
    const filesBefore = await count('files');
    await whileFull(async () => {
      // Long enough for the session to be noted as seen, which cannot be written either.
      app.clock.advance({ hours: 2 });
      const refused = await talent.visitor.call('POST', path, message, { 'language-id': '10' });
      expect(refused).toMatchObject({ status: 503, envelope: { code: 49154, data: null } });
      expect(refused.headers.get('retry-after')).toBe('60');
      expect(refused.envelope.message).toMatch(/^\p{Script=Arabic}/u);
      const upload = await uploadFile(talent.visitor, 'some words', 'notes.txt', { kind: 'chat_file' });
      expect(upload).toMatchObject({ status: 503, envelope: { code: 49154 } });
      expect(await count('files')).toBe(filesBefore);
      const stored = join(app.dataDir, 'files');
      expect(existsSync(stored) ? readdirSync(stored, { recursive: true }) : []).toEqual([]);
      const answers = await Promise.all(reads.map(async (one) => [one, (await boss.visitor.call('GET', one)).status]));
      expect(answers).toEqual(reads.map((one) => [one, 200]));
      const device = await (await new TestDevice(boss.visitor, app.address).load()).connect();
      device.cut();
    });
    for (let again = 0; again < 2; again++) {
      expect((await talent.visitor.call('POST', path, message)).status).toBe(200);
    }
    expect((await texts(boss)).filter((text) => text === message.text)).toHaveLength(1);
  });

  it('RUN-13 a clock that leaps an hour back or forward changes no order, signs nobody out and closes nothing', async () => {
    const { boss, talent, id, job } = chat;
    const device = await (await new TestDevice(boss.visitor, app.address).load()).connect();
    const before = (await texts(boss)).length;
    const closesAt = (await talent.visitor.api('GET /chat/conversations/:id', { id })).closes_at;
    const said: string[] = [];
    const worker = openProduct(app);
    for (const hours of [0, -1, 2, -1]) {
      app.clock.advance({ hours });
      for (const person of [talent, boss]) {
        said.push(`after ${hours} hours, from ${person.id}`);
        await say(person, id, said.at(-1) ?? '');
      }
      await worker.runTask('close-unanswered');
      // A day more or less has its part too.
      for (const days of [-1, 2, -1]) {
        app.clock.advance({ days });
        await talent.visitor.api('POST /job/:id/view', { id: job.id, device: 'web', from: 'share' });
      }
    }
    await worker.close();
    expect((await texts(boss)).slice(before)).toEqual(said);
    await device.catchUp();
    expect(device.view()).toEqual((await new TestDevice(boss.visitor, app.address).load()).view());
    device.cut();
    expect(closesAt).toEqual(expect.any(String));
    expect((await query('select closed_at from conversations where id = $1', [id]))[0]).toEqual({ closed_at: null });
    const stray = await query(`select from job_viewers where tableoid::regclass::text like '%default%'`);
    expect(stray).toEqual([]);

    // A code of before the step is worth no less after it; one that is too old by the clock is refused.
    const [email, visitor] = ['leap@example.com', app.visitor()];
    const send = () => visitor.api('POST /authentication/otp/send', { channel: 'email', email, agree_terms: true });
    const verify = async () => {
      const code = await sentCode(app, email);
      return (await visitor.call('POST', '/authentication/otp/verify', { channel: 'email', email, code })).status;
    };
    await send();
    app.clock.advance({ hours: 1 });
    expect(await verify()).toBeGreaterThanOrEqual(400);
    app.clock.advance({ minutes: 2 });
    await send();
    app.clock.advance({ hours: -1 });
    expect(await verify()).toBe(200);
  });

  it('RUN-13 CHAT-01 two processes whose clocks are an hour apart keep one order and know each other’s sessions', async () => {
    const clock = new TestClock(new Date(app.clock.now().getTime() + 3600_000));
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', PARLEY_ROLES: 'web', PARLEY_DEMO: '0' });
    const other = await startParley({
      env: { ...env, PARLEY_DATA_DIR: app.dataDir },
      root: resolve(import.meta.dirname, '..'),
      database: app.database,
      databaseUrl: app.databaseUrl,
      clock,
      withoutPages: true,
    });
    const elsewhere = ({ id, visitor }: Person): Person => {
      const there = new TestVisitor(other.address);
      for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
      return { id, visitor: there };
    };
    const before = (await texts(chat.boss)).length;
    const said = ['one', 'two', 'three', 'four', 'five', 'six'];
    for (const [at, text] of said.entries()) {
      const person = at % 3 === 0 ? chat.boss : chat.talent;
      await say(at % 2 === 0 ? person : elsewhere(person), chat.id, text);
    }
    expect((await texts(chat.boss)).slice(before)).toEqual(said);
    expect((await texts(elsewhere(chat.boss))).slice(before)).toEqual(said);
    await other.close();
  });

  it('RUN-13 what a newer release has told and sent stays until this one is replaced, and hides nothing else', async () => {
    const { boss, talent, id } = chat;
    const tell = (kind: string, data: object) =>
      insertRow(app.database.pool, 'notifications', { account_id: boss.id, kind, data, created_at: app.clock.now() });
    await tell('company_coordinator', { company: 'Before' });
    await tell('from_the_next_release', { anything: 1 });
    await tell('company_coordinator', { company: 'After' });
    const { notifications } = await boss.visitor.api('GET /notification/list');
    const titles = notifications.slice(0, 2).map(({ title }) => title);
    expect(titles).toEqual(["You're now the coordinator of After", "You're now the coordinator of Before"]);
    expect(await query(`select kind from notifications where kind = 'from_the_next_release'`)).toHaveLength(1);

    const { seq } = await say(talent, id, 'Before the card');
    await query(
      `insert into messages (conversation_id, seq, sender_id, side, kind, client_id, fingerprint, text, sent_at, data)
       values ($1, $2, $3, 'boss', 'card', $4, '\\x00', '', $5, '{"card":{"kind":"from_the_next_release","id":1}}')`,
      [id, seq + 1, boss.id, newId(), app.clock.now()],
    );
    await query('update conversations set last_seq = $2 where id = $1', [id, seq + 1]);
    await say(talent, id, 'After the card');
    expect((await texts(boss)).filter((text) => /the card$/.test(text ?? ''))).toEqual([
      'Before the card',
      'After the card',
    ]);
    expect((await talent.visitor.api('GET /chat/conversations')).conversations.map((one) => one.id)).toContain(id);
  });
});
