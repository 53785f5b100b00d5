import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeVideo } from '#test/factories/make-video.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { detectType } from './detect-type.ts';
import { videoLength } from './video-length.ts';

const folder = makeTemporaryFolder('parley-video-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function look(bytes: Buffer) {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  const type = await detectType(path, 'any name');
  return [type, type && (await videoLength(path, type))];
}

/** An AVI of 25 pictures a second. */
function avi(frames: number): Buffer {
  const bytes = Buffer.alloc(512);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write('AVI LIST', 8, 'latin1');
  bytes.write('hdrlavih', 20, 'latin1');
  bytes.writeUInt32LE(40_000, 32);
  bytes.writeUInt32LE(frames, 48);
  return bytes;
}

function wmv(seconds: number): Buffer {
  const properties = Buffer.alloc(104);
  Buffer.from('a1dcab8c47a9cf118ee400c00c205365', 'hex').copy(properties);
  properties.writeBigUInt64LE(104n, 16);
  properties.writeBigUInt64LE(BigInt((seconds + 3) * 1e7), 64);
  properties.writeBigUInt64LE(3000n, 80);
  const head = Buffer.alloc(30);
  Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex').copy(head);
  head.writeBigUInt64LE(134n, 16);
  head.writeUInt32LE(1, 24);
  const stream = Buffer.alloc(78);
  Buffer.from('9107dcb7b7a9cf118ee600c00c205365', 'hex').copy(stream);
  stream.writeBigUInt64LE(78n, 16);
  Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex').copy(stream, 24);
  return Buffer.concat([head, properties, stream, Buffer.alloc(64)]);
}

function flv(milliseconds: number): Buffer {
  const tag = Buffer.alloc(11 + 20);
  tag.writeUInt8(9, 0);
  tag.writeUIntBE(20, 1, 3);
  tag.writeUIntBE(milliseconds & 0xffffff, 4, 3);
  tag.writeUInt8(milliseconds >> 24, 7);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(tag.length);
  return Buffer.concat([Buffer.from('FLV\x01\x05\0\0\0\x09\0\0\0\0', 'latin1'), tag, size]);
}

/** MPEG-2 packs with a clock each. */
function mpeg(...seconds: number[]): Buffer {
  const packs = seconds.map((at) => {
    const clock = at * 90_000;
    const pack = Buffer.alloc(64);
    pack.writeUInt32BE(0x1ba, 0);
    pack[4] = 0x44 | ((Math.floor(clock / 2 ** 30) & 7) << 3) | (Math.floor(clock / 2 ** 28) & 3);
    pack[5] = Math.floor(clock / 2 ** 20) & 0xff;
    pack[6] = ((Math.floor(clock / 2 ** 15) & 31) << 3) | 4 | (Math.floor(clock / 2 ** 13) & 3);
    pack[7] = Math.floor(clock / 2 ** 5) & 0xff;
    pack[8] = ((clock & 31) << 3) | 4;
    return pack;
  });
  return Buffer.concat(packs);
}

/** Theora of 24 pictures a second, and a last page after 2 pictures of its last key frame. */
function ogg(frames: number): Buffer {
  const page = (granule: bigint, content: Buffer) => {
    const head = Buffer.alloc(28);
    head.write('OggS', 0, 'latin1');
    head.writeBigUInt64LE(granule, 6);
    head.writeUInt32LE(77, 14);
    head.writeUInt8(1, 26);
    head.writeUInt8(content.length, 27);
    return Buffer.concat([head, content]);
  };
  const theora = Buffer.alloc(42);
  theora.write('\x80theora', 0, 'latin1');
  theora.writeUInt32BE(24, 22);
  theora.writeUInt32BE(1, 26);
  theora.writeUInt8(6 >> 3, 40);
  theora.writeUInt8((6 & 7) << 5, 41);
  return Buffer.concat([page(0n, theora), page((BigInt(frames - 2) << 6n) | 2n, Buffer.alloc(20))]);
}

describe('the length of a video', () => {
  it.each(['mp4', 'mov', 'webm', 'mkv'] as const)('PROF-06 is read of the content of a %s', async (type) => {
    // Matroska does not say how long its last picture stands.
    expect(await look(await makeVideo(type, 7.5))).toEqual([type, { seconds: expect.closeTo(7.5, 0) }]);
  });

  it.each([
    ['avi', avi(50), 2],
    ['wmv', wmv(12), 12],
    ['flv', flv(200_000), 200],
    ['mpeg', mpeg(100, 150, 190), 90],
    ['ogv', ogg(240), 10],
  ])('PROF-06 is read of the head of an old %s', async (type, bytes, seconds) => {
    expect(await look(bytes)).toEqual([type, { seconds }]);
  });

  it('PROF-06 a telephone’s 3GP is a video like an MP4', async () => {
    const bytes = await makeVideo('mp4', 4);
    bytes.write('3gp5', 8, 'latin1');
    expect(await look(bytes)).toEqual(['3gp', { seconds: expect.closeTo(4) }]);
  });

  it('PROF-06 tells what is broken, cut off or says nothing of its length', async () => {
    const whole = await makeVideo('mp4', 5);
    expect(await look(whole.subarray(0, 64))).toEqual(['mp4', 'unreadable']);
    expect(await look(avi(0))).toEqual(['avi', 'unreadable']);
    expect(await look(mpeg(100))).toEqual(['mpeg', 'unreadable']);
    expect(await look(flv(1000).subarray(0, 20))).toEqual(['flv', 'unreadable']);
  });
});
