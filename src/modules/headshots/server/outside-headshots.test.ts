import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ImageProvider, openImageProvider } from '#src/modules/ai/server/ai.public.ts';
import { type Behaviour, startOpenAiServer } from '#test/ai/openai-server.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { drawPortrait } from '#test/headshots/draw-portrait.ts';
import { sendPhoto } from '#test/headshots/send-photo.ts';
import { runTask } from '#test/open-product.ts';
import { readZip } from '#test/read-zip.ts';
import { standIn } from '#test/stand-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import type { HeadshotState } from '../headshots.contract.ts';
import { drawOutside } from './draw-outside.ts';
import type { HeadshotParts } from './headshots.parts.ts';
import { createCheckInTurn } from './study-in-turn.ts';
import { checkPortrait } from './vision/check-portrait.ts';
import type { Study } from './vision/study-photo.ts';

const MODEL = 'tiny-painter';
const HEAD = { x: 0.5, y: 0.45, size: 0.5 };

let app: TestApp;
let service: Awaited<ReturnType<typeof startOpenAiServer>>;
let photo: Buffer;
/** What the service draws: another wall, and something in the file besides its colours. */
let drawn: Buffer;
beforeAll(async () => {
  service = await startOpenAiServer();
  app = await startTestApp({
    AI_IMAGE_BASE_URL: service.url,
    AI_IMAGE_MODEL: MODEL,
    AI_API_KEY: 'secret-key',
    AI_IMAGE_TIMEOUT_SECONDS: '60',
  });
  // What no crop shows must not leave: a bright mark in a corner of the photo.
  const mark = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#ff00ff' } })
    .png()
    .toBuffer();
  photo = await sharp(
    await drawPortrait({ width: 1500, height: 1600, people: [{ x: 0.5, y: 0.36, size: 0.22 }] })
      .png()
      .toBuffer(),
  )
    .composite([{ input: mark, left: 0, top: 1540 }])
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
    .jpeg()
    .toBuffer();
  drawn = await drawPortrait({ width: 1024, height: 1024, people: [HEAD], wall: '#d8dadc' })
    .withExif({ IFD0: { Make: 'Secret painter' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await app?.close();
  await service?.close();
});
afterEach(() => {
  service.edits.length = 0;
  service.received.length = 0;
  service.state.closed = 0;
});

let people = 0;
const talent = () => signIn(app, `outside-${++people}@parley.example`);
const stateOf = (person: TestVisitor) => person.api('GET /jobseeker/headshot', {});
const bytesOf = async (person: TestVisitor, url: string | undefined) =>
  Buffer.from(await (await person.fetch(String(url))).arrayBuffer());
const idOf = async (person: TestVisitor) => (await person.api('GET /jobseeker/me')).id;
const countFiles = async (person: TestVisitor) => {
  const text = 'select count(*)::int as n from files where account_id = $1';
  return (await app.database.pool.query(text, [await idOf(person)])).rows[0].n;
};

async function make(person: TestVisitor, behaviour: Behaviour): Promise<HeadshotState> {
  service.state.behaviour = behaviour;
  const { envelope } = await sendPhoto(person, photo, { engine: 'external' });
  expect(envelope).toMatchObject({ code: 0 });
  return envelope.data as HeadshotState;
}

const cornerOf = async (bytes: Buffer) =>
  Array.from(
    await sharp(bytes).extract({ left: 4, top: 4, width: 8, height: 8 }).resize(1, 1).removeAlpha().raw().toBuffer(),
  );

function openService(seconds: number): ImageProvider {
  const images = openImageProvider({
    AI_BASE_URL: service.url,
    AI_IMAGE_BASE_URL: undefined,
    AI_IMAGE_MODEL: MODEL,
    AI_API_KEY: undefined,
    AI_IMAGE_TIMEOUT_SECONDS: seconds,
  });
  if (!images) throw new Error('the service is not set up');
  return images;
}

/** Of the photo, its camera, its place and its owner the service has seen the cropped square and nothing else. */
async function expectOnlyTheCrop(): Promise<void> {
  const [edit] = service.edits;
  expect(edit?.authorization).toBe('Bearer secret-key');
  expect(edit?.fields).toEqual({
    model: MODEL,
    prompt: expect.stringContaining('Keep the face'),
    n: '1',
    size: '1024x1024',
    response_format: 'b64_json',
  });
  expect(edit?.bytes.toString('latin1')).not.toMatch(/Secret camera|outside-\d|parley\.example|me\.jpg/);
  const { data, info } = await sharp(edit?.image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1024, 1024]);
  expect((await sharp(edit?.image).metadata()).exif).toBeUndefined();
  let marked = 0;
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 60 && (data[at + 2] ?? 0) > 200) marked++;
  }
  expect(marked).toBe(0);
}

describe('a portrait by an outside service', () => {
  it('AI-04 AI-06 TRU-09 is drawn when it is chosen, says by whom, stays beside the other looks and costs one chance; only the cropped square leaves, and a week later all is gone', async () => {
    const person = await talent();
    expect(await stateOf(person)).toMatchObject({ external_model: MODEL, credits: { left: 5 } });
    const { headshot, credits } = await make(person, { kind: 'draws', picture: drawn });
    expect(credits.left).toBe(4);
    expect(headshot).toMatchObject({ engine: 'external', external: { model: MODEL, portrait: headshot?.portrait } });
    const outside = await bytesOf(person, headshot?.portrait);
    expect(await sharp(outside).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
    expect((await sharp(outside).metadata()).exif).toBeUndefined();
    expect(Math.max(...(await cornerOf(outside)).map((value) => Math.abs(value - 0xda)))).toBeLessThan(6);

    const id = headshot?.id ?? 0;
    const look = { id, background: 'charcoal', crop: 'close' } as const;
    const back = await person.api('PUT /jobseeker/headshot/:id', { ...look, engine: 'built-in' });
    expect(back).toMatchObject({ credits: { left: 4 }, headshot: { engine: 'built-in', background: 'charcoal' } });
    expect(back.headshot?.external).toEqual(headshot?.external);
    expect((await bytesOf(person, back.headshot?.portrait)).equals(outside)).toBe(false);
    const again = await person.api('PUT /jobseeker/headshot/:id', { ...look, engine: 'external' });
    expect(again).toMatchObject({ credits: { left: 4 }, headshot: { engine: 'external' } });
    expect((await bytesOf(person, again.headshot?.portrait)).equals(outside)).toBe(true);
    expect(service.edits).toHaveLength(1);
    await expectOnlyTheCrop();

    const stranger = await talent();
    expect((await stranger.fetch(String(headshot?.portrait))).status).toBe(404);
    await person.api('POST /jobseeker/data-export', {});
    await runTask(app, 'export-data');
    const archive = readZip(Buffer.from(await (await person.fetch('/download/parley-data.zip')).arrayBuffer()));
    expect([...archive.keys()]).toContain('files/headshot/outside-headshot.jpg');
    expect(JSON.parse(archive.get('parley.json') ?? '').tables.headshots).toMatchObject([
      { external_model: MODEL, external_prompt: 'portrait.v1' },
    ]);
    app.clock.advance({ hours: 24 * 7 });
    await runTask(app, 'purge-headshots');
    expect(await countFiles(person)).toBe(0);
  });

  // All that `study-photo.test.ts` has refused comes back from the process in the same way.
  it('AI-06 41291 a photo with two faces, or another that will not do, is sent nowhere', async () => {
    const person = await talent();
    const heads = [0.27, 0.73].map((x) => ({ x, y: 0.42, size: 0.42 }));
    const bytes = await drawPortrait({ width: 1400, height: 1000, people: heads }).png().toBuffer();
    const { envelope } = await sendPhoto(person, bytes, { engine: 'external' });
    expect(envelope).toMatchObject({ code: 41291, data: { reason: 'manyFaces' } });
    expect(service.edits).toEqual([]);
    expect((await stateOf(person)).credits.left).toBe(5);
  });

  it('AI-06 when it fails the portrait made here is kept, for one chance, and says where the photo was sent', async () => {
    const person = await talent();
    const faceless = await drawPortrait({ width: 1024, height: 1024, people: [] }).png().toBuffer();
    const { headshot, credits } = await make(person, { kind: 'draws', picture: faceless });
    expect(credits.left).toBe(4);
    expect(headshot).toMatchObject({ engine: 'built-in', external: { model: MODEL, portrait: null } });
    expect((await sharp(await bytesOf(person, headshot?.portrait)).metadata()).width).toBeGreaterThanOrEqual(512);
    expect(service.edits).toHaveLength(1);
    const input = { background: 'studio', crop: 'close', engine: 'external' };
    expect((await person.call('PUT', `/jobseeker/headshot/${headshot?.id}`, input)).envelope.code).toBe(40004);
  });

  it('AI-06 RUN-02 refused, limited, slow, dropped, junk, empty, too long, a link or forwarded: a failure that leaves nothing in the log', async () => {
    const target = `${service.url}/elsewhere`;
    const failures: [string, Behaviour][] = [
      ['refused 401', { kind: 'refuses', status: 401 }],
      ['refused 429', { kind: 'refuses', status: 429 }],
      ['refused 500', { kind: 'refuses', status: 500 }],
      ['TimeoutError', { kind: 'hangs', text: '' }],
      ['TypeError', { kind: 'drops', text: '' }],
      ['junk', { kind: 'junk' }],
      ['junk', { kind: 'empty' }],
      ['empty', { kind: 'draws', picture: Buffer.alloc(0) }],
      ['too long', { kind: 'draws', picture: Buffer.alloc(17 * 1024 * 1024) }],
      ['junk', { kind: 'links', url: target }],
      ['TypeError', { kind: 'forwards', url: target }],
      ['noFace', { kind: 'draws', picture: drawn }],
    ];
    const warn = vi.fn();
    const check = async () => ({ refusal: 'noFace' });
    const parts = standIn<HeadshotParts>({ log: { warn }, check });
    const study = standIn<Study>({ photo: drawn, region: { left: 0, top: 0, side: 1024 }, crops: {} });
    for (const [reason, behaviour] of failures) {
      service.state.behaviour = behaviour;
      const order = {
        study,
        crop: 'close',
        service: openService(behaviour.kind === 'hangs' ? 0.3 : 60),
        signal: undefined,
      } as const;
      expect(await drawOutside(parts, order)).toEqual({ model: MODEL, prompt: 'portrait.v1', bytes: null });
      expect(warn.mock.lastCall?.[0]).toEqual({ reason, model: MODEL });
    }
    expect(service.edits).toHaveLength(failures.length);
    expect(service.received).toEqual([]);
  });

  it('AI-06 what it has drawn is refused without exactly one face, in a wrong shape, too small or cut short', async () => {
    const draw = (drawing: Parameters<typeof drawPortrait>[0]) => drawPortrait(drawing).png().toBuffer();
    const square = { width: 1024, height: 1024 };
    const two = [0.25, 0.75].map((x) => ({ x, y: 0.5, size: 0.4 }));
    const refusals = [
      ['noFace', await draw({ ...square, people: [] })],
      ['manyFaces', await draw({ ...square, people: two })],
      ['notAPicture', await draw({ width: 1024, height: 900, people: [HEAD] })],
      ['pictureTooSmall', await draw({ width: 400, height: 400, people: [HEAD] })],
      ['notAPicture', drawn.subarray(0, 4000)],
    ] as const;
    for (const [refusal, bytes] of refusals) await expect(checkPortrait(bytes)).rejects.toMatchObject({ refusal });
    const gone = new AbortController();
    const left = createCheckInTurn()(drawn, gone.signal);
    gone.abort();
    expect(await left).toMatchObject({ refusal: 'unwanted' });
  });

  it('AI-06 41291 who has switched it off is not offered it, and nothing is sent', async () => {
    const person = await talent();
    expect(await person.api('GET /aicv/ai_writing/status')).toMatchObject({ external_image_model: MODEL });
    await person.api('PUT /aicv/ai_writing/engine', { is_external_allowed: false });
    expect((await stateOf(person)).external_model).toBeNull();
    const { envelope } = await sendPhoto(person, photo, { engine: 'external' });
    expect(envelope).toMatchObject({ code: 41291, data: { reason: 'externalOff' } });
    expect(service.edits).toEqual([]);
    expect(await stateOf(person)).toMatchObject({ credits: { left: 5 }, headshot: null });
    // Without a word on it, the photo stays here.
    service.state.behaviour = { kind: 'draws', picture: drawn };
    const other = await talent();
    expect((await sendPhoto(other, photo)).envelope.data).toMatchObject({
      headshot: { engine: 'built-in', external: null },
    });
    expect(service.edits).toEqual([]);
  });

  it('AI-04 41291 of many at the same time one is drawn; who hangs up ends it there too, and pays nothing', async () => {
    const person = await talent();
    service.state.behaviour = { kind: 'draws', picture: drawn };
    const sent = await Promise.all(Array.from({ length: 4 }, () => sendPhoto(person, photo, { engine: 'external' })));
    expect(sent.map(({ envelope }) => envelope.code).toSorted()).toEqual([0, 41291, 41291, 41291]);
    expect(service.edits).toHaveLength(1);
    const { headshot, credits } = await stateOf(person);
    expect(credits.left).toBe(4);
    await person.api('DELETE /jobseeker/headshot/:id', { id: headshot?.id ?? 0 });
    expect(await countFiles(person)).toBe(0);

    const other = await talent();
    service.state.behaviour = { kind: 'hangs', text: '' };
    const gone = new AbortController();
    const left = sendPhoto(other, photo, { engine: 'external', signal: gone.signal }).catch(
      (error: Error) => error.name,
    );
    await expect.poll(() => service.edits.length, { interval: 5 }).toBe(2);
    gone.abort();
    expect(await left).toBe('AbortError');
    await expect.poll(() => service.state.closed).toBe(1);
    await expect.poll(async () => (await stateOf(other)).credits.left).toBe(5);
    expect((await stateOf(other)).headshot).toBeNull();
  });
});
