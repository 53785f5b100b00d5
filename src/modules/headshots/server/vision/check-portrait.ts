import { findFaces } from './find-faces.ts';
import { judgeFaces } from './judge-face.ts';
import { openPicture } from './picture.ts';
import { openPhoto, UnusablePhoto } from './study-photo.ts';

const LEAST_SIDE = 512;
const MOST_SIDE = 1024;

/**
 * AI-06: what an outside service has drawn is a stranger's file like any other. It has to be a square picture of exactly
 * one face, and is drawn anew (JPEG), so that nothing but its colours is left.
 */
export async function checkPortrait(bytes: Buffer): Promise<Buffer> {
  const picture = await openPhoto(bytes);
  if (picture.width !== picture.height) throw new UnusablePhoto('notAPicture');
  if (picture.width < LEAST_SIDE) throw new UnusablePhoto('pictureTooSmall');
  const faces = await findFaces(picture);
  if (faces.length > 1) throw new UnusablePhoto('manyFaces');
  const judged = await judgeFaces(faces, picture);
  if ('refusal' in judged) throw new UnusablePhoto(judged.refusal);
  const side = Math.min(MOST_SIDE, picture.width);
  return (await openPicture(picture)).resize(side, side).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}
