import type { HeadshotRefusal } from '../../portrait-looks.ts';
import { findPerson, takeOut } from './cut-out.ts';
import { type Face, findFaces } from './find-faces.ts';
import { type Framing, frameFace } from './frame-face.ts';
import { judgeFaces } from './judge-face.ts';
import { lightCurve, withCurve } from './mend-light.ts';
import { drawSquare, loadSharp, type Picture, type Square } from './picture.ts';
import type { Plane } from './planes.ts';

/** A small file can unfold into a picture that fills the memory. */
const MOST_PIXELS = 60_000_000;
const LEAST_SIDE = 256;
/** Cameras of phones have 4000 by 3000 pixels: half of it is decoded four times as fast, and still has a large face. */
const WORK_SIDE = 2016;
const MOST_CUT_OUT = 1024;
/** A person who is hardly there under their own face was not found. */
const LEAST_PERSON = 0.75;

/** What a portrait is put together from, whichever background and crop are chosen. */
export interface Study {
  crops: Framing['crops'];
  /** The square of the photo that the crops are shares of, in its pixels. */
  region: Square;
  /** The photo, upright and without anything but its colours (JPEG). */
  photo: Buffer;
  /** The person (WebP with transparency). */
  cutOut: Buffer;
  /** The own background, out of focus (JPEG). */
  behind: Buffer;
}

export class UnusablePhoto extends Error {
  readonly refusal: HeadshotRefusal;

  constructor(refusal: HeadshotRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** AI-04: finds the one face of a photo, cuts the person out and mends the light. */
export async function studyPhoto(bytes: Buffer): Promise<Study> {
  const picture = await openPhoto(bytes);
  const judged = await judgeFaces(await findFaces(picture), picture);
  if ('refusal' in judged) throw new UnusablePhoto(judged.refusal);
  const { region, crops } = frameFace(judged.face, picture);
  const side = Math.min(MOST_CUT_OUT, region.side);
  const square = await drawSquare(picture, region, side);
  const face = withinRegion(judged.face, region, side);
  const person = await findPerson(square, face);
  if (shareOf(person, face) < LEAST_PERSON) throw new UnusablePhoto('unclearOutline');
  const { rgba, behind } = takeOut(withCurve(square, lightCurve(square, person)), person);
  const sharp = await loadSharp();
  const raw = { width: side, height: side, channels: 4 as const };
  const [photo, cutOut, far] = await Promise.all([
    sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
      .jpeg({ quality: 88 })
      .toBuffer(),
    sharp(rgba, { raw }).webp({ quality: 94, alphaQuality: 100, effort: 0 }).toBuffer(),
    sharp(behind.data, { raw: { width: behind.width, height: behind.height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  ]);
  return { crops, region, photo, cutOut, behind: far };
}

/** Turned upright, on white where it is transparent, and no larger than it need be. */
export async function openPhoto(bytes: Buffer): Promise<Picture> {
  const refusal = refuseByKind(bytes);
  if (refusal) throw new UnusablePhoto(refusal);
  const sharp = await loadSharp();
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const facts = await source.metadata().catch((error: Error) => {
    throw new UnusablePhoto(/pixel limit/.test(error.message) ? 'pictureTooLarge' : 'notAPicture');
  });
  if ((facts.pages ?? 1) > 1) throw new UnusablePhoto('animated');
  if (facts.width * facts.height > MOST_PIXELS) throw new UnusablePhoto('pictureTooLarge');
  if (Math.min(facts.width, facts.height) < LEAST_SIDE) throw new UnusablePhoto('pictureTooSmall');
  try {
    const { data, info } = await source
      .autoOrient()
      .resize({ width: WORK_SIDE, height: WORK_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch {
    throw new UnusablePhoto('notAPicture');
  }
}

/** By the first bytes, so that no decoder sees anything but the three kinds that are taken. */
function refuseByKind(bytes: Buffer): HeadshotRefusal | undefined {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n') || /^RIFF.{4}WEBP/s.test(head))
    return undefined;
  if (head.startsWith('GIF8')) return 'animated';
  return /^.{4}ftyp(hei|hev|mif|msf)/s.test(head) ? 'heic' : 'notAPicture';
}

function withinRegion(face: Face, region: Square, side: number): Square {
  const scale = side / region.side;
  return { left: (face.left - region.left) * scale, top: (face.top - region.top) * scale, side: face.height * scale };
}

/** How much of a square is the person. */
function shareOf(person: Plane, { left, top, side }: Square): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, Math.round(top)); y < Math.min(person.height, top + side); y++) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(person.width, left + side); x++, count++) {
      sum += person.data[y * person.width + x] as number;
    }
  }
  return count === 0 ? 0 : sum / count;
}
