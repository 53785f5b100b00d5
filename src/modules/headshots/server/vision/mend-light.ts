import { lightOf, type Picture } from './picture.ts';
import type { Plane } from './planes.ts';

/** A person in good light is about this bright. */
const GOOD_LIGHT = 0.5;
/** More would be seen as a change of the person. */
const MOST_GAMMA = 1.18;
const MOST_STRETCH = 0.06;

/**
 * The light of the photo, gently and everywhere by the same curve: a little brighter or darker, and a little more
 * contrast where the photo is flat. No pixel is judged by what it shows, so no skin is smoothed and none is made fairer
 * than the rest of the photo.
 */
export function lightCurve(picture: Picture, person: Plane): Uint8Array {
  const counts = new Float64Array(256);
  const { data } = lightOf(picture);
  let total = 0;
  let sum = 0;
  for (let at = 0; at < data.length; at++) {
    const weight = person.data[at] as number;
    const value = data[at] as number;
    counts[Math.round(value * 255)] = (counts[Math.round(value * 255)] as number) + weight;
    total += weight;
    sum += value * weight;
  }
  const low = Math.min(MOST_STRETCH, percentile(counts, total * 0.005));
  const high = Math.max(1 - MOST_STRETCH, percentile(counts, total * 0.995));
  const mean = Math.min(0.95, Math.max(0.05, (sum / Math.max(1, total) - low) / (high - low)));
  const wanted = Math.log((mean + GOOD_LIGHT) / 2) / Math.log(mean);
  const gamma = Math.min(MOST_GAMMA, Math.max(1 / MOST_GAMMA, wanted));
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const stretched = Math.min(1, Math.max(0, (value / 255 - low) / (high - low)));
    return Math.round(255 * stretched ** gamma);
  });
}

function percentile(counts: Float64Array, wanted: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += counts[value] as number;
    if (seen >= wanted) return value / 255;
  }
  return 1;
}

export function withCurve({ width, height, data }: Picture, curve: Uint8Array): Picture {
  const mended = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at++) mended[at] = curve[data[at] as number] as number;
  return { width, height, data: mended };
}
