import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createChat, say } from './chat/chat-ground.ts';
import { signIn } from './factories/sign-in.ts';
import { openProduct } from './open-product.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Tables that stay small however many people come; all others may have a hundred million rows. */
const SMALL = new Set(['schema_migrations', 'server_secrets', 'demo_loads', 'search_statistics', 'task_positions']);
/** Tables that hold only what is still to be done, and are empty a moment later. */
const QUEUES = new Set(['erasure_checks', 'intake_checks', 'response_meter_wishes', 'file_removals']);
/** Statements that read all of a table on purpose, each with its reason. */
const EXCEPTIONS: { task: string; why: string }[] = [
  {
    task: 'refresh-search-statistics',
    why: 'counts the words of all open jobs once a night, on a connection of its own',
  },
];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Subplan Name'?: string;
  Plans?: Plan[];
}

describe('the statements of background tasks', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** Something for every task to do: an old chat, an export, an account to delete, an unread message. */
  async function prepare(): Promise<void> {
    const { pool } = app.database;
    const { id } = await createChat(app);
    for (const table of ['conversations', 'conversation_members']) {
      const key = table === 'conversations' ? 'id' : 'conversation_id';
      await pool.query(`update ${table} set last_message_at = last_message_at - interval '95 days' where ${key} = $1`, [
        id,
      ]);
    }
    const short = await createChat(app);
    await short.talent.visitor.api('PUT /chat/settings', { retention_days: 30 });
    await say(short.boss, short.id, 'Hello');
    const leaving = await signIn(app, 'leaving@example.com');
    const { id: leavingId } = await leaving.api('GET /jobseeker/me');
    await pool.query(`update accounts set deleted_at = now(), delete_after = now() - interval '1 day' where id = $1`, [
      leavingId,
    ]);
    const copying = await signIn(app, 'copying@example.com');
    await pool.query(
      `insert into data_exports (account_id, expires_at, created_at) values ($1, now() + interval '1 year', now())`,
      [(await copying.api('GET /jobseeker/me')).id],
    );
    app.clock.advance({ hours: 80 });
  }

  /** Every statement that a task sends, on whichever connection. */
  async function record(run: () => Promise<unknown>): Promise<string[]> {
    const texts = new Set<string>();
    const original = pg.Client.prototype.query;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const [query] = args as [string | { text?: string }];
      const text = typeof query === 'string' ? query : query?.text;
      // Apps of other test files may still be at work in this process, each on a database of its own.
      const isOurs = app.databaseUrl.includes(`/${this.database}?`);
      // A task that asks for another one speaks through the queue, whose tables are its library's.
      const isQueue = text?.includes('queue.');
      if (text && isOurs && !isQueue && /^\s*(\(|with|select|insert|update|delete)/i.test(text)) texts.add(text);
      return (original as (...all: unknown[]) => never).apply(this, args);
    } as never);
    await run().finally(() => spy.mockRestore());
    return [...texts];
  }

  /**
   * With sequential scans forbidden, one that is left has no index to use. An index without a condition is read from
   * end to end, which is no better, unless it holds only what is to be done.
   */
  async function findScans(client: pg.ClientBase, text: string, partial: Set<string>): Promise<string[]> {
    const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`);
    const found: string[] = [];
    // `exists` may be answered by hashing a small table or by probing a large one: the planner chooses by its size.
    const isHashed = ({ 'Subplan Name': name }: Plan) =>
      name !== undefined && text.includes('exists (') && JSON.stringify(rows).includes(`hashed ${name}`);
    const visit = (plan: Plan, index?: string) => {
      const table = plan['Relation Name'] ?? index ?? '';
      const isScan = /^(Seq Scan|Index Scan|Index Only Scan|Bitmap Index Scan)$/.test(plan['Node Type']);
      const isNarrow = plan['Index Cond'] !== undefined || partial.has(plan['Index Name'] ?? '');
      const isBig = !SMALL.has(table) && !QUEUES.has(table) && !table.startsWith('pg_');
      if (isScan && !isNarrow && isBig) found.push(`${plan['Node Type']} on ${table}`);
      for (const inner of plan.Plans ?? []) {
        if (!isHashed(inner)) visit(inner, plan['Relation Name'] ?? index);
      }
    };
    visit(rows[0]['QUERY PLAN'][0].Plan);
    return found;
  }

  it('RUN-02 none reads a big table from end to end', async () => {
    await prepare();
    const product = openProduct(app);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    // On a few rows reading all of them is cheapest; on many it must be possible to look each one up.
    await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
    const { rows } = await client.query(`
      select relname from pg_index join pg_class on pg_class.oid = indexrelid where indpred is not null`);
    const partial = new Set<string>(rows.map(({ relname }) => relname));
    const scans: string[] = [];
    let count = 0;
    for (const task of product.scheduled) {
      if (EXCEPTIONS.some((one) => one.task === task)) continue;
      for (const text of await record(() => product.runTask(task))) {
        count += 1;
        const found = await findScans(client, text, partial).catch((error) => [
          `cannot be explained: ${error.message}`,
        ]);
        for (const scan of found) scans.push(`${task}: ${scan}\n  ${text.replace(/\s+/g, ' ').trim()}`);
      }
    }
    await client.end();
    await product.close();
    expect(count).toBeGreaterThan(60);
    expect(scans.join('\n')).toBe('');
  });
});
