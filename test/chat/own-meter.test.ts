import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gainOf } from '#src/modules/chat/server/chat.policy.ts';
import { refreshMeters } from '#src/modules/chat/server/meters/response-meters.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { codeOf, createChat, createTalent, newId, type Person, say } from './chat-ground.ts';

describe('a Boss’s own meter', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const ask = async (jobId: number) => {
    const talent = await createTalent(app);
    const input = { job_id: jobId, client_id: newId(), text: 'Hello' };
    return { talent, id: (await talent.visitor.api('POST /chat/conversations', input)).conversation.id };
  };
  const meter = async ({ visitor }: Person) => {
    await refreshMeters(app.database.db, app.clock.now());
    return visitor.api('GET /chat/meter', {});
  };

  it('TRU-01 EMP-01 is what candidates read on the job, says how many are missing, and what would raise it', async () => {
    const { id, boss, job, talent } = await createChat(app);
    expect(await meter(boss)).toEqual({
      replies: { is_enough: false, response_rate: null, median_reply_hours: null, sample_size: 0 },
      answered: 0,
      gain: null,
    });
    const chats = [id];
    for (let more = 0; more < 9; more += 1) chats.push((await ask(job.id)).id);
    for (const chat of chats.slice(0, 7)) await say(boss, chat, 'Thank you for asking.');
    app.clock.advance({ hours: 80 });
    // A later message waits longest of all and moves no meter; a young one counts once it is answered.
    await app.database.pool.query(`update conversations set waiting_since = now() - interval '9 days' where id = $1`, [
      id,
    ]);
    await ask(job.id);
    const own = await meter(boss);
    expect(own).toMatchObject({ replies: { is_enough: true, response_rate: 0.7, sample_size: 10 }, answered: 7 });
    expect(await talent.visitor.api('GET /job/:id', { id: job.id })).toMatchObject({ reply: own.replies });
    expect(own.gain).toEqual({ answers: 2, response_rate: 0.8 });
    await say(boss, chats[7] as number, 'Sorry for the wait.');
    expect(await meter(boss)).toMatchObject({
      replies: { response_rate: 0.8 },
      gain: { answers: 2, response_rate: 0.9 },
    });
    expect(await codeOf(talent.visitor.api('GET /chat/meter', {}))).toBe(40005);
  });

  it('TRU-01 promises no gain that answers would not bring', () => {
    const first = (isCounted: boolean) => ({ isFirst: true, isCounted });
    const later = { isFirst: false, isCounted: false };
    expect(gainOf({ sample_size: 9, answered: 1 }, [first(true)])).toBeNull();
    expect(gainOf({ sample_size: 10, answered: 10 }, [first(false)])).toBeNull();
    expect(gainOf({ sample_size: 20, answered: 10 }, [first(true)])).toBeNull();
    expect(gainOf({ sample_size: 20, answered: 10 }, [later, first(true), first(true)])).toEqual({
      answers: 3,
      response_rate: 0.6,
    });
    expect(gainOf({ sample_size: 10, answered: 5 }, [first(false), first(false), first(false)])).toEqual({
      answers: 3,
      response_rate: 8 / 13,
    });
  });
});
