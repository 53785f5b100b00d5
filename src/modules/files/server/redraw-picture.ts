import { readFile, writeFile } from 'node:fs/promises';
import { isDiskFull } from '#src/platform/storage/is-disk-full.ts';
import type { Picture, SentPicture } from './file-rules.ts';
import { readBmp } from './read-bmp.ts';

/** A small file can unfold into a picture that fills the memory. */
const MOST_PIXELS = 50_000_000;

const STRICT = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

/** From here on pictures are drawn one after another: each may take a quarter of a gigabyte while it is drawn. */
const LARGE_PIXELS = 12_000_000;
let largeTurn: Promise<unknown> = Promise.resolve();

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
  type: SentPicture,
  { side, asWebp }: { side: number; asWebp: boolean },
): Promise<Picture | undefined> {
  const sharp = await loadSharp();
  try {
    const bytes = await readFile(path);
    const source = type === 'bmp' ? sharp(...(await readBmp(bytes, MOST_PIXELS))) : sharp(bytes, STRICT);
    const upright = source.rotate().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const target = asWebp || type === 'bmp' ? 'webp' : type;
    const drawn =
      target === 'png'
        ? upright.png()
        : target === 'jpg'
          ? upright.jpeg({ quality: 88 })
          : upright.webp({ quality: 84 });
    const { width, height } = await source.metadata();
    const draw = () => drawn.toBuffer();
    await writeFile(path, await (width * height > LARGE_PIXELS ? inTurn(draw) : draw()));
    return target;
  } catch (error) {
    // That there is no room for it says nothing about the picture.
    if (isDiskFull(error)) throw error;
    return undefined;
  }
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = largeTurn.then(work);
  largeTurn = mine.catch(() => undefined);
  return mine;
}
