import { readFile, writeFile } from 'node:fs/promises';
import type { Picture } from './file-rules.ts';

/** A small file can unfold into a picture that fills the memory. */
const MOST_PIXELS = 50_000_000;

/** Loaded by the first picture: its native library takes 30 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // One at a time per picture: other requests need the processor too.
  sharp.concurrency(1);
  return sharp;
}

/**
 * Draws a picture anew in place: turned upright, no larger than it need be, without the place, the camera and whatever
 * else its file told. What was hidden behind the pixels is gone. False when it is no picture after all.
 */
export async function redrawPicture(
  path: string,
  type: Picture,
  { side, asWebp }: { side: number; asWebp: boolean },
): Promise<Picture | undefined> {
  const sharp = await loadSharp();
  try {
    const source = sharp(await readFile(path), { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const upright = source.rotate().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const target = asWebp ? 'webp' : type;
    const drawn =
      target === 'png'
        ? upright.png()
        : target === 'jpg'
          ? upright.jpeg({ quality: 88 })
          : upright.webp({ quality: 84 });
    await writeFile(path, await drawn.toBuffer());
    return target;
  } catch {
    return undefined;
  }
}
