import type { Plane } from './planes.ts';

/** Red, green and blue of every pixel, a byte each. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

export interface Square {
  left: number;
  top: number;
  side: number;
}

/** Loaded here only: its native library takes 30 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

const asRaw = ({ width, height }: Picture) => ({ raw: { width, height, channels: 3 as const } });

export async function openPicture(picture: Picture) {
  return (await loadSharp())(picture.data, asRaw(picture));
}

/** A square of a picture, drawn with another side. */
export async function drawSquare(picture: Picture, square: Square, side: number): Promise<Picture> {
  const cut = (await openPicture(picture)).extract({
    left: square.left,
    top: square.top,
    width: square.side,
    height: square.side,
  });
  return { width: side, height: side, data: await cut.resize(side, side, { fit: 'fill' }).raw().toBuffer() };
}

/** One of its colours as a plane from 0 to 1. */
export function channelOf({ width, height, data }: Picture, channel: number): Plane {
  const plane = new Float32Array(width * height);
  for (let at = 0; at < plane.length; at++) plane[at] = (data[at * 3 + channel] as number) / 255;
  return { width, height, data: plane };
}

/** As bright as an eye sees it (ITU-R BT.601), from 0 to 1. */
export function lightOf({ width, height, data }: Picture): Plane {
  const plane = new Float32Array(width * height);
  for (let at = 0, from = 0; at < plane.length; at++, from += 3) {
    const [red, green, blue] = [data[from] as number, data[from + 1] as number, data[from + 2] as number];
    plane[at] = (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
  }
  return { width, height, data: plane };
}
