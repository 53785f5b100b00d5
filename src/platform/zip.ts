import { crc32, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  name: string;
  content: string | Buffer;
}

interface Sums {
  checksum: number;
  packed: number;
  plain: number;
}

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** A zip archive of a few files in memory, with one date for all of them. */
export function createZip(entries: ZipEntry[], at: Date): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const plain = Buffer.from(entry.content);
    const packed = deflateRawSync(plain);
    const name = Buffer.from(entry.name);
    const sums = { checksum: crc32(plain), packed: packed.length, plain: plain.length };
    const facts = describeEntry(sums, name, at);
    const local = Buffer.concat([littleEndian(0x04034b50, 4), facts, name, packed]);
    directory.push(directoryLine(facts, name, offset));
    locals.push(local);
    offset += local.length;
  }
  return Buffer.concat([...locals, directoryEnd(directory, offset)]);
}

/** A file's line in the directory. */
function directoryLine(facts: Buffer, name: Buffer, offset: number): Buffer {
  const attributes = Buffer.concat([
    littleEndian(0, 2),
    littleEndian(0, 2),
    littleEndian(0, 2),
    littleEndian(0, 4),
    littleEndian(offset, 4),
  ]);
  return Buffer.concat([littleEndian(0x02014b50, 4), littleEndian(VERSION, 2), facts, attributes, name]);
}

/** The directory and what ends the archive. */
function directoryEnd(lines: Buffer[], offset: number): Buffer {
  const directory = Buffer.concat(lines);
  return Buffer.concat([
    directory,
    littleEndian(0x06054b50, 4),
    littleEndian(0, 4),
    littleEndian(lines.length, 2),
    littleEndian(lines.length, 2),
    littleEndian(directory.length, 4),
    littleEndian(offset, 4),
    littleEndian(0, 2),
  ]);
}

/** The part that a file's own header and its line in the directory have in common. */
function describeEntry(sums: Sums, name: Buffer, at: Date): Buffer {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return Buffer.concat([
    littleEndian(VERSION, 2),
    littleEndian(UTF8_NAMES, 2),
    littleEndian(DEFLATED, 2),
    littleEndian(time, 2),
    littleEndian(day, 2),
    littleEndian(sums.checksum, 4),
    littleEndian(sums.packed, 4),
    littleEndian(sums.plain, 4),
    littleEndian(name.length, 2),
    littleEndian(0, 2),
  ]);
}

function littleEndian(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
