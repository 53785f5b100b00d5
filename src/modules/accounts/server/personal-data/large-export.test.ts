import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRow } from '#test/factories/insert-row.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { openProduct } from '#test/open-product.ts';
import { readZip } from '#test/read-zip.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

/** One more than are copied at once, and some. */
const MESSAGES = 11_000;
const TEXT = 'A message of a long conversation, 長い会話のひとつ. '.repeat(13);
/** A part, and the one row that has filled it. */
const MOST_PART = 64 * 1024;
/** All of it is more than 15 MB as text, and several times as much as objects. */
const MOST_MEMORY = 20 * 1024 * 1024;

describe('the export of a large account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const rows = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

  it('RUN-02 TRU-09 is gathered in parts, goes on after an interruption, takes little memory and is sent as a stream', {
    timeout: 240_000,
  }, async () => {
    const person = await signIn(app, 'large@example.com');
    const { id } = await person.api('GET /jobseeker/me');
    const now = app.clock.now();
    const { id: conversationId } = await insertRow<{ id: number }>(app.database.pool, 'conversations', {
      talent_id: id,
      job_title: 'Job',
      company_name: 'Company',
      last_seq: MESSAGES,
      last_message_at: now,
      created_at: now,
    });
    await rows(
      `insert into messages (conversation_id, seq, sender_id, side, kind, text, sent_at)
        select $1, seq, $2, 'talent', 'text', $3 || seq, now() from generate_series(1, ${MESSAGES}) as seq`,
      [conversationId, id, TEXT],
    );
    await person.api('POST /jobseeker/data-export');
    await rows(`
      create function stop_half_way() returns trigger language plpgsql as $$ begin
        if new.table_name = 'messages' and new.rows @> '[{"seq": 10001}]' then raise exception 'the process dies'; end if;
        return new;
      end $$`);
    await rows(`create trigger stop_half_way before insert on data_export_parts
      for each row execute function stop_half_way()`);
    const product = openProduct(app);
    await expect(product.runTask('export-data')).rejects.toThrow();
    await rows('drop trigger stop_half_way on data_export_parts');
    const kept = `select sum(jsonb_array_length(rows))::int as rows from data_export_parts where table_name = 'messages'`;
    expect(await rows(kept)).toEqual([{ rows: 10_000 }]);
    const used = await mostMemory(() => Promise.all([product.runTask('export-data'), product.runTask('export-data')]));
    expect(used).toBeLessThan(MOST_MEMORY);
    await product.close();
    expect(await rows(kept)).toEqual([{ rows: MESSAGES }]);
    const [{ most }] = await rows('select max(pg_column_size(rows || rows)) / 2 as most from data_export_parts');
    expect(most).toBeLessThan(MOST_PART);
    const asJson = await person.fetch('/api/jobseeker/data-export/content');
    expect([asJson.status, asJson.headers.get('content-length')]).toEqual([200, null]);
    const { code, data } = await asJson.json();
    expect([code, data.tables.messages.length, data.tables.accounts.length]).toEqual([0, MESSAGES, 1]);
    const answer = await person.fetch('/download/parley-data.zip');
    expect(answer.headers.get('content-length')).toBeNull();
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const { tables } = JSON.parse(files.get('parley.json') ?? '');
    const seqs = tables.messages.map((row: { seq: number }) => row.seq);
    expect(seqs).toEqual(Array.from({ length: MESSAGES }, (_, index) => index + 1));
    expect(files.get('csv/messages.csv')?.trimEnd().split('\r\n')).toHaveLength(MESSAGES + 1);
    expect(files.get('parley.json')).not.toMatch(/_hash"|_secret"/);
  });
});

/** How much more is in use at any time while something runs; what is garbage does not count. */
async function mostMemory(run: () => Promise<unknown>): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const inUse = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = inUse();
  let most = before;
  let isDone = false;
  // Looked at a third of the time at most: on a busy machine a collection takes seconds, and nothing else would get on.
  const watch = async () => {
    while (!isDone) {
      const startedAt = performance.now();
      most = Math.max(most, inUse());
      await pause(Math.max(1000, 2 * (performance.now() - startedAt)));
    }
  };
  const watching = watch();
  try {
    await run();
  } finally {
    isDone = true;
  }
  await watching;
  return most - before;
}
