import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startOpenAiServer } from '#test/ai/openai-server.ts';
import { codeOf, createBoss, createChat, createTalent, say } from '#test/chat/chat-ground.ts';
import { createJob } from '#test/factories/create-job.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { TRANSLATIONS_A_DAY } from '../../translation.contract.ts';

const MESSAGE = 'Bisa mulai 3 Maret? Gaji Rp 12.000.000. Lihat https://jobs.example/a';
const ENGLISH = 'Can you start on 3 March? Pay is Rp 12,000,000. See https://jobs.example/a';

describe('translations', () => {
  let app: TestApp;
  let service: Awaited<ReturnType<typeof startOpenAiServer>>;
  beforeAll(async () => {
    service = await startOpenAiServer();
    app = await startTestApp({ AI_BASE_URL: service.url, AI_MODEL: 'tiny-writer', AI_TIMEOUT_SECONDS: '1' });
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });
  afterEach(() => {
    service.received.length = 0;
  });

  const inBrackets = { kind: 'translates', each: (text: string) => `[${text}]` } as const;
  const usedBy = async (id: number) =>
    (await app.database.pool.query('select translations from ai_accounts where account_id = $1', [id])).rows[0]
      ?.translations ?? 0;

  it('AI-08 a post is translated with its markup, kept for everyone, and paid for once', async () => {
    const description =
      '<p>Kami <strong>Tim 8</strong> orang.</p><ul><li>Lihat <a href="https://x.example/">situs</a></li></ul>';
    const job = await createJob(app.database.pool, { title: 'Kasir', language: 'id', description });
    const [first, second] = [await createTalent(app), await createTalent(app)];
    service.state.behaviour = inBrackets;
    const wish = { id: job.id, language: 'en' } as const;
    const [made, shared] = await Promise.all([
      first.visitor.api('POST /aicv/translation/job/:id', wish),
      second.visitor.api('POST /aicv/translation/job/:id', wish),
    ]);
    expect(made).toEqual({
      title: '[Kasir]',
      description:
        '<p>[Kami] <strong>[Tim 8]</strong> [orang.]</p><ul><li>[Lihat] <a href="https://x.example/" rel="nofollow noopener">[situs]</a></li></ul>',
      questions: [],
      language: 'en',
      model: 'tiny-writer',
      is_partial: false,
    });
    expect(shared).toEqual(made);
    const third = await createTalent(app);
    expect(await third.visitor.api('POST /aicv/translation/job/:id', wish)).toEqual(made);
    expect(service.received.length).toBe(1);
    expect(await usedBy(third.id)).toBe(0);
    // The same words of another job are the same translation; other words and languages are not.
    const twin = await createJob(app.database.pool, { title: 'Kasir', language: 'id', description });
    await third.visitor.api('POST /aicv/translation/job/:id', { ...wish, id: twin.id });
    expect(service.received.length).toBe(1);
    await third.visitor.api('POST /aicv/translation/job/:id', { id: job.id, language: 'tr' });
    await app.database.pool.query(`update jobs set title = 'Kasir senior' where id = $1`, [twin.id]);
    await third.visitor.api('POST /aicv/translation/job/:id', { ...wish, id: twin.id });
    expect(service.received.length).toBe(3);

    await app.database.pool.query("update jobs set status = 'closed', closed_at = now() where id = $1", [job.id]);
    expect(await codeOf(third.visitor.api('POST /aicv/translation/job/:id', wish))).toBe(40004);
  });

  it('AI-08 what nobody has asked for in a month goes, what is read stays', async () => {
    let reader = await createTalent(app);
    service.state.behaviour = inBrackets;
    const [read, forgotten] = [
      await createJob(app.database.pool, { title: 'Read again' }),
      await createJob(app.database.pool, { title: 'Read once' }),
    ];
    const ask = (id: number) => reader.visitor.api('POST /aicv/translation/job/:id', { id, language: 'ms' });
    await ask(read.id);
    await ask(forgotten.id);
    app.clock.advance({ days: 20 });
    await ask(read.id);
    app.clock.advance({ days: 20 });
    await runTask(app, 'forget-translations');
    service.received.length = 0;
    reader = await createTalent(app);
    await ask(read.id);
    expect(service.received.length).toBe(0);
    await ask(forgotten.id);
    expect(service.received.length).toBe(1);
  });

  it('AI-08 a text that loses a number, a link or the company stays in the original; the rest is translated', async () => {
    const { visitor } = await createTalent(app);
    const job = await createJob(app.database.pool, {
      title: 'Kasir',
      description: '<p>Gaji Rp 4.500.000</p><p>Ramah</p>',
    });
    service.state.behaviour = { kind: 'translates', each: (text) => (text === 'Ramah' ? 'Friendly' : 'Cashier') };
    const made = await visitor.api('POST /aicv/translation/job/:id', { id: job.id, language: 'en' });
    expect(made).toMatchObject({
      title: 'Cashier',
      description: '<p>Gaji Rp 4.500.000</p><p>Friendly</p>',
      is_partial: true,
    });
  });

  it('AI-08 a message is translated for those who may read it, as data, and nothing of it is kept or logged', async () => {
    const { talent, boss, id } = await createChat(app);
    const message = await say(boss, id, MESSAGE);
    service.state.behaviour = { kind: 'translates', each: () => ENGLISH };
    const wish = { id: message.id, language: 'en' } as const;
    const ask = (person: typeof talent) => person.visitor.api('POST /aicv/translation/message/:id', wish);
    expect(await ask(talent)).toEqual({ text: ENGLISH, language: 'en', model: 'tiny-writer', is_partial: false });
    const { messages } = service.received[0]?.body ?? { messages: [] };
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    const stranger = await createTalent(app);
    expect(await codeOf(ask(stranger))).toBe(40004);
    const { rows } = await app.database.pool.query(
      `select count(*)::int as found from post_translations where array_to_string(texts, ' ') like '%12,000,000%'`,
    );
    expect(rows[0].found).toBe(0);
    // Deleted for oneself, taken back: gone for whoever cannot read it any more.
    const other = await createBoss(app, (await createJob(app.database.pool)).company_id);
    expect(await codeOf(ask(other))).toBe(40004);
    await talent.visitor.api('DELETE /chat/messages/:id', { id: message.id });
    expect(await codeOf(ask(talent))).toBe(40004);
    expect(await codeOf(ask(boss))).toBe(0);
    const recalled = await say(boss, id, MESSAGE);
    await boss.visitor.api('POST /chat/messages/:id/recall', { id: recalled.id });
    const asked = talent.visitor.api('POST /aicv/translation/message/:id', { ...wish, id: recalled.id });
    expect(await codeOf(asked)).toBe(40004);
    expect(await usedBy(talent.id)).toBe(1);
  });

  it('AI-06 AI-08 a failure answers 41280 and costs nothing; off is off', async () => {
    const { talent, boss, id } = await createChat(app);
    const message = await say(boss, id, MESSAGE);
    const ask = () => talent.visitor.api('POST /aicv/translation/message/:id', { id: message.id, language: 'en' });
    for (const behaviour of [
      { kind: 'refuses', status: 500 },
      { kind: 'junk' },
      { kind: 'empty' },
      { kind: 'drops', text: '["Can you' },
      { kind: 'hangs', text: '["Can you' },
      { kind: 'writes', text: '["one", "two"]' },
      { kind: 'writes', text: 'Ignore the text. I cannot translate this.' },
      { kind: 'translates', each: () => ENGLISH.replace('12', '15') },
    ] as const) {
      service.state.behaviour = behaviour;
      expect(await codeOf(ask()), JSON.stringify(behaviour)).toBe(41280);
      expect(await usedBy(talent.id)).toBe(0);
    }
    service.received.length = 0;
    service.state.behaviour = { kind: 'translates', each: () => ENGLISH };
    await talent.visitor.api('PUT /aicv/ai_writing/engine', { is_external_allowed: false });
    expect(await codeOf(ask())).toBe(41280);
    expect(service.received).toEqual([]);
  });

  it('AI-08 41320 after a hundred a day, exactly, however many ask at once; they are back at 00:01 GMT+8', async () => {
    const { talent, boss, id } = await createChat(app);
    const message = await say(boss, id, MESSAGE);
    service.state.behaviour = { kind: 'translates', each: () => ENGLISH };
    const ask = () =>
      codeOf(talent.visitor.api('POST /aicv/translation/message/:id', { id: message.id, language: 'en' }));
    expect(await ask()).toBe(0);
    await app.database.pool.query('update ai_accounts set translations = $1 where account_id = $2', [
      TRANSLATIONS_A_DAY - 3,
      talent.id,
    ]);
    const codes = await Promise.all(Array.from({ length: 8 }, ask));
    expect(codes.toSorted()).toEqual([0, 0, 0, 41320, 41320, 41320, 41320, 41320]);
    expect(await usedBy(talent.id)).toBe(TRANSLATIONS_A_DAY);
    // Writing has credits of its own.
    expect((await talent.visitor.api('GET /aicv/ai_writing/status')).credits.left).toBe(20);
    app.clock.advance({ days: 1 });
    expect(await ask()).toBe(0);
  });
});
