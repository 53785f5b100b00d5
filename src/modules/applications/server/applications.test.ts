import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createBoss, createChat, createPair, type Person, say } from '#test/chat/chat-ground.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { UNDO_SECONDS } from '../application-stages.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

describe('applications', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const upload = async ({ visitor }: Person, name = 'Hui Min Tan.pdf') =>
    (await uploadFile(visitor, PDF, name, { kind: 'resume' })).envelope.data as { id: string; url: string };
  const apply = async (talent: Person, job_id: number, more: object = {}) =>
    talent.visitor.api('POST /job-applications', { job_id, file_ids: [(await upload(talent)).id], ...more });
  const own = async ({ visitor }: Person) => (await visitor.api('GET /job-applications', {})).applications;
  const ofBoss = async ({ visitor }: Person, id: number) =>
    (await visitor.api('GET /job-applications/conversation/:id', { id })).application;
  const decide = (boss: Person, id: number, stage: 'shortlisted' | 'not_suitable', more: object = {}) =>
    boss.visitor.api('POST /job-applications/:id/decide', { id, stage, ...more });
  const stages = async (talent: Person) => (await own(talent))[0]?.timeline.map(({ stage }) => stage);
  const kinds = async ({ visitor }: Person) =>
    (await visitor.api('GET /notification/list', {})).notifications.map(({ title }) => title);
  const tellDecisions = async () => {
    app.clock.advance({ seconds: UNDO_SECONDS + 1 });
    await runTask(app, 'tell-decisions');
  };

  async function applied(wish: Record<string, unknown> = {}) {
    const pair = await createPair(app, wish);
    const { application } = await apply(pair.talent, pair.job.id, { text: 'I would love to join.' });
    return { ...pair, application, conversation: application.conversation_id ?? 0 };
  }

  it('APP-01 TRU-02 begins the conversation with a card, keeps copies of what was sent, and the clock runs', async () => {
    const { talent, boss, job, application, conversation } = await applied();
    expect(application).toMatchObject({ stage: 'applied', job_id: job.id, documents: [{ name: 'Hui Min Tan.pdf' }] });
    expect(application.closes_at).not.toBeNull();
    expect(await kinds(boss)).toContain('Hui Min Tan applied');
    const { messages } = await boss.visitor.api('GET /chat/conversations/:id/messages', { id: conversation });
    expect(messages.at(-1)).toMatchObject({
      kind: 'card',
      text: 'I would love to join.',
      card: { kind: 'application', data: { stage: 'applied', documents: [{ name: 'Hui Min Tan.pdf' }] } },
    });
    const { resumes } = await boss.visitor.api('GET /chat/conversations/:id/candidate', { id: conversation });
    expect(resumes).toMatchObject([{ name: 'Hui Min Tan.pdf' }]);
    expect(await own(talent)).toMatchObject([{ id: application.id, job: { id: job.id }, boss_name: 'Mei T.' }]);
  });

  it('APP-01 makes one application of parallel presses, and answers the same to each', async () => {
    const { talent, job } = await createPair(app);
    const files = await Promise.all([1, 2, 3, 4].map(() => upload(talent)));
    const answers = await Promise.all(
      files.map(({ id }) => talent.visitor.api('POST /job-applications', { job_id: job.id, file_ids: [id] })),
    );
    expect(new Set(answers.map(({ application }) => application.id)).size).toBe(1);
    expect(answers.filter(({ is_new }) => is_new)).toHaveLength(1);
    expect(await own(talent)).toHaveLength(1);
  });

  it('APP-01 needs a resume, takes three at most, and nobody sends what is not theirs', async () => {
    const { talent, boss, job } = await createPair(app);
    const send = (file_ids: string[]) => talent.visitor.api('POST /job-applications', { job_id: job.id, file_ids });
    expect(await codeOf(send([]))).toBe(49064);
    const four = await Promise.all([1, 2, 3, 4].map(async () => (await upload(talent)).id));
    expect(await codeOf(send(four))).toBe(40001);
    expect(await codeOf(send([(await upload(boss)).id]))).toBe(40004);
    expect(await own(talent)).toEqual([]);
    expect((await send(four.slice(0, 3))).application.documents).toHaveLength(3);
  });

  it('APP-01 sends a copy of a kept resume, which stays when the kept one goes', async () => {
    const { talent, boss, job } = await createPair(app);
    const file = await upload(talent);
    const kept = await talent.visitor.api('POST /jobseeker/attached-resumes', { file_id: file.id });
    const { resumes } = await talent.visitor.api('GET /job-applications/prepare', { job_id: job.id });
    expect(resumes).toMatchObject([{ kind: 'attached', id: kept.id, name: 'Hui Min Tan.pdf' }]);
    const copy = await talent.visitor.api('POST /job-applications/documents', { kind: 'attached', id: kept.id });
    expect(await codeOf(boss.visitor.api('POST /job-applications/documents', { kind: 'attached', id: kept.id }))).toBe(
      40004,
    );
    await talent.visitor.api('POST /job-applications', { job_id: job.id, file_ids: [copy.id] });
    await talent.visitor.api('DELETE /jobseeker/attached-resumes/:id', { id: kept.id });
    expect((await boss.visitor.fetch(copy.url)).status).toBe(200);
    expect((await boss.visitor.fetch(file.url)).status).toBe(404);
  });

  it('JOB-05 asks every question once: with the application, or not again after the first message', async () => {
    const ask = async (jobId: number) => {
      const { rows } = await app.database.pool.query(
        `insert into screening_questions (job_id, position, question, kind, choices)
         values ($1, 0, 'Can you start in March?', 'yes_no', '{}') returning id`,
        [jobId],
      );
      return rows[0].id as number;
    };
    const { talent, boss, job } = await createPair(app);
    const question_id = await ask(job.id);
    expect(await codeOf(apply(talent, job.id))).toBe(41136);
    const { application } = await apply(talent, job.id, { answers: [{ question_id, answer: 'yes' }] });
    expect(application.answers).toBe(1);
    const id = application.conversation_id ?? 0;
    const { answers } = await boss.visitor.api('GET /chat/conversations/:id/candidate', { id });
    expect(answers).toEqual([{ question: 'Can you start in March?', kind: 'yes_no', answer: 'yes' }]);

    const next = await createPair(app);
    const other = await ask(next.job.id);
    await next.talent.visitor.api('POST /chat/conversations', {
      job_id: next.job.id,
      client_id: 'first-words',
      text: 'Hello',
      answers: [{ question_id: other, answer: 'no' }],
    });
    expect(await next.talent.visitor.api('GET /job-applications/prepare', { job_id: next.job.id })).toMatchObject({
      is_answered: true,
      refusal: null,
    });
    expect((await apply(next.talent, next.job.id)).application.answers).toBe(1);
  });

  it('APP-01 keeps to the rules of a first message: closed jobs, blocks, hidden companies', async () => {
    const { talent, job } = await createPair(app, { status: 'on_hold' });
    expect(await codeOf(apply(talent, job.id))).toBe(41132);
    const chat = await createChat(app);
    await chat.boss.visitor.api('POST /chat/conversations/:id/block', { id: chat.id });
    expect(await codeOf(apply(chat.talent, chat.job.id))).not.toBe(0);
    const hidden = await createPair(app);
    await app.database.pool.query('insert into resume_hidden_companies (account_id, company_id) values ($1, $2)', [
      hidden.talent.id,
      hidden.job.company_id,
    ]);
    expect(await codeOf(apply(hidden.talent, hidden.job.id))).toBe(49333);
  });

  it('APP-01 TRU-10 is viewed when someone of the company opens it or its resume, once, and the ledger has it', async () => {
    const { talent, boss, job, application } = await applied();
    const stranger = await createPair(app);
    const view = ({ visitor }: Person) => visitor.api('POST /job-applications/:id/view', { id: application.id });
    expect(await codeOf(view(stranger.boss))).toBe(40004);
    expect(await codeOf(view(talent))).toBe(40004);
    expect((await boss.visitor.fetch(application.documents[0]?.url ?? '')).status).toBe(200);
    expect((await stranger.boss.visitor.fetch(application.documents[0]?.url ?? '')).status).toBe(404);
    const admin = await createBoss(app, job.company_id, 'admin');
    expect(await view(admin)).toEqual({ stage: 'viewed' });
    expect(await stages(talent)).toEqual(['applied', 'viewed']);
    expect(await kinds(talent)).toContain('Mei T. opened your application');
    const { views } = await talent.visitor.api('GET /jobseeker/resume-views', {});
    expect(views).toMatchObject([{ what: 'downloaded', resume: 'Hui Min Tan.pdf' }]);
  });

  it('EMP-04 tells the job seeker of a decision only when its minute is over, and an undo leaves no trace', async () => {
    const { talent, boss, application, conversation } = await applied();
    const { id } = application;
    expect((await decide(boss, id, 'not_suitable', { reason: 'pay' })).decision?.stage).toBe('not_suitable');
    expect(JSON.stringify(await own(talent))).not.toContain('not_suitable');
    await boss.visitor.api('POST /job-applications/:id/undo', { id });
    expect(await codeOf(boss.visitor.api('POST /job-applications/:id/undo', { id }))).toBe(49363);
    await tellDecisions();
    expect(await stages(talent)).toEqual(['applied']);

    await decide(boss, id, 'shortlisted');
    await tellDecisions();
    expect(await stages(talent)).toEqual(['applied', 'shortlisted']);
    expect(await kinds(talent)).toContain("You're on Mei T.'s shortlist");

    await decide(boss, id, 'not_suitable', { reason: 'pay', note: 'Your portfolio stayed with me.' });
    await tellDecisions();
    const [told] = await own(talent);
    expect(told).toMatchObject({ stage: 'not_suitable', closes_at: null });
    expect(told?.timeline.at(-1)).toMatchObject({ stage: 'not_suitable', mover: 'employer', reason: 'pay' });
    const { messages } = await talent.visitor.api('GET /chat/conversations/:id/messages', { id: conversation });
    const words = messages.map(({ text }) => text).join('\n');
    expect(words).toContain('Our budget and the pay');
    expect(words).toContain('Your portfolio stayed with me.');
    expect(await codeOf(apply(talent, application.job_id ?? 0))).toBe(49360);
  });

  it('APP-01 decides only who has the conversation, and a withdrawn application is not answered', async () => {
    const { talent, boss, job, application, conversation } = await applied();
    const { id } = application;
    const admin = await createBoss(app, job.company_id, 'admin');
    expect(await codeOf(decide(admin, id, 'shortlisted'))).toBe(40004);
    expect(await codeOf(decide(talent, id, 'shortlisted'))).toBe(40004);
    expect(await codeOf(boss.visitor.api('POST /job-applications/:id/withdraw', { id }))).toBe(40004);
    await decide(boss, id, 'shortlisted');
    for (const _ of [1, 2]) {
      expect((await talent.visitor.api('POST /job-applications/:id/withdraw', { id })).stage).toBe('withdrawn');
    }
    await tellDecisions();
    expect(await stages(talent)).toEqual(['applied', 'withdrawn']);
    expect(await codeOf(decide(boss, id, 'shortlisted'))).toBe(49362);
    expect((await ofBoss(boss, conversation))?.stage).toBe('withdrawn');
    expect((await kinds(boss)).some((title) => title.includes('Hui Min'))).toBe(true);
  });

  it('TRU-02 closes unanswered, opens again with a late word, and follows what is decided in the chat', async () => {
    const late = await applied();
    app.clock.advance({ hours: 15 * 24 });
    // Whoever still holds the conversation is passed over; the next round finds it.
    const closeUnanswered = async () => {
      await runTask(app, 'close-unanswered');
      return (await own(late.talent))[0]?.stage;
    };
    await expect.poll(closeUnanswered).toBe('closed');
    await say(late.boss, late.conversation, 'Sorry, I was ill.');
    expect(await stages(late.talent)).toEqual(['applied', 'closed', 'viewed']);

    const declined = await applied();
    await declined.boss.visitor.api('POST /chat/conversations/:id/decline', {
      id: declined.conversation,
      client_id: 'decline-it',
    });
    expect((await own(declined.talent))[0]?.stage).toBe('not_suitable');
    const left = await applied();
    await left.talent.visitor.api('POST /chat/conversations/:id/withdraw', { id: left.conversation });
    expect((await own(left.talent))[0]?.stage).toBe('withdrawn');
  });

  it('APP-01 what colleagues note about someone never reaches them', async () => {
    const { talent, boss, conversation } = await applied();
    await boss.visitor.api('POST /chat/conversations/:id/notes', { id: conversation, text: 'Too quiet for us?' });
    const { messages } = await talent.visitor.api('GET /chat/conversations/:id/messages', { id: conversation });
    expect(JSON.stringify([await own(talent), messages])).not.toContain('Too quiet');
  });

  it('APP-02 lists a page at a time, the last that moved first', async () => {
    const first = await applied();
    const { talent } = first;
    for (let count = 0; count < 2; count += 1) {
      app.clock.advance({ seconds: 61 });
      const { job } = await createPair(app);
      await apply(talent, job.id);
    }
    const page = await talent.visitor.api('GET /job-applications', { limit: 2 });
    expect(page).toMatchObject({ total: 3, applications: [{}, {}] });
    const rest = await talent.visitor.api('GET /job-applications', { limit: 2, cursor: page.next_cursor ?? '' });
    expect(rest).toMatchObject({ applications: [{ id: first.application.id }], next_cursor: null });
  });
});
