import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWriter, readEvents, streamSummary, textOf } from '#test/ai/writing-ground.ts';
import { codeOf } from '#test/chat/chat-ground.ts';
import { preferenceInput } from '#test/factories/preference-input.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import type { WritingEvent } from '../ai.contract.ts';
import { CREDITS_A_DAY, TRIES_A_DAY } from '../rewrite-types.ts';

const PATH = '/aicv/ai_writing/career_summary';
const ROUNDS = 8;

describe('the career summary', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const write = (visitor: TestVisitor) => visitor.api(`POST ${PATH}`, {});
  const left = async (visitor: TestVisitor) => (await visitor.api('GET /aicv/ai_writing/status')).credits.left;
  const summaryOf = async (visitor: TestVisitor) => (await visitor.api('GET /jobseeker/profile')).summary;

  it('AI-01 AI-06 is written out of the profile by the built-in engine, accepted, and undone', async () => {
    const talent = await createWriter(app);
    await talent.api('PATCH /jobseeker/profile', { summary: 'I like numbers.' });
    const written = await write(talent);
    expect(written).toMatchObject({
      before: 'I like numbers.',
      engine: { kind: 'built-in', model: null },
      credits: { left: CREDITS_A_DAY - 1, limit: CREDITS_A_DAY },
    });
    expect(written.text).toMatch(/^Senior Accountant at Nusa Foods since 2019\. Managed the month-end close/);
    expect(await summaryOf(talent)).toBe('I like numbers.');
    const accepted = await talent.api(`PATCH ${PATH}`);
    expect(await summaryOf(talent)).toBe(accepted.summary);
    expect(accepted.summary).toBe(written.text);
    // Twice is once.
    await talent.api(`PATCH ${PATH}`);
    await talent.api(`DELETE ${PATH}`);
    expect(await summaryOf(talent)).toBe('I like numbers.');
    // Undone is undone; accepting once more is possible.
    expect(await codeOf(talent.api(`DELETE ${PATH}`))).toBe(40004);
    await talent.api(`PATCH ${PATH}`);
    await talent.api('PATCH /jobseeker/profile', { summary: 'By hand.' });
    expect(await codeOf(talent.api(`DELETE ${PATH}`))).toBe(49300);
    expect(await summaryOf(talent)).toBe('By hand.');
  });

  it('AI-01 comes word by word, the first within 150 ms', async () => {
    const talent = await createWriter(app);
    const waits: number[] = [];
    let events: WritingEvent[] = [];
    // The best of some: what else the machine does is not the engine's time.
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      const response = await streamSummary(talent);
      expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
      events = [];
      for await (const event of readEvents(response)) {
        if (event.type === 'text' && waits.length === round) waits.push(performance.now() - begun);
        events.push(event);
      }
    }
    expect(Math.min(...waits)).toBeLessThan(150);
    expect(events[0]).toMatchObject({ type: 'start', engine: { kind: 'built-in' }, before: '' });
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(20);
    const last = events.at(-1);
    expect(last).toMatchObject({ type: 'end', text: textOf(events), credits: { left: CREDITS_A_DAY - ROUNDS } });
  });

  it('AI-01 is rewritten: shorter takes away, longer adds only facts of the profile, unchanged costs nothing', async () => {
    const talent = await createWriter(app);
    await talent.api('POST /jobseeker/work-experiences/create', {
      title: 'Accountant',
      company: 'Delta Trading',
      start_date: '2015',
      end_date: '2019',
    });
    const { text } = await write(talent);
    const shorter = await talent.api(`PUT ${PATH}`, { rewrite_type: 'shorter' });
    expect(shorter.before).toBe(text);
    expect(shorter.text.length).toBeLessThan(text.length);
    expect(words(shorter.text).filter((word) => !words(text).includes(word))).toEqual([]);
    const longer = await talent.api(`PUT ${PATH}`, { rewrite_type: 'longer', text });
    expect(longer.text).toContain('Previously Accountant at Delta Trading.');
    const formal = await talent.api(`PUT ${PATH}`, { rewrite_type: 'formal', text: "I can't stand errors." });
    expect(formal.text).toBe('I cannot stand errors.');
    const credits = await left(talent);
    const same = await talent.api(`PUT ${PATH}`, { rewrite_type: 'formal', text: 'Accountant at Nusa Foods.' });
    expect(same).toMatchObject({ text: 'Accountant at Nusa Foods.', notes: ['unchanged'] });
    expect(await left(talent)).toBe(credits);
    const spanish = await talent.api(`PUT ${PATH}`, { rewrite_type: 'language', language: 'es' });
    expect(spanish.text).toMatch(/^Senior Accountant en Nusa Foods desde 2019\./);
    expect(spanish.notes).toContain('otherLanguageLeftOut');
  });

  it('AI-01 is in the language that the profile is written in, unless another is asked for', async () => {
    const talent = await createWriter(app);
    const arabic = { 'language-id': '10' };
    const { envelope } = await talent.call('POST', PATH, {}, arabic);
    expect(envelope.data).toMatchObject({ language: 'en', text: expect.stringMatching(/^Senior Accountant at Nusa/) });
    const asked = await talent.call('POST', PATH, { language: 'ar' }, arabic);
    expect(asked.envelope.data).toMatchObject({ language: 'ar', text: expect.stringContaining('لدى Nusa Foods') });
  });

  it('AI-09 the same career under another name, age and nationality gives the same text', async () => {
    const people = [
      { first_name: 'Mei', last_name: 'Tan', nationality_id: 196, date_of_birth: '1990-01-01' },
      { first_name: 'Ahmed', last_name: 'Al-Farsi', nationality_id: 190, date_of_birth: '1971-05-05' },
      { first_name: 'Olga', last_name: 'Petrović', nationality_id: 193, date_of_birth: '2001-09-09' },
    ];
    const texts = await Promise.all(
      people.map(async (facts) => {
        const talent = await createWriter(app);
        await talent.api('PATCH /jobseeker/profile', facts);
        return (await write(talent)).text;
      }),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it('AI-01 a repeated request writes anew: nothing of a text is kept beside it', async () => {
    const talent = await createWriter(app);
    const key = { 'idempotency-key': 'again-and-again' };
    const [first, second] = [await talent.call('POST', PATH, {}, key), await talent.call('POST', PATH, {}, key)] as {
      envelope: { data: { text: string } };
    }[];
    expect(first?.envelope.data.text).toMatch(/^Senior Accountant/);
    expect(second?.envelope.data).toMatchObject({ text: first?.envelope.data.text });
  });

  it('AI-01 asks for a desired job (41314) and for experience or education (41318)', async () => {
    const talent = await signIn(app, 'nothing-yet@parley.example');
    expect(await codeOf(write(talent))).toBe(41314);
    const { id } = await talent.api('POST /jobseeker/job-preferences/create', preferenceInput() as never);
    expect(await codeOf(write(talent))).toBe(41318);
    expect(await codeOf(talent.api(`PUT ${PATH}`, { rewrite_type: 'shorter', text: 'Long text.' }))).toBe(41318);
    await talent.api('POST /jobseeker/educations/create', { school: 'NUS' });
    expect(await left(talent)).toBe(CREDITS_A_DAY);
    await talent.api(`POST ${PATH}`, { job_preference_id: id });
    const other = await createWriter(app);
    expect(await codeOf(other.api(`POST ${PATH}`, { job_preference_id: id }))).toBe(40004);
    expect(await codeOf(other.api(`PATCH ${PATH}`))).toBe(40004);
  });

  it('AI-01 credits are exact under parallel requests (41319, 41320) and back at 00:01 GMT+8', async () => {
    const talent = await createWriter(app);
    let written = 0;
    const codes = new Set<number>();
    for (let round = 0; round < 5; round++) {
      const tries = await Promise.all(Array.from({ length: 6 }, () => codeOf(write(talent))));
      written += tries.filter((code) => code === 0).length;
      for (const code of tries) if (code) codes.add(code);
    }
    expect(written).toBe(CREDITS_A_DAY - (await left(talent)));
    app.clock.advance({ minutes: 2 });
    while (written < CREDITS_A_DAY) {
      await write(talent);
      written += 1;
    }
    expect([...codes]).toEqual([41319]);
    app.clock.advance({ minutes: 2 });
    expect(await codeOf(write(talent))).toBe(41320);
    expect(await left(talent)).toBe(0);
    const { renews_at } = (await talent.api('GET /aicv/ai_writing/status')).credits;
    expect(renews_at).toMatch(/T16:01:00/);
    app.clock.advance({ seconds: Math.floor((Date.parse(renews_at) - app.clock.now().getTime()) / 1000) - 1 });
    expect(await codeOf(write(talent))).toBe(41320);
    app.clock.advance({ seconds: 2 });
    expect(await left(talent)).toBe(CREDITS_A_DAY);
    await write(talent);
    expect(await left(talent)).toBe(CREDITS_A_DAY - 1);
  });

  it('AI-01 a text that died with its process holds nobody up for ever, and tries have a limit of their own (41275)', async () => {
    const talent = await createWriter(app);
    await write(talent);
    const { id } = await talent.api('GET /jobseeker/me');
    const set = (values: string) =>
      app.database.pool.query(`update ai_accounts set ${values} where account_id = $1`, [id]);
    await set(`running_id = gen_random_uuid(), running_since = '${app.clock.now().toISOString()}'`);
    expect(await codeOf(write(talent))).toBe(41319);
    app.clock.advance({ minutes: 5 });
    await write(talent);
    await set(`tries = ${TRIES_A_DAY}`);
    expect(await codeOf(write(talent))).toBe(41275);
  });
});

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
