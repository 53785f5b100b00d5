import type { FileType } from './file-rules.ts';

/** The head of a Windows Media file that tells its properties. */
const ASF_PROPERTIES = Buffer.from('a1dcab8c47a9cf118ee400c00c205365', 'hex');
const MPEG_PACK = Buffer.from('000001ba', 'hex');
const HEAD = 64 * 1024;
const MPEG_CLOCK = 90_000;

/** How long an AVI, WMV, FLV, MPEG or Ogg says it is; undefined when it says nothing that can be read. */
export function oldVideoSeconds(bytes: Buffer, type: FileType): number | undefined {
  try {
    if (type === 'avi') return aviSeconds(bytes);
    if (type === 'wmv') return wmvSeconds(bytes);
    if (type === 'ogv') return oggSeconds(bytes);
    return type === 'flv' ? flvSeconds(bytes) : mpegSeconds(bytes);
  } catch {
    // It ends before the place where that stands.
    return undefined;
  }
}

/** Microseconds of a frame, and how many frames there are. */
function aviSeconds(bytes: Buffer): number | undefined {
  const head = bytes.subarray(0, HEAD).indexOf('avih');
  if (head < 0) return undefined;
  return (bytes.readUInt32LE(head + 8) * bytes.readUInt32LE(head + 24)) / 1e6;
}

/** The time it plays counts from before its first picture, by as much as the player loads ahead. */
function wmvSeconds(bytes: Buffer): number | undefined {
  const head = bytes.subarray(0, HEAD).indexOf(ASF_PROPERTIES);
  if (head < 0) return undefined;
  return Number(bytes.readBigUInt64LE(head + 64)) / 1e7 - Number(bytes.readBigUInt64LE(head + 80)) / 1e3;
}

/** The last four bytes say how long the last tag is, and the tag when it is due. */
function flvSeconds(bytes: Buffer): number | undefined {
  const tag = bytes.length - 4 - bytes.readUInt32BE(bytes.length - 4);
  return (bytes.readUIntBE(tag + 4, 3) + bytes.readUInt8(tag + 7) * 2 ** 24) / 1e3;
}

/** Each pack has a clock: the last one's less the first one's. */
function mpegSeconds(bytes: Buffer): number | undefined {
  const [first, last] = [bytes.indexOf(MPEG_PACK), bytes.lastIndexOf(MPEG_PACK)];
  if (first < 0 || first === last) return undefined;
  return (packClock(bytes, last) - packClock(bytes, first)) / MPEG_CLOCK;
}

/** 33 bits between marker bits, which stand in other places in MPEG-1 than in MPEG-2. */
function packClock(bytes: Buffer, at: number): number {
  const byte = (place: number) => bytes.readUInt8(at + place);
  const [a, b, c, d, e] = [byte(4), byte(5), byte(6), byte(7), byte(8)] as const;
  if (a >> 6 === 1) {
    const high = ((a >> 3) & 7) * 2 ** 30 + (a & 3) * 2 ** 28;
    return high + b * 2 ** 20 + (c >> 3) * 2 ** 15 + (c & 3) * 2 ** 13 + d * 2 ** 5 + (e >> 3);
  }
  return ((a >> 1) & 7) * 2 ** 30 + b * 2 ** 22 + (c >> 1) * 2 ** 15 + d * 2 ** 7 + (e >> 1);
}

/** The last page counts the frames up to its last key frame and those after it, in one number; the head says how. */
function oggSeconds(bytes: Buffer): number | undefined {
  const head = bytes.subarray(0, HEAD).indexOf('\x80theora', 'latin1');
  const firstPage = bytes.subarray(0, head).lastIndexOf('OggS');
  if (head < 0 || firstPage < 0) return undefined;
  const stream = bytes.readUInt32LE(firstPage + 14);
  let page = bytes.lastIndexOf('OggS');
  while (page > 0 && bytes.readUInt32LE(page + 14) !== stream) page = bytes.lastIndexOf('OggS', page - 1);
  const shift = BigInt(((bytes.readUInt8(head + 40) & 3) << 3) | (bytes.readUInt8(head + 41) >> 5));
  const granule = bytes.readBigUInt64LE(page + 6);
  const frames = Number((granule >> shift) + (granule & ((1n << shift) - 1n)));
  return (frames * bytes.readUInt32BE(head + 26)) / bytes.readUInt32BE(head + 22);
}
