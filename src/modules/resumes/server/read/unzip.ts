import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from './document.ts';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const MOST_ENTRIES = 4000;
/** Of one part when it is unpacked; a page of text is far below it. */
const MOST_BYTES = 24 * 1024 * 1024;

export type Unzip = (name: string) => string | undefined;

/** The parts of a zip by name. Only what is asked for is unpacked, and never beyond the limit. */
export function openZip(bytes: Buffer): { names: string[]; read: Unzip } {
  const parts = listParts(bytes);
  const read = (name: string) => {
    const part = parts.get(name);
    return part && unpack(bytes, part);
  };
  return { names: [...parts.keys()], read };
}

interface Part {
  method: number;
  packed: number;
  offset: number;
}

function listParts(bytes: Buffer): Map<string, Part> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnreadableFile('tooLarge');
  let at = bytes.readUInt32LE(end + 16);
  const parts = new Map<string, Part>();
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new UnreadableFile('broken');
    if (bytes.readUInt16LE(at + 8) & 1) throw new UnreadableFile('protected');
    const length = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + length);
    parts.set(name, {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 66_000); at--) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new UnreadableFile('broken');
}

function unpack(bytes: Buffer, { method, packed, offset }: Part): string {
  if (offset + 30 > bytes.length) throw new UnreadableFile('broken');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (method === 0) {
    if (data.length > MOST_BYTES) throw new UnreadableFile('tooLarge');
    return data.toString('utf8');
  }
  if (method !== 8) throw new UnreadableFile('broken');
  try {
    return inflateRawSync(data, { maxOutputLength: MOST_BYTES }).toString('utf8');
  } catch (error) {
    const isBomb = error instanceof RangeError;
    throw new UnreadableFile(isBomb ? 'tooLarge' : 'broken');
  }
}
