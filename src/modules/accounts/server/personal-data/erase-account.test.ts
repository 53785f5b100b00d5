import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createRecruiter } from '#test/factories/create-recruiter.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const MESSAGES = 5000;

describe('the erasure of an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const rows = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

  /** Someone with thousands of messages and notices whose time of grace is over. */
  async function createDueAccount(email: string): Promise<number> {
    const { id } = await (await signIn(app, email)).api('GET /jobseeker/me');
    const { id: conversationId } = await insertRow<{ id: number }>(app.database.pool, 'conversations', {
      talent_id: id,
      job_title: 'Job',
      company_name: 'Company',
      last_seq: MESSAGES,
      last_message_at: app.clock.now(),
      created_at: app.clock.now(),
    });
    await rows(
      `insert into messages (conversation_id, seq, sender_id, side, kind, text, sent_at)
        select $1, seq, $2, 'talent', 'text', 'Hello', now() from generate_series(1, ${MESSAGES}) as seq`,
      [conversationId, id],
    );
    await rows(
      `insert into notifications (account_id, kind, data, created_at)
        select $1, 'chat_message', '{}', now() from generate_series(1, ${MESSAGES})`,
      [id],
    );
    await rows(`update accounts set deleted_at = $2, delete_after = $2 where id = $1`, [id, app.clock.now()]);
    app.clock.advance({ hours: 1 });
    return id;
  }

  const left = async (id: number) => {
    const [found] = await rows(
      `select (select count(*)::int from messages where sender_id = $1) as messages,
        (select count(*)::int from notifications where account_id = $1) as notifications,
        (select count(*)::int from accounts where id = $1) as accounts`,
      [id],
    );
    return found;
  };

  const erase = async () => {
    const worker = openProduct(app);
    try {
      await worker.runTask('delete-accounts');
    } finally {
      await worker.close();
    }
  };

  it('RUN-02 TRU-09 goes on after an interruption, and nobody can sign in meanwhile', async () => {
    const email = 'halfway@example.com';
    const id = await createDueAccount(email);
    await rows(`
      create function stop_half_way() returns trigger language plpgsql as $$ begin
        if (select count(*) from notifications) <= ${MESSAGES / 2} then raise exception 'the process dies'; end if;
        return null;
      end $$`);
    await rows(
      `create trigger stop_half_way after delete on notifications for each statement execute function stop_half_way()`,
    );
    await expect(erase()).rejects.toThrow();
    const half = await left(id);
    expect(half).toMatchObject({ messages: 0, accounts: 1 });
    expect(half.notifications).toBeGreaterThan(0);
    expect(half.notifications).toBeLessThan(MESSAGES);
    expect(await rows(`select email, status from accounts where id = $1`, [id])).toEqual([
      { email: null, status: 'suspended' },
    ]);
    await rows('drop trigger stop_half_way on notifications');
    await erase();
    expect(await left(id)).toEqual({ messages: 0, notifications: 0, accounts: 0 });
  });

  it('RUN-02 TRU-09 EMP-04 hands over thousands of chats in portions, closed from the first one on, and goes on after a stop', async () => {
    const count = 1200;
    const { pool } = app.database;
    const company = await createCompany(pool);
    const [boss, heir] = [await createRecruiter(pool, company.id), await createRecruiter(pool, company.id)];
    const email = 'leaving-boss@example.com';
    await rows('update accounts set email = $2, is_email_verify = true where id = $1', [boss.id, email]);
    await rows(
      `insert into conversations (company_id, boss_id, job_title, company_name, last_seq, last_message_at, created_at)
       select $1, $2, 'Job', 'Company', 0, $3, $3 from generate_series(1, ${count})`,
      [company.id, boss.id, app.clock.now()],
    );
    await rows(`update accounts set deleted_at = $2, delete_after = $2 where id = $1`, [boss.id, app.clock.now()]);
    app.clock.advance({ hours: 1 });
    const of = async (id: number) =>
      (await rows('select count(*)::int from conversations where boss_id = $1', [id]))[0].count;
    await rows(`
      create function stop_handing_over() returns trigger language plpgsql as $$ begin
        if (select count(*) from conversations where boss_id = ${heir.id}) > ${count / 2} then
          raise exception 'the process dies';
        end if;
        return null;
      end $$`);
    await rows(`create trigger stop_handing_over after update on conversations
      for each statement execute function stop_handing_over()`);
    const product = openProduct(app);
    await expect(product.runTask('delete-accounts')).rejects.toThrow();
    expect([await of(boss.id), await of(heir.id)]).toEqual([count - 500, 500]);
    expect(await rows('select status, email::text from accounts where id = $1', [boss.id])).toEqual([
      { status: 'suspended', email },
    ]);
    await rows('drop trigger stop_handing_over on conversations');
    await product.runTask('delete-accounts');
    await product.close();
    expect([await of(boss.id), await of(heir.id)]).toEqual([0, count]);
    // Who takes over hears it once, however many rounds it took.
    expect(await rows('select kind, data from notifications where account_id = $1', [heir.id])).toEqual([
      { kind: 'team_chat', data: { what: 'inherited', count } },
    ]);
    expect(await rows('select 1 from accounts where id = $1 or email = $2', [boss.id, email])).toEqual([]);
  });

  it('RUN-02 TRU-09 two workers at once erase it once and leave nothing', async () => {
    const id = await createDueAccount('twice@example.com');
    await Promise.all([erase(), erase()]);
    expect(await left(id)).toEqual({ messages: 0, notifications: 0, accounts: 0 });
  });
});
