import type { Refusal } from '../../resume-reading.ts';

/** What the drawing process says before the pixels, if there are any. */
export type DrawnHead =
  | { pages: number; width: number; height: number }
  | { pages: number; lines: string[] }
  | { reason: Refusal; fault?: string };

const LENGTH_BYTES = 4;

/** The head's length, the head, the pixels (RGBA). */
export function packDrawn(head: DrawnHead, pixels: Uint8Array = new Uint8Array()): Buffer {
  const told = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(told.length);
  return Buffer.concat([length, told, pixels]);
}

export function unpackDrawn(answer: Buffer): { head: DrawnHead; pixels: Buffer } {
  const end = LENGTH_BYTES + answer.readUInt32LE(0);
  return {
    head: JSON.parse(answer.subarray(LENGTH_BYTES, end).toString('utf8')) as DrawnHead,
    pixels: answer.subarray(end),
  };
}
