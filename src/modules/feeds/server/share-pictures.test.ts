import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { postJob } from '#test/factories/post-job.ts';
import { signInBoss, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { companyPicture, jobPicture } from '../share-address.ts';

let app: TestApp;
let boss: TestPerson;
let company: { id: number; slug: string; name: string };
beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.database.pool, { name: 'Tide & <Sons>' });
  boss = await signInBoss(app, company.id, 'admin');
});
afterAll(() => app?.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.visitor().fetch(path, { headers, redirect: 'manual' });
const addressOf = async (id: number, language = 'en') =>
  jobPicture(language, await app.visitor().api('GET /job/:id', { id }));

/** The pixels of a part of a picture, without colours. */
async function pixelsOf(path: string, part?: Region): Promise<Buffer> {
  const picture = sharp(Buffer.from(await (await get(path)).arrayBuffer()));
  return (part ? picture.extract(part) : picture).greyscale().raw().toBuffer();
}

/** Where the title stands, in each direction of writing. */
const TITLE = { left: 80, top: 210, width: 1040, height: 180 };

/** Different outlines in the title, cut where a column has no ink: letters that no font has are boxes, all alike. */
async function shapesOf(path: string): Promise<number> {
  const { width, height } = TITLE;
  const pixels = await pixelsOf(path, TITLE);
  const isInk = (x: number) =>
    Array.from({ length: height }, (_, y) => pixels[y * width + x] ?? 255).some((one) => one < 90);
  const shapes = new Set<string>();
  let shape = '';
  for (let x = 0; x < width; x++) {
    if (isInk(x)) {
      for (let y = 0; y < height; y += 2) shape += (pixels[y * width + x] ?? 255) < 90 ? '1' : '0';
    } else if (shape) {
      shapes.add(shape);
      shape = '';
    }
  }
  return shapes.size;
}

describe('pictures of shared links', () => {
  it('GROW-05 are PNGs of 1200 by 630 that say what the job says, and are kept until it changes', async () => {
    const { id } = await postJob(boss.visitor, { title: 'Harbour Pilot' });
    const address = await addressOf(id);
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(bytes.length).toBeLessThan(100_000);
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304);

    const other = await postJob(boss.visitor, { title: 'Tug Master' });
    const [one, two] = await Promise.all([pixelsOf(address, TITLE), pixelsOf(await addressOf(other.id), TITLE)]);
    expect(one.equals(two)).toBe(false);

    app.clock.advance({ minutes: 1 });
    await app.database.pool.query(`update jobs set title = 'Reef Pilot', updated_at = $2 where id = $1`, [
      id,
      app.clock.now(),
    ]);
    const moved = await get(address);
    const now = await addressOf(id);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, now]);
    expect(now).not.toBe(address);
    expect((await pixelsOf(now, TITLE)).equals(one)).toBe(false);
  });

  it('GROW-05 I18N-01 are written in the letters of every language', async () => {
    for (const [language, title, least] of [
      ['ar', 'مهندس برمجيات ومحلل بيانات', 8],
      ['ja', '決済基盤の開発者', 7],
      ['zh-CN', '高级产品设计师', 6],
      ['zh-TW', '資深產品設計師', 6],
      ['tr', 'Kıdemli Ürün Şefi', 8],
    ] as const) {
      const { id } = await postJob(boss.visitor, { title });
      expect(await shapesOf(await addressOf(id, language)), language).toBeGreaterThanOrEqual(least);
    }
  });

  it('GROW-05 cannot be made up: an address that is not the one of now leads to it, and nothing is drawn', async () => {
    const { id } = await postJob(boss.visitor, { title: 'Lock Keeper' });
    const now = await addressOf(id);
    for (const made of [`${now}1`, `${now}&x=1`, now.split('?')[0] ?? '']) {
      const answer = await get(made);
      expect([answer.status, answer.headers.get('location')], made).toEqual([302, now]);
    }
    for (const path of [
      '/media/share/job/en/999999999.png',
      '/media/share/job/xx/1.png',
      '/media/share/job/EN/1.png',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
    const robots = await (await get('/robots.txt')).text();
    expect(robots).not.toMatch(/Disallow: \/(?:media|share)?\s*$/m);
  });

  it('GROW-05 of jobs that are closed or whose company is suspended are the picture of the site', async () => {
    const { id } = await postJob(boss.visitor, { title: 'Sluice Hand' });
    const address = await addressOf(id);
    expect((await get(address)).status).toBe(200);
    await boss.visitor.api('POST /recruiters/jobs/:id/close', { id, reason: 'hired' });
    const closed = await get(address);
    expect([closed.status, closed.headers.get('location')]).toEqual([302, '/share.png']);
    const suspended = await createCompany(app.database.pool, { status: 'suspended' });
    const gone = await get(`/media/share/company/en/${suspended.id}.png`);
    expect([gone.status, gone.headers.get('location')]).toEqual([302, '/share.png']);
  });

  it('GROW-05 exist for companies, in the language of the page', async () => {
    const card = await app.visitor().api('GET /companies/:slug', { slug: company.slug });
    const english = companyPicture('en', card);
    expect((await get(english)).headers.get('content-type')).toBe('image/png');
    const arabic = await pixelsOf(companyPicture('ar', card));
    expect(arabic.equals(await pixelsOf(english))).toBe(false);
  });
});
