import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBossReplies, recomputeMeters } from '#src/modules/chat/server/chat.public.ts';
import { refreshMeters } from '#src/modules/chat/server/meters/response-meters.ts';
import { createRandom } from '../../scripts/demo/random.ts';
import { createJob } from '../factories/create-job.ts';
import { insertRow } from '../factories/insert-row.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createChat, createTalent, newId, say } from './chat-ground.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

describe('the response meter', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const meters = async () => {
    const { rows } = await app.database.pool.query(
      `select subject, subject_id, sample_size, answered, median_reply_hours from response_meters
        where sample_size > 0 order by subject, subject_id`,
    );
    return rows;
  };
  const refresh = () => refreshMeters(app.database.db, app.clock.now());

  /** Conversations of a job as they would have come about: hours until the answer, or none. */
  async function ask(jobId: number, hours: (number | null)[], daysAgo = 10): Promise<void> {
    const { pool } = app.database;
    const { rows } = await pool.query('select recruiter_id, company_id from jobs where id = $1', [jobId]);
    for (const wait of hours) {
      const asked = new Date(app.clock.now().getTime() - daysAgo * DAY);
      const answered = wait === null ? null : new Date(asked.getTime() + wait * HOUR);
      const { id } = await insertRow<{ id: number }>(pool, 'conversations', {
        boss_id: rows[0].recruiter_id,
        job_id: jobId,
        company_id: rows[0].company_id,
        job_title: 'Job',
        company_name: 'Company',
        last_seq: answered ? 3 : 2,
        last_message_at: answered ?? asked,
        talent_wrote_at: asked,
        boss_wrote_at: answered,
        created_at: asked,
      });
      const message = { conversation_id: id, kind: 'text', text: 'x' };
      await insertRow(pool, 'messages', { ...message, seq: 1, side: 'talent', sent_at: asked });
      await insertRow(pool, 'messages', { ...message, seq: 2, side: 'boss', is_automatic: true, sent_at: asked });
      if (answered) await insertRow(pool, 'messages', { ...message, seq: 3, side: 'boss', sent_at: answered });
      await insertRow(pool, 'response_meter_wishes', { conversation_id: id });
    }
    await refresh();
  }

  it('TRU-01 shows rate, median hours and sample on job, card and company, from ten conversations on', async () => {
    const job = await createJob(app.database.pool);
    const { rows } = await app.database.pool.query('select slug from companies where id = $1', [job.company_id]);
    const read = async () => {
      const detail = await app.visitor().api('GET /job/:id', { id: job.id });
      const company = await app.visitor().api('GET /companies/:slug', { slug: rows[0].slug });
      return [detail.reply, detail.job_reply, detail.company_reply, company.reply];
    };
    await ask(job.id, [1, 2, 3, 4, 5, 6, 7, null, null]);
    const few = { is_enough: false, response_rate: null, median_reply_hours: null, sample_size: 9 };
    expect(await read()).toEqual([few, few, few, few]);
    await ask(job.id, [100]);
    const enough = { is_enough: true, response_rate: 0.8, median_reply_hours: 4.5, sample_size: 10 };
    expect(await read()).toEqual([enough, enough, enough, enough]);
    // And above the chat itself, to the talent only.
    const chat = await createChat(app);
    await app.database.pool.query('update conversations set boss_id = $2 where id = $1', [chat.id, job.recruiter_id]);
    const open = ({ visitor }: typeof chat.talent) => visitor.api('GET /chat/conversations/:id', { id: chat.id });
    expect(await open(chat.talent)).toMatchObject({ replies: enough });
    expect(await open(chat.boss)).toMatchObject({ replies: null });
  });

  it('TRU-01 counts silence after 72 hours, not an answer after 14 days, and nothing older than 90', async () => {
    const job = await createJob(app.database.pool);
    const sample = async () => {
      const { rows } = await app.database.pool.query(
        `select sample_size, answered from response_meters where subject = 'job' and subject_id = $1`,
        [job.id],
      );
      return [rows[0].sample_size, rows[0].answered];
    };
    await ask(job.id, [null], 2);
    expect(await sample()).toEqual([0, 0]);
    app.clock.advance({ hours: 25 });
    await refresh();
    expect(await sample()).toEqual([1, 0]);
    await ask(job.id, [15 * 24], 30);
    expect(await sample()).toEqual([2, 0]);
    await ask(job.id, [13 * 24], 30);
    expect(await sample()).toEqual([3, 1]);
    await ask(job.id, [1], 91);
    expect(await sample()).toEqual([3, 1]);
  });

  it('TRU-01 CHAT-04 follows a real conversation within seconds; automatic answers never count', async () => {
    const { boss, job, id } = await createChat(app);
    const row = async () => {
      const { rows } = await app.database.pool.query(
        `select sample_size, answered from response_meters where subject = 'boss' and subject_id = $1`,
        [boss.id],
      );
      return rows[0];
    };
    await vi.waitFor(async () => expect(await row()).toEqual({ sample_size: 0, answered: 0 }), 120_000);
    await say(boss, id, 'Hello!');
    await vi.waitFor(async () => expect(await row()).toEqual({ sample_size: 1, answered: 1 }), 120_000);
    const auto_reply = { is_enabled: true, text: 'Soon.' };
    await boss.visitor.api('PUT /chat/settings', { auto_reply });
    const next = await createTalent(app);
    await next.visitor.api('POST /chat/conversations', { job_id: job.id, client_id: newId(), text: 'Hi' });
    app.clock.advance({ hours: 73 });
    await refresh();
    expect(await row()).toEqual({ sample_size: 2, answered: 1 });
    const replies = await readBossReplies(app.database.db, null, 0, 1000);
    expect(replies.find(({ accountId }) => accountId === boss.id)).toMatchObject({ asked: 2, answered: 1 });
  });

  it('TRU-01 worked out step by step is what the messages say, in whatever order they came', async () => {
    const random = createRandom(7, 'meters');
    const jobs = [await createJob(app.database.pool), await createJob(app.database.pool)];
    for (let round = 0; round < 25; round += 1) {
      const hours = random.chance(0.3) ? null : random.whole(0, 20 * 24);
      await ask(random.pick(jobs).id, [hours], random.whole(0, 80));
      if (random.chance(0.2)) app.clock.advance({ hours: random.whole(1, 30) });
    }
    await refresh();
    const stepByStep = await meters();
    await recomputeMeters(app.database.db, app.clock.now());
    const afresh = await meters();
    expect(afresh.length).toBeGreaterThan(5);
    expect(afresh).toEqual(stepByStep);
  });
});
