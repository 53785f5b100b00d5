import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { StartedProcess } from './chat/started-process.ts';
import { TestDevice } from './chat/test-device.ts';
import { openChat } from './factories/open-chat.ts';
import { type RunningPgbouncer, startPgbouncer } from './start-pgbouncer.ts';
import { TestVisitor } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** The real PgBouncer in transaction mode, with three connections for everybody. */
describe('the program behind a connection pooler', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let bouncer: RunningPgbouncer;
  let site: StartedProcess;
  let talent: TestVisitor;
  let boss: TestVisitor;
  let jobId: number;
  let conversationId: number;
  beforeAll(async () => {
    database = await createTestDatabase();
    bouncer = await startPgbouncer(database.url);
    site = await new StartedProcess({
      DATABASE_URL: database.url,
      DATABASE_POOLER_URL: bouncer.url,
      PARLEY_ROLES: 'web,realtime,worker',
    }).start();
    const chat = await openChat(database.database.pool, site.address);
    ({ talent, boss, conversationId } = chat);
    jobId = chat.job.id;
  });
  afterAll(async () => {
    await site?.kill('SIGTERM');
    await bouncer?.stop();
    await database?.database.close();
    await database?.drop();
  });

  const send = (sender: TestVisitor, text: string) =>
    sender.call('POST', `/chat/conversations/${conversationId}/messages`, { client_id: crypto.randomUUID(), text });

  it('RUN-06 reads, writes, tells live and works in the background with connections that belong to nobody', async () => {
    const device = await (await new TestDevice(boss, site.address).load()).connect();
    const visitor = new TestVisitor(site.address);
    const calls = Array.from({ length: 10 }, (_, at) => [
      send(talent, `Line ${at}`),
      // Named statements: another connection would not know them.
      visitor.call('GET', `/job/${jobId}`),
      visitor.call('GET', '/companies'),
      boss.call('GET', '/chat/conversations'),
    ]);
    const statuses = (await Promise.all(calls.flat())).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect
      .poll(() => [...device.messages.values()].filter(({ text }) => text?.startsWith('Line')).length)
      .toBe(10);
    // What the database says is heard past the pooler.
    const { pool } = database.database;
    await pool.query('delete from sessions where account_id is not null');
    await expect.poll(() => device.closeCode).toBeDefined();
    await pool.query(`insert into queue.job (name, data) values ('purge-expired', '{}')`);
    const last = `select state from queue.job where name = 'purge-expired' order by created_on desc limit 1`;
    await expect.poll(async () => (await pool.query(last)).rows).toEqual([{ state: 'completed' }]);
    expect(site.output()).not.toMatch(/unexpected error|"level":50/);
  });

  it('RUN-06 keeps its time limits behind a pooler, and leaves nothing of them on a connection', async () => {
    const admin = new pg.Client({ connectionString: bouncer.consoleUrl });
    await admin.connect();
    const { rows } = await admin.query('show stats');
    await admin.end();
    const own = rows.find((row) => row.database !== 'pgbouncer');
    expect(Number(own.total_xact_count)).toBeGreaterThan(50);
    const pooled = openDatabase(bouncer.url, 1, { isPooled: true });
    const limit = sql`select current_setting('statement_timeout') as limit`;
    const within = await pooled.db.transaction((tx) => tx.queryOne<{ limit: string }>(limit));
    expect(within).toEqual({ limit: '30s' });
    expect(await pooled.db.queryOne<{ limit: string }>(limit)).toEqual({ limit: '0' });
    await pooled.close();
  });
});
