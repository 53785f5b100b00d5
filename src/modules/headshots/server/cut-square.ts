import type { Look } from './compose-portrait.ts';
import { loadSharp } from './vision/picture.ts';
import type { Study } from './vision/study-photo.ts';

const SIDE = 1024;

/** The crop that a look shows, out of the photo as it was taken: all that an outside service gets to see of it. */
export async function cutSquare({ photo, region, crops }: Study, crop: Look['crop']): Promise<Buffer> {
  const { left, top, side } = crops[crop] ?? { left: 0, top: 0, side: 1 };
  const width = Math.max(1, Math.min(region.side, Math.round(side * region.side)));
  const at = (start: number, share: number) =>
    start + Math.min(region.side - width, Math.max(0, Math.round(share * region.side)));
  const sharp = await loadSharp();
  return sharp(photo)
    .extract({ left: at(region.left, left), top: at(region.top, top), width, height: width })
    .resize(SIDE, SIDE)
    .png()
    .toBuffer();
}
