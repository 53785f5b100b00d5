import { BACKGROUND_COLOURS, type Background, type CropName } from '../portrait-looks.ts';
import { loadSharp } from './vision/picture.ts';
import type { Study } from './vision/study-photo.ts';

const LEAST_SIDE = 512;
const MOST_SIDE = 1024;

export interface Look {
  background: Background;
  crop: CropName;
}

/** Puts the person before a background, as a square JPEG. Only pictures that we drew ourselves come here. */
export async function composePortrait(study: Pick<Study, 'crops' | 'cutOut' | 'behind'>, look: Look): Promise<Buffer> {
  const sharp = await loadSharp();
  const crop = study.crops[look.crop] ?? Object.values(study.crops)[0] ?? { left: 0, top: 0, side: 1 };
  const { width: whole = LEAST_SIDE } = await sharp(study.cutOut).metadata();
  const side = Math.min(MOST_SIDE, Math.max(LEAST_SIDE, Math.round(whole * crop.side)));
  const cut = (size: number) => {
    const width = Math.max(1, Math.min(size, Math.round(crop.side * size)));
    const at = (share: number) => Math.min(size - width, Math.round(share * size));
    return { left: at(crop.left), top: at(crop.top), width, height: width };
  };
  const person = await sharp(study.cutOut)
    .extract(cut(whole))
    .resize(side, side)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const ground =
    look.background === 'blurred'
      ? sharp(study.behind).extract(cut((await sharp(study.behind).metadata()).width ?? whole))
      : sharp(drawGround(look.background), { raw: { width: GROUND, height: GROUND, channels: 3 } });
  const drawn = await ground
    .resize(side, side, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(drawn)
    .composite([{ input: person }])
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const GROUND = 128;

/** Bright behind the head and darker towards the corners, like a lit wall. */
function drawGround(background: Exclude<Background, 'blurred'>): Buffer {
  const [near, far] = BACKGROUND_COLOURS[background];
  const pixels = Buffer.alloc(GROUND * GROUND * 3);
  for (let y = 0; y < GROUND; y++) {
    for (let x = 0; x < GROUND; x++) {
      const distance = Math.hypot(x / GROUND - 0.5, y / GROUND - 0.42) / 0.78;
      const share = Math.min(1, distance) ** 1.6;
      for (let channel = 0; channel < 3; channel++) {
        const value = (near[channel] ?? 0) * (1 - share) + (far[channel] ?? 0) * share;
        pixels[(y * GROUND + x) * 3 + channel] = Math.round(value);
      }
    }
  }
  return pixels;
}
