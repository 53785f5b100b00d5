import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createPair, newId, type Person, say } from '#test/chat/chat-ground.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { MOST_OUTSIDE } from '../lanes.ts';
import { readLink } from '../read-link.ts';

const JOB = { title: 'Data Analyst', company_name: 'Embraer', pay: 'R$ 22.000' };

describe('the tracker', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const board = ({ visitor }: Person) => visitor.api('GET /tracker', {});
  const lanes = async (person: Person) => (await board(person)).cards.map(({ title, lane }) => `${title}: ${lane}`);

  it('APP-03 keeps jobs from elsewhere, moved by hand, and counts how far they came', async () => {
    const { talent, boss } = await createPair(app);
    const { id } = await talent.visitor.api('POST /tracker/jobs', { ...JOB, lane: 'applied', note: 'Ask Ana' });
    expect(await board(talent)).toMatchObject({
      cards: [{ id, ...JOB, lane: 'applied', is_outside: true, note: 'Ask Ana' }],
      funnel: { wishlist: 1, applied: 1, talking: 0 },
    });
    for (const lane of ['interview', 'closed'] as const) {
      await talent.visitor.api('POST /tracker/jobs/:id/move', { id, lane });
    }
    await talent.visitor.api('PUT /tracker/jobs/:id', { id, ...JOB, title: 'Senior Data Analyst' });
    expect(await lanes(talent)).toEqual(['Senior Data Analyst: closed']);
    expect((await board(talent)).funnel).toEqual({ wishlist: 1, applied: 1, talking: 1, interview: 1, offer: 0 });
    // Nobody else has it.
    expect(await codeOf(boss.visitor.api('POST /tracker/jobs/:id/move', { id, lane: 'offer' }))).toBe(40004);
    expect(await codeOf(boss.visitor.api('PUT /tracker/jobs/:id', { id, ...JOB }))).toBe(40004);
    expect(await codeOf(boss.visitor.api('DELETE /tracker/jobs/:id', { id }))).toBe(40004);
    await talent.visitor.api('DELETE /tracker/jobs/:id', { id });
    expect(await lanes(talent)).toEqual([]);
  });

  it('APP-03 what happens on this site moves its own cards', async () => {
    const { talent, boss, job } = await createPair(app);
    await talent.visitor.api('POST /job/:id/save', { id: job.id, save: true });
    expect(await board(talent)).toMatchObject({ cards: [{ job_id: job.id, lane: 'wishlist', job: { id: job.id } }] });
    const { conversation } = await talent.visitor.api('POST /chat/conversations', {
      job_id: job.id,
      client_id: newId(),
      text: 'Is it still open?',
    });
    const chat = conversation.id;
    expect((await board(talent)).cards).toMatchObject([{ job_id: job.id, conversation_id: chat, lane: 'applied' }]);
    await say(boss, chat, 'When could you start?');
    expect(await board(talent)).toMatchObject({
      cards: [{ lane: 'talking' }],
      funnel: { wishlist: 1, applied: 1, talking: 1, interview: 0, offer: 0 },
    });
    await talent.visitor.api('POST /chat/conversations/:id/withdraw', { id: chat });
    expect((await board(talent)).cards).toMatchObject([{ lane: 'closed' }]);
  });

  it('APP-03 keeps notes beside a job of this site, and reminds once', async () => {
    const { talent, job } = await createPair(app);
    await talent.visitor.api('POST /job/:id/save', { id: job.id, save: true });
    const remind_at = new Date(app.clock.now().getTime() + 3600_000).toISOString();
    const notes = { job_id: job.id, note: 'Ask about the team', deadline: '2099-01-31', remind_at };
    await talent.visitor.api('PUT /tracker/notes/:job_id', notes);
    expect((await board(talent)).cards).toMatchObject([
      { note: 'Ask about the team', deadline: '2099-01-31', remind_at },
    ]);
    const told = async () =>
      (await talent.visitor.api('GET /notification/list', {})).notifications.filter(({ title }) =>
        /^Reminder: /.test(title),
      );
    await runTask(app, 'send-tracker-reminders');
    expect(await told()).toEqual([]);
    app.clock.advance({ hours: 2 });
    await Promise.all([runTask(app, 'send-tracker-reminders'), runTask(app, 'send-tracker-reminders')]);
    expect(await told()).toMatchObject([{ title: expect.stringContaining('Reminder') }]);
    expect((await board(talent)).cards).toMatchObject([{ remind_at: null, note: 'Ask about the team' }]);
    const calendar = await (await talent.visitor.fetch('/download/job-search.ics')).text();
    expect(calendar).toContain('DTSTART;VALUE=DATE:20990131');
    await talent.visitor.api('PUT /tracker/notes/:job_id', { job_id: job.id });
    expect((await board(talent)).cards).toMatchObject([{ id: null, note: '' }]);
    expect(await codeOf(talent.visitor.api('PUT /tracker/notes/:job_id', { job_id: 999_999_999, note: 'x' }))).toBe(
      41113,
    );
  });

  it('APP-03 has an end, also when many arrive at once, and refuses what is no job', async () => {
    const { talent } = await createPair(app);
    await app.database.pool.query(
      `insert into tracked_jobs (account_id, title, company_name, lane, furthest, lane_at, created_at)
       select $1, 'Job ' || n, 'Company', 'wishlist', 'wishlist', now(), now() from generate_series(1, $2) n`,
      [talent.id, MOST_OUTSIDE - 2],
    );
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => codeOf(talent.visitor.api('POST /tracker/jobs', JOB))),
    );
    expect(codes.filter((code) => code === 49370)).toHaveLength(4);
    for (const wrong of [
      { title: ' ' },
      { link: 'javascript:alert(1)' },
      { note: 'x'.repeat(2001) },
      { deadline: '31.1.' },
    ]) {
      expect(await codeOf(talent.visitor.api('POST /tracker/jobs', { ...JOB, ...wrong }))).toBe(40001);
    }
  });

  it('APP-03 TRU-09 goes out as a table without formulas, for its owner only', async () => {
    const { talent } = await createPair(app);
    await talent.visitor.api('POST /tracker/jobs', { ...JOB, title: '=HYPERLINK("x")', lane: 'offer' });
    const answer = await talent.visitor.fetch('/download/job-search.csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const text = await answer.text();
    expect(text).toContain(`"'=HYPERLINK(""x"")",Embraer,Offer`);
    expect((await app.visitor().fetch('/download/job-search.csv')).status).toBe(404);
  });

  it.each([
    ['https://www.linkedin.com/jobs/view/senior-data-analyst-at-embraer-3817233901/', 'Senior data analyst', 'Embraer'],
    ['https://careers.embraer.com/br/job/12345/Data-Engineer?src=x', 'Data Engineer', 'Embraer'],
    ['https://jobs.example.com/4711', '', 'Example'],
    ['javascript:alert(1)', undefined, undefined],
  ])('APP-03 reads %s without opening it', (link, title, company_name) => {
    expect(readLink(link) ?? {}).toEqual(title === undefined ? {} : { title, company_name });
  });
});
