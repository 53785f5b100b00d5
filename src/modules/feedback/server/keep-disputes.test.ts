import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createChat, say } from '#test/chat/chat-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('a warning that the sender holds for wrong', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  const report = ({ visitor }: Awaited<ReturnType<typeof createChat>>['boss'], id: number) =>
    visitor.api('POST /chat/messages/:id/wrong-warning', { id });
  const kept = async (id: number) => {
    const { rows } = await app.database.pool.query(
      `select account_id, topic, text from feedback where text like $1 order by id`,
      [`%message ${id} is wrong%`],
    );
    return rows;
  };

  it('CHAT-08 TRU-04 reaches the operators once, however often and at once it is reported, and changes nothing for the reader', async () => {
    const { id, talent, boss } = await createChat(app);
    const words = 'Please pay the registration fee first';
    const sent = await say(boss, id, words);
    expect(await Promise.all(Array.from({ length: 4 }, () => report(boss, sent.id)))).toEqual(
      Array(4).fill({ is_reported: true }),
    );
    await report(boss, sent.id);
    const rows = await kept(sent.id);
    expect(rows).toMatchObject([{ account_id: boss.id, topic: 'privacy' }]);
    expect(rows[0].text).toContain(words);
    const { messages } = await talent.visitor.api('GET /chat/conversations/:id/messages', { id });
    expect(messages.at(-1)).toMatchObject({ text: words, flags: ['payment_request'] });
  });

  it('CHAT-08 is the sender’s to report, only where there is one, and not without end', async () => {
    const { id, talent, boss } = await createChat(app);
    const sent = await say(boss, id, 'Please pay the registration fee first');
    const plain = await say(boss, id, 'See you on Monday');
    expect(await codeOf(report(talent, sent.id))).toBe(40004);
    expect(await codeOf(report(boss, plain.id))).toBe(40004);
    const codes = [];
    for (let count = 0; count < 10; count += 1) codes.push(await codeOf(report(boss, sent.id)));
    expect(codes.at(-1)).not.toBe(0);
    expect(await kept(sent.id)).toHaveLength(1);
  });
});
