import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRow } from '#test/factories/insert-row.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { openProduct } from '#test/open-product.ts';
import { readZip } from '#test/read-zip.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const MESSAGES = 20_000;
const MOST_ROWS = 500;

describe('the export of a large account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const rows = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

  it('RUN-02 TRU-09 is gathered in parts, goes on after an interruption, and is sent as a stream', {
    timeout: 60_000,
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
        select $1, seq, $2, 'talent', 'text', 'Message ' || seq, now() from generate_series(1, ${MESSAGES}) as seq`,
      [conversationId, id],
    );
    await person.api('POST /jobseeker/data-export');
    await rows(`
      create function stop_half_way() returns trigger language plpgsql as $$ begin
        if new.table_name = 'messages' and new.part = 20 then raise exception 'the process dies'; end if;
        return new;
      end $$`);
    await rows(`create trigger stop_half_way before insert on data_export_parts
      for each row execute function stop_half_way()`);
    const product = openProduct(app);
    await expect(product.runTask('export-data')).rejects.toThrow();
    await rows('drop trigger stop_half_way on data_export_parts');
    const kept = `select count(*)::int from data_export_parts where table_name = 'messages'`;
    expect(await rows(kept)).toEqual([{ count: 19 }]);
    await Promise.all([product.runTask('export-data'), product.runTask('export-data')]);
    await product.close();
    expect(await rows(kept)).toEqual([{ count: MESSAGES / MOST_ROWS }]);
    expect(await rows('select max(jsonb_array_length(rows)) as most from data_export_parts')).toEqual([
      { most: MOST_ROWS },
    ]);
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
