import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextCreditDay } from '#src/kernel/credit-day.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Ticket } from '#src/modules/ai/server/ai.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { drawPortrait } from '#test/headshots/draw-portrait.ts';
import { sendPhoto } from '#test/headshots/send-photo.ts';
import { openProduct, runTask } from '#test/open-product.ts';
import { readZip } from '#test/read-zip.ts';
import { standIn } from '#test/stand-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import type { HeadshotState } from '../headshots.contract.ts';
import { headshotCredits } from './headshot-credits.ts';
import { createStudyInTurn } from './study-in-turn.ts';

let app: TestApp;
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  photo = await drawPortrait({ people: [{ x: 0.5, y: 0.36, size: 0.26 }] })
    .jpeg()
    .toBuffer();
});
afterAll(() => app?.close());

let people = 0;
const talent = () => signIn(app, `headshot-${++people}@parley.example`);
const stateOf = (person: TestVisitor) => person.api('GET /jobseeker/headshot', {});
const idOf = async (person: TestVisitor) => (await person.api('GET /jobseeker/me')).id;
const countFiles = async (accountId: number) =>
  (await app.database.pool.query(`select count(*)::int as n from files where account_id = $1`, [accountId])).rows[0].n;

async function make(person: TestVisitor) {
  const { envelope } = await sendPhoto(person, photo);
  expect(envelope).toMatchObject({ code: 0 });
  const { headshot } = envelope.data as HeadshotState;
  if (!headshot) throw new Error('there is no portrait');
  return headshot;
}

describe('a portrait', () => {
  it('AI-04 AI-06 is made on this machine for a chance, in other looks for free, for its owner alone, and becomes the photo', async () => {
    const person = await talent();
    expect(await stateOf(person)).toMatchObject({ credits: { left: 5, limit: 5 }, headshot: null });
    const made = await make(person);
    expect(made).toMatchObject({ background: 'studio', crop: 'shoulders', crops: ['close', 'shoulders', 'wide'] });
    const first = Buffer.from(await (await person.fetch(made.portrait)).arrayBuffer());
    const { headshot: changed, credits } = await person.api('PUT /jobseeker/headshot/:id', {
      id: made.id,
      background: 'charcoal',
      crop: 'close',
    });
    expect(credits.left).toBe(4);
    expect(changed).toMatchObject({ id: made.id, photo: made.photo, background: 'charcoal', crop: 'close' });
    const second = Buffer.from(await (await person.fetch(String(changed?.portrait))).arrayBuffer());
    expect((await sharp(second).metadata()).width).toBeGreaterThanOrEqual(512);
    expect(second.equals(first)).toBe(false);
    // The one before is gone, and nobody else sees this one.
    expect((await person.fetch(made.portrait)).status).toBe(404);
    const stranger = await talent();
    expect((await stranger.fetch(String(changed?.portrait))).status).toBe(404);
    expect((await stranger.call('DELETE', `/jobseeker/headshot/${made.id}`)).envelope.code).toBe(40004);
    const { envelope } = await uploadFile(person, second, 'photo.jpg', { kind: 'avatar' });
    const { avatar } = await person.api('POST /jobseeker/avatar', { file_id: (envelope.data as { id: string }).id });
    expect((await app.visitor().fetch(String(avatar))).status).toBe(200);
    const accountId = await idOf(person);
    expect((await person.api('DELETE /jobseeker/headshot/:id', { id: made.id })).headshot).toBeNull();
    expect(await countFiles(accountId)).toBe(1);
  });

  it('AI-04 41291 41292 costs nothing when nothing comes of it, is refused after five a day and back at 00:01 GMT+8', async () => {
    const person = await talent();
    const refused = await sendPhoto(person, 'no photo at all');
    expect(refused).toMatchObject({ status: 422, envelope: { code: 41291, data: { reason: 'notAPicture' } } });
    expect((await sendPhoto(person, '')).envelope.code).toBe(49096);
    expect((await sendPhoto(person, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await stateOf(person)).toMatchObject({ credits: { left: 5 } });
    const accountId = await idOf(person);
    // What comes to nothing is bounded too.
    await app.database.pool.query('update headshot_accounts set tries = 30 where account_id = $1', [accountId]);
    expect((await sendPhoto(person, photo)).envelope.code).toBe(41292);
    await app.database.pool.query('update headshot_accounts set used = 5, tries = 5 where account_id = $1', [
      accountId,
    ]);
    expect((await sendPhoto(person, photo)).envelope.code).toBe(41292);
    const { credits } = await stateOf(person);
    expect(credits).toMatchObject({ left: 0, renews_at: nextCreditDay(app.clock.now()).toISOString() });
    const wait = Date.parse(credits.renews_at) - app.clock.now().getTime();
    app.clock.advance({ seconds: Math.ceil(wait / 1000) - 1 });
    expect((await stateOf(person)).credits.left).toBe(0);
    app.clock.advance({ seconds: 1 });
    expect((await stateOf(person)).credits.left).toBe(5);
  });

  it('AI-04 41292 takes five chances and not one more, however many requests come at the same time', async () => {
    const accountId = await idOf(await talent());
    const { transaction } = openProduct(app);
    const press = () =>
      transaction((tx) =>
        headshotCredits.take(standIn<AccountWriteContext>({ tx, viewer: { accountId }, clock: app.clock })),
      ).catch((error: AppError) => error);
    const taken = [];
    for (let round = 0; round < 8; round++) {
      const answers = await Promise.all(Array.from({ length: 6 }, press));
      const [ticket, ...others] = answers.filter((answer): answer is Ticket => !(answer instanceof AppError));
      expect(others).toEqual([]);
      if (!ticket) continue;
      // Every third one comes to nothing and is had again.
      const isKept = round % 3 !== 2;
      await transaction((tx) => (isKept ? headshotCredits.keep : headshotCredits.refund)(tx, ticket));
      if (isKept) taken.push(ticket);
    }
    expect(taken).toHaveLength(5);
    expect(await press()).toMatchObject({ errorName: 'avatarGenerationLimit' });
  });

  it('AI-04 is given up when its owner hangs up, and costs nothing then', async () => {
    const person = await talent();
    const accountId = await idOf(person);
    const held = async () => {
      const text = 'select used, running_since from headshot_accounts where account_id = $1';
      return (await app.database.pool.query(text, [accountId])).rows[0];
    };
    const gone = new AbortController();
    const sent = sendPhoto(person, photo, { signal: gone.signal }).catch((error: Error) => error.name);
    await expect.poll(held).toMatchObject({ used: 1 });
    gone.abort();
    expect(await sent).toBe('AbortError');
    await expect.poll(held).toEqual({ used: 0, running_since: null });
    expect(await stateOf(person)).toMatchObject({ credits: { left: 5 }, headshot: null });
  });

  it('AI-04 TRU-09 RUN-02 is in the copy of one’s data, and gone after a week', async () => {
    const person = await talent();
    const accountId = await idOf(person);
    await make(person);
    const { photo: last } = await make(person);
    // The one before went with its photo.
    expect(await countFiles(accountId)).toBe(4);
    await person.api('POST /jobseeker/data-export', {});
    await runTask(app, 'export-data');
    const archive = readZip(Buffer.from(await (await person.fetch('/download/parley-data.zip')).arrayBuffer()));
    expect([...archive.keys()]).toContain('files/headshot/headshot.jpg');
    expect(JSON.parse(archive.get('parley.json') ?? '').tables.headshots).toHaveLength(1);
    app.clock.advance({ hours: 24 * 7 - 1 });
    await runTask(app, 'purge-headshots');
    expect((await stateOf(person)).headshot?.photo).toBe(last);
    app.clock.advance({ hours: 1 });
    expect((await stateOf(person)).headshot).toBeNull();
    await runTask(app, 'purge-headshots');
    expect(await countFiles(accountId)).toBe(0);
    expect((await person.fetch(last)).status).toBe(404);
  });
});

describe('the process that looks at photos', () => {
  it('AI-04 is ended when nobody waits for it, when it takes too long or too much memory, and the next one works', async () => {
    const study = createStudyInTurn();
    const gone = new AbortController();
    const left = study(photo, gone.signal);
    const next = study(photo);
    gone.abort();
    expect(await left).toMatchObject({ refusal: 'unwanted' });
    expect(await createStudyInTurn({ memory: 40 })(photo)).toMatchObject({ refusal: 'failed', fault: 'tooMuch' });
    expect(await createStudyInTurn({ workSeconds: 0.05 })(photo)).toMatchObject({
      refusal: 'failed',
      fault: 'tooLong',
    });
    expect(await createStudyInTurn({ heap: 4 })(photo)).toMatchObject({ refusal: 'failed' });
    expect(await next).toMatchObject({ crops: { shoulders: {} } });
  });

  it('AI-04 turns people away when too many wait already', async () => {
    const study = createStudyInTurn({ workSeconds: 0 }, 2);
    const answers = await Promise.all([study(photo), study(photo), study(photo)]);
    expect(answers.map((answer) => 'refusal' in answer && answer.refusal)).toEqual(['failed', 'failed', 'busy']);
  });
});
