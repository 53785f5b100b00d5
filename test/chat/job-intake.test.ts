import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchIntake } from '#src/modules/chat/server/closing/watch-intake.ts';
import { refreshMeters } from '#src/modules/chat/server/meters/response-meters.ts';
import { createNotify } from '#src/modules/notifications/server/notifications.public.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { createDeliver } from '#src/platform/delivery/deliver.ts';
import { allNotices } from '#src/product.ts';
import { buildSearchIndex } from '../build-search-index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { codeOf, createPair, createTalent, newId, type Person, say } from './chat-ground.ts';

const texts = loadTexts(new URL('../../locales/', import.meta.url));
const deliver = createDeliver({ services: new Set() });

describe('the intake of a job', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const watch = async () => {
    const notify = createNotify({ notices: allNotices, texts, clock: app.clock, deliver });
    await refreshMeters(app.database.db, app.clock.now());
    await watchIntake(app.database.db, app.clock, notify);
  };
  const start = ({ visitor }: Person, jobId: number) =>
    visitor.api('POST /chat/conversations', { job_id: jobId, client_id: newId(), text: 'Hello' });
  const notices = async ({ visitor }: Person) =>
    (await visitor.api('GET /notification/list')).notifications.flatMap(({ kind, title }) =>
      kind === 'job_paused' ? [title] : [],
    );

  /** So many first messages, as so many talents would have left them the given hours ago. */
  async function addWaiting(jobId: number, count: number, hours: number): Promise<number[]> {
    const { rows } = await app.database.pool.query<{ id: number }>(
      `with people as (
         insert into accounts (role, email, first_name, last_name, country_id, language)
         select 'talent', 'wait-' || $1::int || '-' || gen_random_uuid() || '@mail.example', 'Ann', 'Lee', 196, 'en'
         from generate_series(1, $2::int) returning id
       ), opened as (
         insert into conversations (talent_id, boss_id, job_id, company_id, job_title, company_name, last_message_at,
           talent_wrote_at, waiting_since, closes_at, created_at)
         select p.id, j.recruiter_id, j.id, j.company_id, j.title, 'Harbour', at, at, at, at + interval '14 days', at
         from people p, jobs j, (select $3::timestamptz - make_interval(hours => $4::int) as at) moment where j.id = $1::int
         returning id, talent_id, boss_id, last_message_at
       ), joined as (
         insert into conversation_members (conversation_id, account_id, side, last_message_at)
         select id, talent_id, 'talent', last_message_at from opened
         union all select id, boss_id, 'boss', last_message_at from opened
       )
       select id from opened order by id`,
      [jobId, count, app.clock.now().toISOString(), hours],
    );
    return rows.map(({ id }) => Number(id));
  }

  it('TRU-02 pauses at 30 overdue, opens below 15, refuses meanwhile and tells the Boss both times', async () => {
    const { job, boss, talent } = await createPair(app);
    const overdue = await addWaiting(job.id, 29, 73);
    await addWaiting(job.id, 10, 71);
    await watch();
    expect((await app.visitor().api('GET /job/:id', { id: job.id })).is_intake_paused).toBe(false);
    overdue.push(...(await addWaiting(job.id, 1, 73)));
    await Promise.all([watch(), watch()]);
    const paused = await app.visitor().api('GET /job/:id', { id: job.id });
    expect(paused).toMatchObject({ is_intake_paused: true, status: 'open' });
    expect(await codeOf(start(talent, job.id))).toBe(49030);
    const check = { id: 0, job_id: job.id };
    expect(await talent.visitor.api('GET /job-applications/chats/check-exists/:id/jobseekers', check)).toMatchObject({
      may_start: false,
      refusal: 'jobIntakePaused',
    });
    expect(await notices(boss)).toEqual(["“Software Engineer” isn't taking new messages for now"]);
    const { jobs } = await boss.visitor.api('GET /recruiters/jobs');
    expect(jobs).toMatchObject([{ id: job.id, is_intake_paused: true }]);
    for (const id of overdue.slice(0, 15)) await say(boss, id, 'Thank you for waiting');
    await watch();
    expect(await codeOf(start(talent, job.id))).toBe(49030);
    await boss.visitor.api('POST /chat/conversations/:id/decline', { id: overdue[15] ?? 0, client_id: newId() });
    await watch();
    expect(await codeOf(start(talent, job.id))).toBe(0);
    expect(await notices(boss)).toEqual([
      '“Software Engineer” is taking new messages again',
      "“Software Engineer” isn't taking new messages for now",
    ]);
  });

  it('TRU-02 a paused job stays in the search and is pointed out to nobody', async () => {
    const { job, talent } = await createPair(app);
    const other = await createPair(app);
    await buildSearchIndex(app.databaseUrl);
    const { visitor } = talent;
    const shown = async () => {
      const lists = await Promise.all([
        visitor.api('GET /job/search', {}),
        visitor.api('GET /job/recommended-jobs', { size: 20 }),
        visitor.api('GET /job/latest-jobs', { size: 20 }),
        visitor.api('GET /job/:id/similar', { id: other.job.id }),
      ]);
      return lists.map(({ jobs }) => jobs.some(({ id }) => id === job.id));
    };
    expect(await shown()).toEqual([true, true, true, true]);
    await app.database.pool.query('update jobs set intake_paused_at = now() where id = $1', [job.id]);
    expect(await shown()).toEqual([true, false, false, false]);
    const next = await visitor.api('GET /api-go/web/jobseeker/redirect_condition', { job_id: job.id });
    expect(next.condition).toBe('on_hold');
  });

  it('TRU-02 holds when many begin while the pause comes: whoever is in was in before it', async () => {
    const { job } = await createPair(app);
    await addWaiting(job.id, 30, 73);
    const talents: Person[] = [];
    for (let index = 0; index < 5; index += 1) talents.push(await createTalent(app));
    const [codes] = await Promise.all([Promise.all(talents.map((one) => codeOf(start(one, job.id)))), watch()]);
    expect(codes.every((code) => code === 0 || code === 49030)).toBe(true);
    expect(await codeOf(start(await createTalent(app), job.id))).toBe(49030);
    const { rows } = await app.database.pool.query(
      `select count(*)::int as count from conversations c join jobs j on j.id = c.job_id
       where j.id = $1 and c.created_at > j.intake_paused_at`,
      [job.id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});
