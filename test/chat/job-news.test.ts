import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatParts } from '#src/modules/chat/server/chat.parts.ts';
import { closeUnanswered } from '#src/modules/chat/server/closing/close-unanswered.ts';
import { tellOfJobs } from '#src/modules/chat/server/closing/tell-of-jobs.ts';
import { watchIntake } from '#src/modules/chat/server/closing/watch-intake.ts';
import { createNotify } from '#src/modules/notifications/server/notifications.public.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { createDeliver } from '#src/platform/delivery/deliver.ts';
import type { SocketMessage } from '#src/platform/realtime/realtime.ts';
import { allNotices } from '#src/product.ts';
import { openProduct } from '../open-product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { codeOf, createChat, createTalent, newId, type Person, say } from './chat-ground.ts';

const texts = loadTexts(new URL('../../locales/', import.meta.url));
const deliver = createDeliver({ services: new Set() });

describe('what conversations hear of their job', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const heard: { accountIds: readonly number[]; message: SocketMessage }[] = [];
  const publish = (accountIds: readonly number[], message: SocketMessage) => void heard.push({ accountIds, message });
  const notify: ChatParts['notify'] = (...news) =>
    createNotify({
      notices: allNotices,
      texts,
      clock: app.clock,
      deliver,
      siteUrl: 'https://parley.example',
    })(...news);
  const tell = (parts: Partial<ChatParts> = {}) =>
    tellOfJobs(app.database.db, app.clock, { publish, notify, ...parts });
  const view = ({ visitor }: Person, id: number) => visitor.api('GET /chat/conversations/:id', { id });
  const lines = async ({ visitor }: Person, id: number) =>
    (await visitor.api('GET /chat/conversations/:id/messages', { id })).messages.flatMap(({ system }) =>
      system ? [system.key] : [],
    );
  const notices = async ({ visitor }: Person) =>
    (await visitor.api('GET /notification/list')).notifications.filter(({ kind }) => kind === 'job_changed');
  const mails = async ({ id }: Person) => {
    const { rows } = await app.database.pool.query<{ subject: string; body_text: string }>(
      `select subject, body_text from outbox_messages o join accounts a on a.email = o.recipient
       where a.id = $1 and subject not like '%code' order by o.id`,
      [id],
    );
    return rows;
  };
  const close = (boss: Person, id: number) =>
    boss.visitor.api('POST /recruiters/jobs/:id/close', { id, reason: 'hired' });
  const hold = (boss: Person, id: number) => boss.visitor.api('POST /recruiters/jobs/:id/hold', { id });
  const reopen = (boss: Person, id: number) =>
    boss.visitor.api('POST /recruiters/jobs/:id/reopen', { id, attest: true });

  it('CHAT-09 TRU-02 a closed job tells who waits, in their language and by their channels, and ends the clock', async () => {
    const { id, talent, boss, job } = await createChat(app);
    await app.database.pool.query(`update accounts set language = 'es' where id = $1`, [talent.id]);
    await close(boss, job.id);
    heard.length = 0;
    await tell();
    expect([await lines(talent, id), await lines(boss, id)]).toEqual([['job_closed_waiting'], ['job_closed_waiting']]);
    const ended = { waiting_since: null, closes_at: null, close_reason: null, job: { status: 'closed' } };
    expect(await view(talent, id)).toMatchObject({ ...ended, may_write: false, write_refusal: 'jobClosed' });
    expect(await view(boss, id)).toMatchObject({ ...ended, may_write: true });
    const live = heard.filter(({ message }) => message.type === 'chat.changes').flatMap(({ accountIds }) => accountIds);
    expect(live.toSorted()).toEqual([talent.id, boss.id].toSorted());
    expect(await notices(talent)).toMatchObject([{ title: '“Software Engineer” has closed', path: `/chat/${id}` }]);
    expect(await notices(boss)).toEqual([]);
    const [mail, ...more] = await mails(talent);
    expect(mail?.subject).toBe('“Software Engineer” se cerró');
    expect(mail?.body_text).toContain('Mei T. todavía puede escribirte.');
    expect(mail?.body_text).toContain(`/es/chat/${id}`);
    expect(more).toEqual([]);
    await say(boss, id, 'We have found someone. Thank you for asking.');
    expect(await view(talent, id)).toMatchObject({ may_write: true, unread_count: 1 });
    expect(await codeOf(say(talent, id, 'Thank you for telling me.'))).toBe(0);
  });

  it('CHAT-09 SET-01 tells nobody by a channel they have turned off, and nobody who does not wait', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const [answered, aside] = [await createTalent(app), await createTalent(app)];
    const start = async ({ visitor }: Person) => {
      const input = { job_id: job.id, client_id: newId(), text: 'Hello' };
      return (await visitor.api('POST /chat/conversations', input)).conversation.id;
    };
    const [second, third] = [await start(answered), await start(aside)];
    await say(boss, second, 'Yes, it is open.');
    await aside.visitor.api('POST /chat/conversations/:id/not-interested', { id: third });
    const changes = [{ kind: 'job_changed', channel: 'email', is_on: false } as const];
    await talent.visitor.api('POST /notification/settings', { changes });
    await close(boss, job.id);
    await tell();
    expect([await mails(talent), (await notices(talent)).length]).toEqual([[], 1]);
    for (const [person, chat] of [
      [answered, second],
      [aside, third],
    ] as const) {
      expect([await lines(person, chat), await notices(person)]).toEqual([['job_closed'], []]);
    }
    expect(await lines(talent, id)).toEqual(['job_closed_waiting']);
    // Nothing is left for the clock of first messages.
    app.clock.advance({ hours: 24 * 15 });
    await closeUnanswered(
      app.database.db.heardBy(async () => {}),
      app.clock,
      { publish, notify },
    );
    const { rows } = await app.database.pool.query(
      'select id from conversations where job_id = $1 and close_reason is not null',
      [job.id],
    );
    expect(rows).toEqual([]);
  });

  it('CHAT-09 TRU-03 a job that nobody has confirmed pauses: who waits reads so, and its Boss is told that it has', async () => {
    const { id, talent, boss, job } = await createChat(app);
    const longAgo = new Date(app.clock.now().getTime() - 15 * 24 * 3600_000);
    await app.database.pool.query('update jobs set confirmed_at = $2 where id = $1', [job.id, longAgo]);
    const worker = openProduct(app);
    await worker.runTask('confirm-jobs');
    await worker.close();
    await tell();
    expect(await lines(talent, id)).toEqual(['job_on_hold']);
    expect((await notices(talent)).map(({ title }) => title)).toEqual(['“Software Engineer” is on hold']);
    const told = (await boss.visitor.api('GET /notification/list')).notifications;
    expect(told.filter(({ kind }) => kind.startsWith('job_')).map(({ title }) => title)).toEqual([
      '“Software Engineer” is paused',
    ]);
  });

  it('CHAT-09 is told once when a job is closed, reopened and closed again within a minute', async () => {
    const { id, talent, boss, job } = await createChat(app);
    await close(boss, job.id);
    await tell();
    await reopen(boss, job.id);
    await tell();
    await close(boss, job.id);
    await Promise.all([tell(), tell()]);
    app.clock.advance({ minutes: 2 });
    await tell();
    expect([await lines(talent, id), (await notices(talent)).length]).toEqual([['job_closed_waiting'], 1]);
    await reopen(boss, job.id);
    app.clock.advance({ minutes: 2 });
    await tell();
    expect(await lines(talent, id)).toEqual(['job_closed_waiting', 'job_open']);
    await say(talent, id, 'Then I ask again.');
    expect(await view(boss, id)).toMatchObject({ waiting_since: expect.any(String), closes_at: expect.any(String) });
    const { rows } = await app.database.pool.query('select from job_news');
    expect(rows).toEqual([]);
  });

  it('CHAT-09 a pause is told and ends nothing; a mistake of a minute is never heard of; a deleted job has no page', async () => {
    const { id, talent, boss, job } = await createChat(app);
    await hold(boss, job.id);
    await reopen(boss, job.id);
    app.clock.advance({ minutes: 2 });
    await tell();
    expect(await lines(talent, id)).toEqual([]);
    await hold(boss, job.id);
    await tell();
    expect(await lines(talent, id)).toEqual(['job_on_hold']);
    expect(await view(talent, id)).toMatchObject({ closes_at: expect.any(String), waiting_since: expect.any(String) });
    await boss.visitor.api('DELETE /recruiters/jobs/:id', { id: job.id });
    await tell();
    expect(await lines(talent, id)).toEqual(['job_on_hold', 'job_closed_waiting']);
    expect((await view(talent, id)).job).toMatchObject({ status: 'closed', url: null });
    const titles = (await notices(talent)).map(({ title }) => title);
    expect(titles).toEqual(['“Software Engineer” has closed', '“Software Engineer” is on hold']);
    await talent.visitor.api('POST /chat/conversations/:id/read', { id, seq: 99 });
    expect((await talent.visitor.api('GET /notification/unread-count')).notifications).toBe(0);
  });

  /** People who have written about the job and wait, as so many first messages would have left them. */
  async function crowd(jobId: number, bossId: number, count: number) {
    const { pool } = app.database;
    await pool.query(
      `with person as (
         insert into accounts (role, email, first_name, last_name, country_id, language)
         select 'talent', 'crowd-' || $1::bigint || '-' || n || '@mail.example', 'Ann', 'Lee', 196, 'en'
         from generate_series(1, $3::int) n returning id
       ), chat as (
         insert into conversations (talent_id, boss_id, job_id, company_id, job_title, company_name, last_message_at,
           talent_wrote_at, waiting_since, closes_at, created_at, last_seq)
         select person.id, $2, j.id, j.company_id, j.title, 'Company', $4, $4, $4, $4::timestamptz + interval '14 days', $4, 1
         from person, jobs j where j.id = $1 returning id, talent_id
       )
       insert into conversation_members (conversation_id, account_id, side, last_message_at)
       select id, talent_id, 'talent', $4::timestamptz from chat union all select id, $2, 'boss', $4 from chat`,
      [jobId, bossId, count, app.clock.now().toISOString()],
    );
  }

  it('CHAT-09 goes on where a worker died: thousands are told in batches, each once, and the intake opens with them', async () => {
    const { boss, job } = await createChat(app);
    await crowd(job.id, boss.id, 260);
    await app.database.pool.query('update jobs set intake_paused_at = now() where id = $1', [job.id]);
    await close(boss, job.id);
    let told = 0;
    const dying: ChatParts['notify'] = async (...news) => {
      told += 1;
      if (told === 120) throw new Error('out of memory');
      await notify(...news);
    };
    await expect(tell({ notify: dying })).rejects.toThrow('out of memory');
    const count = async () => {
      const { rows } = await app.database.pool.query(
        `select count(*) filter (where job_told = 'closed')::int as told, count(*) filter (where waiting_since is null)::int
           as calm, (select count(*)::int from messages m join conversations o on o.id = m.conversation_id
             where o.job_id = $1 and m.kind = 'system') as lines,
           (select count(*)::int from notifications where kind = 'job_changed' and data ->> 'conversation_id' in (
             select o.id::text from conversations o where o.job_id = $1)) as notices
         from conversations where job_id = $1`,
        [job.id],
      );
      return rows[0];
    };
    expect(await count()).toEqual({ told: 100, calm: 100, lines: 100, notices: 100 });
    await Promise.all([tell(), tell()]);
    expect(await count()).toEqual({ told: 261, calm: 261, lines: 261, notices: 261 });
    await watchIntake(app.database.db, app.clock, notify);
    const { rows } = await app.database.pool.query('select intake_paused_at from jobs where id = $1', [job.id]);
    expect(rows).toEqual([{ intake_paused_at: null }]);
    expect((await boss.visitor.api('GET /notification/list')).notifications.map(({ kind }) => kind)).not.toContain(
      'job_paused',
    );
  });

  it('CHAT-09 an answer at the moment of the end is neither lost nor told over', async () => {
    const { id, talent, boss, job } = await createChat(app);
    await close(boss, job.id);
    await Promise.all([tell(), say(boss, id, 'We have just decided.'), tell()]);
    app.clock.advance({ seconds: 30 });
    await tell();
    const all = await lines(talent, id);
    expect([['job_closed'], ['job_closed_waiting']]).toContainEqual(all);
    expect(await notices(talent)).toHaveLength(all[0] === 'job_closed' ? 0 : 1);
    expect(await view(talent, id)).toMatchObject({ waiting_since: null, closes_at: null, may_write: true });
  });
});
