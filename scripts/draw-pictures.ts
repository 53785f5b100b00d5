import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePng } from './encode-png.ts';

type Colour = readonly [number, number, number];

const PAPER: Colour = [246, 251, 248];
const EVERGREEN: Colour = [0, 129, 92];
const APRICOT: Colour = [242, 173, 102];
/** Each pixel is looked at in so many places a side, which makes the edges smooth. */
const SAMPLES = 3;

/** Pictures that must be pixels: for shared links and for home screens. Drawn, so that no binary lies in the project. */
export function drawPictures(folder: string): void {
  writeFileSync(join(folder, 'share.png'), draw(1200, 630, 380));
  writeFileSync(join(folder, 'apple-touch-icon.png'), draw(180, 180, 118));
  writeFileSync(join(folder, 'icon-192.png'), draw(192, 192, 150));
  writeFileSync(join(folder, 'icon-512.png'), draw(512, 512, 400));
  // A launcher cuts its own shape out of this one: what matters lies within a circle of four fifths.
  writeFileSync(join(folder, 'icon-maskable-512.png'), draw(512, 512, 280));
}

/** The mark of `size` in the middle of the paper; its own drawing is 32 units wide. */
function draw(width: number, height: number, size: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  const unit = 32 / size;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const dx = ((sample % SAMPLES) + 0.5) / SAMPLES;
        const dy = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
        const colour = colourAt((x + dx - width / 2) * unit + 16, (y + dy - height / 2) * unit + 16.5);
        for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + (colour[channel] ?? 0);
      }
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) pixels[at + channel] = (sum[channel] ?? 0) / SAMPLES ** 2;
    }
  }
  return encodePng(width, height, pixels);
}

/** Two speech bubbles that meet; the same mark as in the page's header. */
function colourAt(x: number, y: number): Colour {
  if (inBubble(x, y, 0, 3, 25, 17, 6) || inTail(x, y, 5, 18, 12, 25)) return EVERGREEN;
  const inGap = inBubble(x, y, -2, 1, 29, 21, 8);
  if (!inGap && (inBubble(x, y, 12, 12, 20, 15, 5) || inTail(32 - x + 4, y, 8, 25, 14, 31))) return APRICOT;
  return PAPER;
}

function inBubble(
  x: number,
  y: number,
  left: number,
  top: number,
  width: number,
  height: number,
  radius: number,
): boolean {
  const dx = Math.max(left + radius - x, x - (left + width - radius), 0);
  const dy = Math.max(top + radius - y, y - (top + height - radius), 0);
  return dx * dx + dy * dy <= radius * radius && x >= left && x <= left + width && y >= top && y <= top + height;
}

/** A triangle that hangs down from (left, top) and closes towards (right, top). */
function inTail(x: number, y: number, left: number, top: number, right: number, bottom: number): boolean {
  return x >= left && y >= top && (x - left) / (right - left) + (y - top) / (bottom - top) <= 1;
}
