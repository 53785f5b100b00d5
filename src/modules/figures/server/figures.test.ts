import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshMeters } from '#src/modules/chat/server/meters/response-meters.ts';
import { codeOf, createBoss, createChat, say } from '#test/chat/chat-ground.ts';
import { createJob } from '#test/factories/create-job.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { createJobs, tell } from '#test/figures-ground.ts';
import { invite } from '#test/interviews/interview-ground.ts';
import { send } from '#test/offers/offer-ground.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { createRandom } from '../../../../scripts/demo/random.ts';
import { recountContacts } from './contacts.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

describe('hiring figures', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const now = () => app.clock.now();
  const ago = (days: number, hours = 0) => new Date(now().getTime() - days * DAY - hours * HOUR);
  /** As the task would, but without a day between two rounds. */
  const recount = async () => {
    await app.database.pool.query(`delete from task_positions where task = 'recount-contacts'`);
    await recountContacts(app.database.db, now());
  };
  const ground = async () => {
    const jobs = await createJobs(app);
    return { ...jobs, admin: await createBoss(app, jobs.companyId, 'admin') };
  };
  const contacts = async (companyId: number) =>
    (
      await app.database.pool.query(
        `select conversation_id, job_id, boss_id, source, began_at, asked_at, replied_at, withdrawn_at, interview_at,
           offer_at, hired_at from hiring_contacts where company_id = $1 order by id`,
        [companyId],
      )
    ).rows;

  it('EMP-08 says times and shares from ten candidates on, and below that only how many there were', async () => {
    const { job, admin } = await ground();
    const read = () => admin.visitor.api('GET /recruiters/figures', {});
    expect(await read()).toMatchObject({ has_contacts: false, scope: 'company', funnel: { contacts: 0 }, jobs: [] });
    for (const reply of [1, 2, 3, 4, 5, 6, 7, 30, 100])
      await tell(app, { jobId: job.id, at: ago(20), reply, interview: reply + 50, hire: reply + 100 });
    await recount();
    const few = { sample: 9, is_enough: false, median_hours: null, p90_hours: null };
    expect((await read()).speed).toEqual({
      replies: { ...few, answered: 9, within_day: 7, share: null, share_within_day: null },
      interview: few,
      hire: few,
    });
    await tell(app, { jobId: job.id, at: ago(10) });
    await recount();
    expect((await read()).speed).toMatchObject({
      replies: { sample: 10, is_enough: true, share: 0.9, share_within_day: 0.7, median_hours: 5, p90_hours: 44 },
      interview: { sample: 9, is_enough: false },
    });
    await tell(app, { jobId: job.id, at: ago(20), reply: 2, interview: 10, hire: 20 });
    await recount();
    const { speed, funnel } = await read();
    expect(speed.interview).toEqual({ sample: 10, is_enough: true, median_hours: 54.5, p90_hours: 87 });
    expect(speed.hire).toMatchObject({ sample: 10, median_hours: 104.5 });
    expect(funnel).toEqual({ views: 0, contacts: 11, answered: 10, interview: 10, offer: 10, hired: 10 });
  });

  it('EMP-08 a weekend counts: Friday evening to Monday morning is 63 hours, as for the candidate', async () => {
    const { job, admin } = await ground();
    const friday = new Date(now());
    friday.setUTCHours(18, 0, 0, 0);
    friday.setUTCDate(friday.getUTCDate() - ((friday.getUTCDay() + 2) % 7) - 7);
    expect(friday.getUTCDay()).toBe(5);
    for (let at = 0; at < 10; at += 1) await tell(app, { jobId: job.id, at: friday, reply: 63 });
    await recount();
    const { speed } = await admin.visitor.api('GET /recruiters/figures', {});
    expect(speed.replies).toMatchObject({ median_hours: 63, share: 1, share_within_day: 0 });
  });

  it('EMP-08 TRU-01 says of 90 days what candidates are shown of them, for the company, a job and a colleague', async () => {
    const { job, other, admin, companyId, bossId } = await ground();
    const random = createRandom(11, 'figures');
    for (let round = 0; round < 30; round += 1) {
      const reply = random.chance(0.35) ? {} : { reply: random.whole(0, 20 * 24) };
      const withdrawn = !('reply' in reply) && random.chance(0.3) ? { withdrawn: random.whole(1, 200) } : {};
      const at = ago(random.whole(0, 88), 1);
      const id = await tell(app, { jobId: random.pick([job, other]).id, at, ...reply, ...withdrawn });
      await insertRow(app.database.pool, 'response_meter_wishes', { conversation_id: id });
    }
    await refreshMeters(app.database.db, now());
    await recount();
    const meter = async (subject: string, id: number) =>
      (
        await app.database.pool.query(
          `select sample_size as sample, answered, median_reply_hours as hours from response_meters
            where subject = $1 and subject_id = $2`,
          [subject, id],
        )
      ).rows[0];
    const figures = async (wish: object) => {
      const { speed } = await admin.visitor.api('GET /recruiters/figures', { days: 90, ...wish });
      return speed.replies;
    };
    for (const [subject, id, wish] of [
      ['company', companyId, {}],
      ['job', job.id, { job_id: job.id }],
    ] as const) {
      const shown = await meter(subject, id);
      const told = await figures(wish);
      expect(told.sample).toBeGreaterThan(10);
      expect(told).toMatchObject({ sample: shown.sample, answered: shown.answered });
      expect(told.median_hours).toBeCloseTo(shown.hours, 1);
    }
    const { members } = await admin.visitor.api('GET /recruiters/figures/team', { days: 90 });
    const boss = await meter('boss', bossId);
    const mine = members.find(({ account_id }) => account_id === bossId);
    expect(mine?.replies).toMatchObject({ sample: boss.sample, answered: boss.answered });
  });

  it('EMP-08 what real calls note step by step is what the rows say afresh', async () => {
    const { boss, talent, job, id } = await createChat(app);
    app.clock.advance({ hours: 2 });
    await say(boss, id, 'Hello! When could you start?');
    app.clock.advance({ hours: 1 });
    const start = new Date(now().getTime() + 48 * HOUR).toISOString();
    const interview = await invite(boss, id, [start]);
    app.clock.advance({ hours: 1 });
    await talent.visitor.api('POST /interviews/:id/accept', { id: interview.id, starts_at: start });
    app.clock.advance({ hours: 1 });
    const offer = await send(app, boss, id);
    app.clock.advance({ hours: 1 });
    await talent.visitor.api('POST /offers/:id/accept', { id: offer.id, version: 1 });
    const [noted] = await contacts(job.company_id);
    const hours = (at: Date) => (at.getTime() - noted.began_at.getTime()) / HOUR;
    expect([noted.replied_at, noted.interview_at, noted.offer_at, noted.hired_at].map(hours)).toEqual([2, 4, 5, 6]);
    expect(noted).toMatchObject({ job_id: job.id, boss_id: boss.id, source: 'unknown' });
    await app.database.pool.query('delete from hiring_contacts where conversation_id = $1', [id]);
    await recount();
    expect(await contacts(job.company_id)).toEqual([noted]);
  });

  it('EMP-08 counts from the rows themselves what a funnel and its jobs say, in this period and the one before', async () => {
    const { job, other, admin } = await ground();
    const random = createRandom(23, 'funnel');
    const told: { jobId: number; at: Date; reply?: number; interview?: number; offer?: number; hire?: number }[] = [];
    for (let round = 0; round < 40; round += 1) {
      const far = random.whole(0, 4);
      told.push({
        jobId: random.pick([job, other]).id,
        at: ago(random.whole(0, 59), 1),
        ...(far > 0 && { reply: random.whole(1, 300) }),
        ...(far > 1 && random.chance(0.8) && { interview: random.whole(301, 400) }),
        ...(far > 2 && { offer: random.whole(401, 500) }),
        ...(far > 3 && { hire: random.whole(501, 600) }),
      });
    }
    for (const one of told) await tell(app, one);
    await recount();
    const first = new Date(`${ago(29).toISOString().slice(0, 10)}T00:00:00Z`);
    const from = (rows: typeof told) => ({
      contacts: rows.length,
      answered: rows.filter(({ reply }) => reply).length,
      interview: rows.filter(({ interview, offer }) => interview || offer).length,
      offer: rows.filter(({ offer }) => offer).length,
      hired: rows.filter(({ hire }) => hire).length,
    });
    const answer = await admin.visitor.api('GET /recruiters/figures', { days: 30 });
    const current = told.filter(({ at }) => at >= first);
    expect(answer.funnel).toEqual({ views: 0, ...from(current) });
    const last = new Date(first.getTime() - 30 * DAY);
    expect(answer.funnel_before).toEqual({ views: 0, ...from(told.filter(({ at }) => at < first && at >= last)) });
    for (const one of [job, other]) {
      const mine = answer.jobs.find(({ job_id }) => job_id === one.id);
      expect(mine).toMatchObject(from(current.filter(({ jobId }) => jobId === one.id)));
    }
    expect(answer.contacts.reduce((sum, { value }) => sum + value, 0)).toBe(current.length);
  });

  it('EMP-08 a day is one of the reader’s own clocks, also where clocks change', async () => {
    const { job, admin } = await ground();
    const day = ago(5).toISOString().slice(0, 10);
    // Half past eleven in the evening of that day in Singapore, and an hour later.
    await tell(app, { jobId: job.id, at: new Date(`${day}T15:30:00Z`) });
    await tell(app, { jobId: job.id, at: new Date(`${day}T16:30:00Z`) });
    await recount();
    const on = async (time_zone: string) => {
      const answer = await admin.visitor.api('GET /recruiters/figures', { from: day, to: day, time_zone });
      return [answer.funnel.contacts, answer.contacts, answer.before.to];
    };
    const before = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
    expect(await on('UTC')).toEqual([2, [{ date: day, value: 2 }], before]);
    expect(await on('Asia/Singapore')).toEqual([1, [{ date: day, value: 1 }], before]);
    expect((await on('Pacific/Kiritimati'))[0]).toBe(0);
    const year = await admin.visitor.api('GET /recruiters/figures', { days: 365, time_zone: 'America/Santiago' });
    expect(year).toMatchObject({ is_weekly: true, period: { days: 365 } });
    expect(year.contacts).toHaveLength(53);
    expect(year.contacts.reduce((sum, { value }) => sum + value, 0)).toBe(2);
  });

  it('EMP-08 refuses days that cannot be meant, each at its field', async () => {
    const { admin } = await ground();
    const fieldsOf = async (query: string) => {
      const { envelope } = await admin.visitor.call('GET', `/recruiters/figures?${query}`);
      return Object.keys((envelope.data as { fields: object }).fields);
    };
    const today = now().toISOString().slice(0, 10);
    const tomorrow = new Date(now().getTime() + DAY).toISOString().slice(0, 10);
    expect(await fieldsOf('time_zone=Mars/Base')).toEqual(['time_zone']);
    expect(await fieldsOf(`from=${today}&to=${tomorrow}`)).toEqual(['to']);
    expect(await fieldsOf(`from=${today}&to=${ago(3).toISOString().slice(0, 10)}`)).toEqual(['to']);
    expect(await fieldsOf(`from=${ago(500).toISOString().slice(0, 10)}&to=${today}`)).toEqual(['from']);
    expect(await fieldsOf('days=31')).toEqual(['days']);
  });

  it('EMP-08 keeps what was counted when the account, and later the conversation, is gone; forgets it after two years', async () => {
    const { boss, talent, job, id } = await createChat(app);
    await say(boss, id, 'Hello!');
    await app.database.pool.query(
      `update accounts set deleted_at = now(), delete_after = now() - interval '1 day'
      where id = $1`,
      [talent.id],
    );
    await runTask(app, 'delete-accounts');
    await recount();
    expect(await contacts(job.company_id)).toMatchObject([{ conversation_id: id, source: 'unknown' }]);
    const { rows } = await app.database.pool.query('select 1 from contact_sources where conversation_id = $1', [id]);
    expect(rows).toEqual([]);
    app.clock.advance({ days: 125 });
    await runTask(app, 'expire-chats');
    const kept = await contacts(job.company_id);
    expect(kept).toMatchObject([{ conversation_id: null, job_id: job.id, boss_id: boss.id }]);
    await recount();
    expect(await contacts(job.company_id)).toEqual(kept);
    app.clock.advance({ days: 610 });
    await runTask(app, 'purge-figures');
    expect(await contacts(job.company_id)).toEqual([]);
  });

  it('EMP-08 a job that was closed and opened again goes on as the same one', async () => {
    const { job, admin } = await ground();
    await tell(app, { jobId: job.id, at: ago(20), reply: 2 });
    await app.database.pool.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [job.id]);
    await recount();
    const read = async () => (await admin.visitor.api('GET /recruiters/figures', {})).jobs;
    expect(await read()).toMatchObject([{ job_id: job.id, is_open: false, contacts: 1 }]);
    await app.database.pool.query(`update jobs set status = 'open', closed_at = null where id = $1`, [job.id]);
    await tell(app, { jobId: job.id, at: ago(1) });
    await recount();
    expect(await read()).toMatchObject([{ job_id: job.id, is_open: true, contacts: 2, answered: 1 }]);
  });

  it('EMP-08 who does not manage the company sees the jobs they manage, and neither colleagues nor the download', async () => {
    const { job, companyId, admin } = await ground();
    const recruiter = await createBoss(app, companyId);
    const own = await createJob(app.database.pool, {
      title: '=HYPERLINK("http://evil.example")',
      company_id: companyId,
      recruiter_id: recruiter.id,
    });
    for (let at = 0; at < 6; at += 1) await tell(app, { jobId: own.id, at: ago(3), reply: 1 });
    await tell(app, { jobId: job.id, at: ago(3) });
    await recount();
    const mine = await recruiter.visitor.api('GET /recruiters/figures', {});
    expect(mine).toMatchObject({ scope: 'own', funnel: { contacts: 6 }, jobs: [{ job_id: own.id }] });
    expect(mine.jobs).toHaveLength(1);
    expect(await codeOf(recruiter.visitor.api('GET /recruiters/figures', { job_id: job.id }))).toBe(41113);
    expect(await codeOf(recruiter.visitor.api('GET /recruiters/figures/team', {}))).not.toBe(0);
    expect((await recruiter.visitor.fetch('/download/hiring-figures.csv')).status).toBe(404);
    expect((await app.visitor().fetch('/download/hiring-figures.csv')).status).toBe(404);
    expect((await admin.visitor.fetch('/download/hiring-figures.csv?days=31')).status).toBe(400);
    const file = await admin.visitor.fetch('/download/hiring-figures.csv?days=30');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = bytes.toString('utf8').trim().split('\r\n');
    expect(head).toContain('Job number,Job,Status,Source,Viewed the job');
    expect(lines).toEqual([
      `${job.id},Harbour Hand,Open,Other sources together,0,under 5,under 5,under 5,under 5,under 5`,
      `${own.id},"'=HYPERLINK(""http://evil.example"")",Open,Unknown,0,6,6,under 5,under 5,under 5`,
    ]);
  });
});
