import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recomputeMeters } from '#src/modules/chat/server/chat.public.ts';
import { codeOf, createBoss, createPair, createTalent, type Person, say } from '#test/chat/chat-ground.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { UNDO_SECONDS } from '../../application-stages.ts';
import { MOST_OWN_COLUMNS } from '../../pipeline-columns.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

describe('the board of a job', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function apply(talent: Person, job_id: number, name = 'Resume.pdf') {
    const { envelope } = await uploadFile(talent.visitor, PDF, name, { kind: 'resume' });
    const file_ids = [(envelope.data as { id: string }).id];
    const { application } = await talent.visitor.api('POST /job-applications', { job_id, file_ids });
    return { id: application.id, conversation: application.conversation_id ?? 0 };
  }

  /** A Boss with a job and so many applicants, the first of them first. */
  async function createBoard(names: string[]) {
    const { job, boss, talent } = await createPair(app);
    const talents = [talent];
    for (const _ of names.slice(1)) talents.push(await createTalent(app));
    const people = [];
    for (const [at, person] of talents.entries()) {
      await app.database.pool.query('update accounts set first_name = $1 where id = $2', [names[at], person.id]);
      app.clock.advance({ seconds: 61 });
      people.push({ ...person, ...(await apply(person, job.id)) });
    }
    return { job, boss, people };
  }
  const list = async ({ visitor }: Person, id: number, more: object = {}) =>
    visitor.api('GET /recruiters/jobs/:id/applicants', { id, ...more });
  const names = async (boss: Person, id: number, more: object = {}) =>
    (await list(boss, id, more)).applicants.map(({ name }) => name.split(' ')[0]);
  const cardOf = async (boss: Person, id: number, applicationId: number) =>
    (await list(boss, id)).applicants.find((one) => one.id === applicationId);
  const read = ({ visitor }: Person, id: number) => visitor.api('GET /recruiters/jobs/:id/pipeline', { id });
  const place = ({ visitor }: Person, id: number, column: string, moves: number) =>
    visitor.api('POST /job-applications/:id/place', { id, column, moves });
  const addColumn = async ({ visitor }: Person, id: number, name: string, more: object = {}) => {
    const board = await visitor.api('POST /recruiters/jobs/:id/pipeline/columns', {
      id,
      name,
      after: 'shortlisted',
      ...more,
    });
    return board.columns.find((column) => column.name === name)?.key ?? '';
  };

  it('EMP-04 TRU-02 lists who waits longest first, a page at a time, by column, unread, overdue and words', async () => {
    const { job, boss, people } = await createBoard(['Ana', 'Bo', 'Cai', 'Dee']);
    const [ana, bo, cai] = people as [Person & { id: number; conversation: number }, ...typeof people];
    await say(boss, ana.conversation, 'Hello Ana');
    expect(await names(boss, job.id)).toEqual(['Bo', 'Cai', 'Dee', 'Ana']);
    const first = await list(boss, job.id, { limit: 2 });
    const rest = await list(boss, job.id, { limit: 2, cursor: first.next_cursor });
    expect([...first.applicants, ...rest.applicants].map(({ id }) => id)).toEqual(
      [people[1], people[2], people[3], people[0]].map((one) => one?.id),
    );
    expect(rest.next_cursor).toBeNull();
    expect(await names(boss, job.id, { state: 'overdue' })).toEqual([]);
    app.clock.advance({ hours: 73 });
    expect(await names(boss, job.id, { state: 'overdue' })).toEqual(['Bo', 'Cai', 'Dee']);
    expect(await names(boss, job.id, { words: 'cAI' })).toEqual(['Cai']);
    expect(await names(boss, job.id, { words: '%' })).toEqual([]);
    await boss.visitor.api('POST /chat/conversations/:id/read', { id: bo?.conversation ?? 0, seq: 1 });
    expect(await names(boss, job.id, { state: 'unread' })).not.toContain('Bo');
    await boss.visitor.api('POST /job-applications/:id/decide', { id: cai?.id ?? 0, stage: 'shortlisted' });
    expect(await names(boss, job.id, { column: 'shortlisted' })).toEqual(['Cai']);
    expect(await names(boss, job.id, { column: 'applied' })).toEqual(['Bo', 'Dee', 'Ana']);
    const { columns, all, overdue } = await read(boss, job.id);
    expect({ all, overdue }).toEqual({ all: 4, overdue: 3 });
    expect(columns.map(({ key, count }) => `${key} ${count}`)).toEqual([
      'applied 3',
      'shortlisted 1',
      'interview 0',
      'offer 0',
      'hired 0',
      'not_suitable 0',
    ]);
    const { counts } = await boss.visitor.api('GET /recruiters/applicant-counts', { job_ids: String(job.id) });
    expect(counts).toEqual([{ job_id: job.id, all: 4, overdue: 3 }]);
  });

  it('EMP-04 EMP-07 shows applicants to those who may read the conversation, and to no other company', async () => {
    const { job, boss, people } = await createBoard(['Ana', 'Bo']);
    const colleague = await createBoss(app, job.company_id);
    const admin = await createBoss(app, job.company_id, 'admin');
    const stranger = await createPair(app);
    expect(await names(colleague, job.id)).toEqual([]);
    expect(await names(admin, job.id)).toEqual(['Ana', 'Bo']);
    expect((await cardOf(admin, job.id, people[0]?.id ?? 0))?.owner).toEqual({ name: 'Mei T.', is_me: false });
    expect(await codeOf(list(stranger.boss, job.id))).toBe(await codeOf(read(stranger.boss, job.id)));
    expect(await codeOf(list(stranger.boss, job.id))).not.toBe(0);
    await boss.visitor.api('POST /chat/conversations/:id/owner', {
      id: people[0]?.conversation ?? 0,
      account_id: colleague.id,
    });
    expect(await names(colleague, job.id)).toEqual(['Ana']);
    const until = new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString();
    await boss.visitor.api('PUT /chat/cover', { account_id: colleague.id, until });
    expect(await names(colleague, job.id)).toEqual(['Ana', 'Bo']);
  });

  it('EMP-04 keeps own columns between the fixed ones from the job seeker, for a job or for all of them', async () => {
    const { job, boss, people } = await createBoard(['Ana']);
    const [ana] = people as [(typeof people)[number]];
    const phone = await addColumn(boss, job.id, 'Phone call with Yusuf', { after: 'applied' });
    expect((await read(boss, job.id)).columns.map(({ key }) => key).slice(0, 3)).toEqual([
      'applied',
      phone,
      'shortlisted',
    ]);
    expect(await place(boss, ana.id, phone, 0)).toMatchObject({ column: phone, moves: 1, stage: 'applied' });
    expect(await names(boss, job.id, { column: phone })).toEqual(['Ana']);
    expect(await names(boss, job.id, { column: 'applied' })).toEqual([]);
    const own = await ana.visitor.api('GET /job-applications', {});
    const thread = await ana.visitor.api('GET /chat/conversations/:id/messages', { id: ana.conversation });
    expect(JSON.stringify([own, thread])).not.toMatch(/Phone call|own-\d|"moves"/);
    // A decision takes the card away; taken back, it stands where it was.
    await boss.visitor.api('POST /job-applications/:id/decide', { id: ana.id, stage: 'shortlisted' });
    expect((await cardOf(boss, job.id, ana.id))?.column).toBe('shortlisted');
    await boss.visitor.api('POST /job-applications/:id/undo', { id: ana.id });
    expect((await cardOf(boss, job.id, ana.id))?.column).toBe(phone);
    // Only what has its own step leads into the fixed ones.
    const moves = (await cardOf(boss, job.id, ana.id))?.moves ?? 0;
    for (const column of ['interview', 'offer', 'hired', 'shortlisted']) {
      expect(await codeOf(place(boss, ana.id, column, moves))).toBe(49361);
    }
    expect(await codeOf(place(boss, ana.id, 'own-999999', moves))).toBe(49365);
    const columnId = Number(phone.slice(4));
    await boss.visitor.api('POST /recruiters/jobs/:id/pipeline/columns/:column_id', {
      id: job.id,
      column_id: columnId,
      name: 'First call',
    });
    await boss.visitor.api('DELETE /recruiters/jobs/:id/pipeline/columns/:column_id', {
      id: job.id,
      column_id: columnId,
    });
    expect((await cardOf(boss, job.id, ana.id))?.column).toBe('applied');

    const admin = await createBoss(app, job.company_id, 'admin');
    expect(await codeOf(addColumn(boss, job.id, 'Test task', { is_company_wide: true }))).toBe(40005);
    const task = await addColumn(admin, job.id, 'Test task', { is_company_wide: true });
    expect(await codeOf(addColumn(boss, job.id, 'TEST TASK'))).toBe(49366);
    expect((await read(boss, job.id)).columns.map(({ key }) => key)).toContain(task);
  });

  it('EMP-04 has a limit of own columns that holds when many are added at once', async () => {
    const { job, boss } = await createPair(app);
    const added = await Promise.all(
      Array.from({ length: MOST_OWN_COLUMNS + 3 }, (_, at) => codeOf(addColumn(boss, job.id, `Step ${at}`))),
    );
    expect(added.filter((code) => code === 0)).toHaveLength(MOST_OWN_COLUMNS);
    expect(new Set(added)).toEqual(new Set([0, 49367]));
  });

  it('EMP-04 of two colleagues who move one card at once, the second is told where it stands and who put it there', async () => {
    const { job, boss, people } = await createBoard(['Ana']);
    const [ana] = people as [(typeof people)[number]];
    const admin = await createBoss(app, job.company_id, 'admin');
    const [phone, task] = [await addColumn(boss, job.id, 'Phone'), await addColumn(boss, job.id, 'Task')];
    const moved = await Promise.allSettled([place(boss, ana.id, phone, 0), place(admin, ana.id, task, 0)]);
    const refused = moved.find((one) => one.status === 'rejected')?.reason;
    const won = moved.find((one) => one.status === 'fulfilled')?.value;
    expect(refused).toMatchObject({ code: 49364, told: { column: won?.column, moves: '1', by: 'Mei T.' } });
    expect((await cardOf(boss, job.id, ana.id))?.column).toBe(won?.column);
    const late = boss.visitor.api('POST /job-applications/:id/decide', { id: ana.id, stage: 'shortlisted', moves: 0 });
    expect(await codeOf(late)).toBe(49364);
  });

  it('EMP-04 says of each of many what came of it, and nothing of one holds up another', async () => {
    const { job, boss, people } = await createBoard(['Ana', 'Bo', 'Cai']);
    const [ana, bo, cai] = people.map(({ id }) => id) as [number, number, number];
    const admin = await createBoss(app, job.company_id, 'admin');
    await people[1]?.visitor.api('POST /job-applications/:id/withdraw', { id: bo });
    const stranger = await createBoard(['Eve']);
    const ids = [ana, bo, cai, stranger.people[0]?.id ?? 0];
    const act = (person: Person, input: object) =>
      person.visitor.api('POST /job-applications/at-once', { ids, do: 'shortlist', ...input });
    const { results } = await act(boss, {});
    expect(results.map(({ is_done }) => is_done)).toEqual([true, false, true, false]);
    expect(results[1]?.problem).toBe('The candidate has withdrawn this application.');
    expect(results[3]?.name).toBe('');
    expect(await names(boss, job.id, { column: 'shortlisted' })).toEqual(['Ana', 'Cai']);
    await act(boss, { do: 'undo' });
    expect(await names(boss, job.id, { column: 'applied' })).toEqual(['Ana', 'Cai']);
    // Who does not answer them takes the conversation over first.
    expect((await act(admin, { do: 'decline' })).results.every(({ is_done }) => !is_done)).toBe(true);
    await act(boss, { do: 'decline', reason: 'filled', note: 'Thank you both.' });
    app.clock.advance({ seconds: UNDO_SECONDS + 1 });
    await runTask(app, 'tell-decisions');
    expect((await names(boss, job.id, { column: 'not_suitable' })).toSorted()).toEqual(['Ana', 'Bo', 'Cai']);
  });

  it('EMP-04 APP-01 keeps comments, mentions and scorecards in the team: no page, timeline or export has them', async () => {
    const { job, boss, people } = await createBoard(['Ana']);
    const [ana] = people as [(typeof people)[number]];
    const [colleague, stranger] = [await createBoss(app, job.company_id), await createPair(app)];
    const rate = (person: Person, score: number | null, criterion = 'skills') =>
      person.visitor.api('POST /job-applications/:id/scores', { id: ana.id, criterion: criterion as 'skills', score });
    // Who may not read the conversation rates nobody in it; a mention lets a colleague read, and tells them.
    for (const person of [ana, colleague, stranger.boss]) expect(await codeOf(rate(person, 5))).not.toBe(0);
    await boss.visitor.api('POST /chat/conversations/:id/notes', {
      id: ana.conversation,
      text: 'Quiet in the call, strong on paper',
      mention_id: colleague.id,
    });
    const { notifications } = await colleague.visitor.api('GET /notification/list', {});
    expect(JSON.stringify(notifications)).toContain('Quiet in the call');
    await rate(boss, 4);
    await rate(boss, 2);
    await rate(boss, 5, 'motivation');
    const { cards, average } = await rate(colleague, 3);
    expect(cards.map(({ is_mine, scores }) => [is_mine, scores.length]).toSorted()).toEqual([
      [false, 2],
      [true, 1],
    ]);
    expect(average).toBe(3.3);
    expect(await codeOf(rate(boss, 6))).toBe(40001);
    expect((await rate(colleague, null)).cards).toHaveLength(1);

    await ana.visitor.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const { tables } = await ana.visitor.api('GET /jobseeker/data-export/content');
    expect(tables.application_events).toHaveLength(1);
    for (const table of ['application_scores', 'pipeline_cards', 'conversation_notes']) {
      expect(tables[table] ?? []).toEqual([]);
    }
    const seen = [
      tables,
      await ana.visitor.api('GET /job-applications', {}),
      await ana.visitor.api('GET /chat/conversations/:id/messages', { id: ana.conversation }),
      await ana.visitor.api('GET /notification/list', {}),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/Quiet in the call|"score"/);
  });

  it('TRU-01 the meter counts an application like a first message: silence against, an answer for', async () => {
    const { boss, people } = await createBoard(['Ana', 'Bo']);
    await say(boss, people[0]?.conversation ?? 0, 'Thank you, Ana.');
    app.clock.advance({ hours: 80 });
    await recomputeMeters(app.database.db, app.clock.now());
    expect(await boss.visitor.api('GET /chat/meter')).toMatchObject({ replies: { sample_size: 2 }, answered: 1 });
  });
});
