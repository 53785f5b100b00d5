import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPortrait } from '#test/headshots/draw-portrait.ts';
import { BACKGROUNDS, CROPS } from '../../portrait-looks.ts';
import { composePortrait } from '../compose-portrait.ts';
import { takeOut } from './cut-out.ts';
import { frameFace } from './frame-face.ts';
import { lightCurve } from './mend-light.ts';
import { type Study, studyPhoto, UnusablePhoto } from './study-photo.ts';

const HEAD = { x: 0.5, y: 0.36, size: 0.26 };
const refusalOf = (bytes: Buffer) =>
  studyPhoto(bytes).then(
    () => 'none',
    (error) => (error instanceof UnusablePhoto ? error.refusal : String(error)),
  );
const pixelsOf = async (picture: Buffer) =>
  await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

describe('a photo that will do', () => {
  let study: Study;
  beforeAll(async () => {
    study = await studyPhoto(
      await drawPortrait({ people: [HEAD] })
        .jpeg()
        .toBuffer(),
    );
  });

  it('AI-04 becomes a square portrait of at least 512 pixels before every background, in every crop', async () => {
    expect(Object.keys(study.crops)).toEqual([...CROPS]);
    for (const look of [
      ...BACKGROUNDS.map((background) => ({ background, crop: 'shoulders' as const })),
      ...CROPS.map((crop) => ({ background: 'white' as const, crop })),
    ]) {
      const { width, height, format } = await sharp(await composePortrait(study, look)).metadata();
      expect({ width, format }).toEqual({ width: height, format: 'jpeg' });
      expect(width).toBeGreaterThanOrEqual(512);
    }
  });

  it('AI-04 is cut out of its background: the corners are the new one, the face is the same before all of them', async () => {
    const drawn = await Promise.all(
      (['white', 'charcoal'] as const).map(async (background) =>
        pixelsOf(await composePortrait(study, { background, crop: 'shoulders' })),
      ),
    );
    const side = drawn[0]?.info.width ?? 0;
    const at = (picture: number, x: number, y: number) => {
      const from = (Math.round(y * side) * side + Math.round(x * side)) * 3;
      return [...(drawn[picture]?.data.subarray(from, from + 3) ?? [])];
    };
    const distance = (one: number[], other: number[]) =>
      Math.max(...one.map((value, n) => Math.abs(value - (other[n] ?? 0))));
    expect(distance(at(0, 0.03, 0.03), [255, 255, 255])).toBeLessThan(12);
    expect(distance(at(1, 0.03, 0.03), [38, 41, 45])).toBeLessThan(30);
    for (const [x, y] of [
      [0.5, 0.4],
      [0.45, 0.44],
      [0.55, 0.5],
      [0.5, 0.55],
    ] as const) {
      expect(distance(at(0, x, y), at(1, x, y))).toBeLessThan(6);
    }
  });

  it('AI-04 changes nothing where the person is certain, and mends light by one curve for all of the picture', () => {
    const [width, height] = [64, 64];
    const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 37) % 200));
    const person = { width, height, data: new Float32Array(width * height).fill(1) };
    const { rgba } = takeOut({ width, height, data }, person);
    for (let at = 0; at < width * height; at++) {
      expect(rgba.subarray(at * 4, at * 4 + 3).equals(data.subarray(at * 3, at * 3 + 3))).toBe(true);
    }
    const curve = lightCurve({ width, height, data }, person);
    // Brighter stays brighter, and nothing moves far.
    expect([...curve].every((value, at) => at === 0 || value >= (curve[at - 1] ?? 0))).toBe(true);
    expect(Math.max(...[...curve].map((value, at) => Math.abs(value - at)))).toBeLessThan(40);
  });

  it('AI-04 leaves out crops that the photo has no room for, and never goes beyond its edges', () => {
    const face = { left: 100, top: 80, width: 300, height: 300, score: 1 };
    const { region, crops } = frameFace(face, { width: 500, height: 600 });
    expect(Object.keys(crops)).toEqual(['close']);
    expect(region).toEqual({ left: 0, top: 0, side: 500 });
  });

  it('AI-04 is turned upright by what its camera says, and tells nothing else of it any more', async () => {
    const lying = await drawPortrait({ people: [HEAD] })
      .jpeg()
      .toBuffer();
    const turned = await sharp(await sharp(lying).rotate(-90).toBuffer())
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    const { photo } = await studyPhoto(turned);
    const { width, height, exif, orientation } = await sharp(photo).metadata();
    expect([width < height, exif, orientation]).toEqual([true, undefined, undefined]);
  });
});

describe('a photo that will not do', () => {
  it.each([
    ['noFace', { people: [] }],
    [
      'manyFaces',
      {
        width: 1400,
        height: 1000,
        people: [
          { x: 0.27, y: 0.42, size: 0.42 },
          { x: 0.73, y: 0.42, size: 0.42 },
        ],
      },
    ],
    ['faceTooSmall', { people: [{ x: 0.5, y: 0.5, size: 0.09 }] }],
    ['pictureTooSmall', { width: 200, height: 260 }],
  ])('AI-04 41291 says %s', async (refusal, drawn) => {
    expect(await refusalOf(await drawPortrait(drawn).png().toBuffer())).toBe(refusal);
  });

  it('AI-04 41291 says too dark, blurred or cut off', async () => {
    const drawn = await drawPortrait({ people: [HEAD] })
      .png()
      .toBuffer();
    expect(await refusalOf(await sharp(drawn).linear(0.18, 0).png().toBuffer())).toBe('tooDark');
    expect(await refusalOf(await sharp(drawn).blur(9).png().toBuffer())).toBe('blurred');
    const half = await sharp(drawn).extract({ left: 440, top: 0, width: 460, height: 1200 }).png().toBuffer();
    expect(['faceCutOff', 'noFace']).toContain(await refusalOf(half));
  });

  it('AI-04 41291 tells hostile and foreign files apart, and decodes none of them', async () => {
    const drawn = await drawPortrait().jpeg().toBuffer();
    expect(await refusalOf(drawn.subarray(0, 5000))).toBe('notAPicture');
    expect(await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'))).toBe(
      'notAPicture',
    );
    expect(await refusalOf(Buffer.from('GIF89a'))).toBe('animated');
    expect(await refusalOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('heic');
    expect(await refusalOf(Buffer.from('%PDF-1.7'))).toBe('notAPicture');
    expect(await refusalOf(await movingWebp())).toBe('animated');
    // A page behind a picture: the picture is taken, and nothing of the page is left.
    const polyglot = Buffer.concat([
      await drawPortrait({ people: [HEAD] })
        .jpeg()
        .toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect((await studyPhoto(polyglot)).photo.includes('<script>')).toBe(false);
  });

  it('AI-04 41291 refuses a small file that unfolds into a huge picture', async () => {
    // In grey it is packed three times as fast.
    const raw = { width: 12_000, height: 6000, channels: 1 as const };
    const bomb = await sharp(Buffer.alloc(raw.width * raw.height, 255), { raw })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusalOf(bomb)).toBe('pictureTooLarge');
  });
});

/** Two pictures one after the other. */
function movingWebp(): Promise<Buffer> {
  const frames = Buffer.alloc(300 * 600 * 3, 90).fill(200, 300 * 300 * 3);
  const raw = { width: 300, height: 600, channels: 3 as const, pageHeight: 300 };
  return sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}
