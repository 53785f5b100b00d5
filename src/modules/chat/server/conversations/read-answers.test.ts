import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createPair, newId, type Person } from '#test/chat/chat-ground.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { LONGEST_ANSWER } from '../../chat-fields.ts';

describe('screening answers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const start = (person: Person, jobId: number, answers: { question_id: number; answer: string }[]) =>
    person.visitor.api('POST /chat/conversations', { job_id: jobId, client_id: newId(), text: 'Hello!', answers });

  async function createAskingJob() {
    const pair = await createPair(app);
    const { rows } = await app.database.pool.query<{ id: number }>(
      `insert into screening_questions (job_id, position, question, kind, choices) values
       ($1, 0, 'Why us?', 'text', '{}'), ($1, 1, 'May you work here?', 'yes_no', '{}'),
       ($1, 2, 'Which shift?', 'choice', '{Day,Night}') returning id`,
      [pair.job.id],
    );
    const [why = 0, may = 0, shift = 0] = rows.map(({ id }) => Number(id));
    const given = [
      { question_id: why, answer: ' The sea ' },
      { question_id: may, answer: 'yes' },
      { question_id: shift, answer: 'Night' },
    ];
    const withWhy = (answer: string) => [{ question_id: why, answer }, ...given.slice(1)];
    return { ...pair, given, withWhy, why, shift };
  }

  it('JOB-05 wants an answer to every question of the job (41136), says which, and stores nothing without', async () => {
    const { talent, job, given, withWhy, why, shift } = await createAskingJob();
    const wrong = [
      [],
      given.slice(1),
      withWhy('\u200b \u2800'),
      [...given.slice(0, 2), { question_id: shift, answer: 'Noon' }],
    ];
    for (const answers of wrong) expect(await codeOf(start(talent, job.id, answers))).toBe(41136);
    await expect(start(talent, job.id, withWhy('  '))).rejects.toMatchObject({
      fields: { [`answers.${why}`]: 'Answer this question.' },
    });
    await expect(start(talent, job.id, withWhy('x'.repeat(LONGEST_ANSWER + 1)))).rejects.toMatchObject({
      code: 40001,
      fields: { [`answers.${why}`]: expect.stringContaining('1,000') },
    });
    const { rows } = await app.database.pool.query('select from conversations where job_id = $1', [job.id]);
    expect(rows).toEqual([]);
  });

  it('JOB-05 both sides have the answers as data of the first message, beside the words of the question then', async () => {
    const { talent, boss, job, given } = await createAskingJob();
    const { messages, conversation } = await start(talent, job.id, given);
    await app.database.pool.query('delete from screening_questions where job_id = $1', [job.id]);
    const answers = [
      { question: 'Why us?', kind: 'text', answer: 'The sea' },
      { question: 'May you work here?', kind: 'yes_no', answer: 'yes' },
      { question: 'Which shift?', kind: 'choice', answer: 'Night' },
    ];
    expect(messages).toMatchObject([{ text: 'Hello!', answers }]);
    const seen = await boss.visitor.api('GET /chat/conversations/:id/messages', { id: conversation.id });
    expect(seen.messages).toMatchObject([{ text: 'Hello!', answers }]);
    const more = await talent.visitor.api('POST /chat/conversations', {
      job_id: job.id,
      client_id: newId(),
      text: 'One more thing',
    });
    expect(more.messages).toMatchObject([{ text: 'One more thing', answers: [] }]);
  });

  it('JOB-05 CHAT-03 a full first message leaves room for full answers', async () => {
    const { talent, job, withWhy } = await createAskingJob();
    const { messages } = await start(talent, job.id, withWhy('é'.repeat(LONGEST_ANSWER)));
    expect(messages[0]?.answers[0]?.answer).toHaveLength(LONGEST_ANSWER);
  });

  it('JOB-05 CHAT-01 CHAT-08 a search finds them, and a warning stands beside what they ask for', async () => {
    const { talent, boss, job, withWhy } = await createAskingJob();
    const { conversation } = await start(talent, job.id, withWhy('Write to me on WhatsApp, 50% off! +65 9123 4567'));
    const found = async (person: Person, query: string) =>
      (await person.visitor.api('GET /chat/search', { query })).messages.map(({ conversation_id }) => conversation_id);
    expect(await found(boss, 'whatsapp, 50%')).toEqual([conversation.id]);
    expect(await found(talent, 'which shift')).toEqual([conversation.id]);
    expect(await found(boss, 'text')).toEqual([]);
    const { messages } = await boss.visitor.api('GET /chat/conversations/:id/messages', { id: conversation.id });
    expect(messages[0]?.flags).toEqual(['off_platform']);
  });

  it('JOB-05 TRU-09 they are part of the writer’s own data', async () => {
    const { talent, job, given } = await createAskingJob();
    await start(talent, job.id, given);
    await talent.visitor.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const { tables } = await talent.visitor.api('GET /jobseeker/data-export/content');
    expect(tables.messages).toMatchObject([{ text: 'Hello!', data: { answers: [{ answer: 'The sea' }, {}, {}] } }]);
  });
});
