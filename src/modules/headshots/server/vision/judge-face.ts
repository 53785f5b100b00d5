import type { HeadshotRefusal } from '../../portrait-looks.ts';
import type { Face } from './find-faces.ts';
import { lightOf, openPicture, type Picture } from './picture.ts';

/** Pixels of the face: with fewer the portrait would be a blur. */
const LEAST_FACE = 96;
/** Someone in the background is smaller than this share of the one in front. */
const BACKGROUND_FACE = 0.45;
const DARK = 0.16;
/** The side that sharpness is measured at, so that a large photo is not taken for a blurred one. */
const SIDE = 128;
const BLURRED = 0.00012;

export type Judged = { face: Face } | { refusal: HeadshotRefusal };

/** The one face that a portrait is made of, or what is wrong with the photo. */
export async function judgeFaces(faces: Face[], picture: Picture): Promise<Judged> {
  const face = faces.toSorted((one, other) => other.height - one.height)[0];
  if (!face) return { refusal: 'noFace' };
  if (faces.some((other) => other !== face && other.height > face.height * BACKGROUND_FACE)) {
    return { refusal: 'manyFaces' };
  }
  if (face.height < LEAST_FACE) return { refusal: 'faceTooSmall' };
  const slack = face.height * 0.12;
  const isCut =
    face.left < -slack ||
    face.top < -slack ||
    face.left + face.width > picture.width + slack ||
    face.top + face.height > picture.height + slack;
  if (isCut) return { refusal: 'faceCutOff' };
  const { light, sharpness } = await measureFace(face, picture);
  if (light < DARK) return { refusal: 'tooDark' };
  return sharpness < BLURRED ? { refusal: 'blurred' } : { face };
}

/** Its mean brightness, and the variance of its Laplacian in proportion to its contrast. */
export async function measureFace(face: Face, picture: Picture): Promise<{ light: number; sharpness: number }> {
  const left = Math.max(0, Math.round(face.left));
  const top = Math.max(0, Math.round(face.top));
  const width = Math.min(picture.width - left, Math.round(face.width));
  const height = Math.min(picture.height - top, Math.round(face.height));
  const cut = (await openPicture(picture)).extract({ left, top, width, height }).resize(SIDE, SIDE, { fit: 'fill' });
  const { data } = lightOf({ width: SIDE, height: SIDE, data: await cut.raw().toBuffer() });
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  let edges = 0;
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const at = y * SIDE + x;
      const around =
        (data[at - 1] as number) + (data[at + 1] as number) + (data[at - SIDE] as number) + (data[at + SIDE] as number);
      edges += (around - 4 * (data[at] as number)) ** 2;
    }
  }
  return { light: mean, sharpness: edges / (SIDE - 2) ** 2 };
}
