import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: string | Buffer;
}

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** A zip archive of a few files in memory, with one date for all of them. */
export function createZip(entries: ZipEntry[], at: Date): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const plain = Buffer.from(entry.content);
    const packed = deflateRawSync(plain);
    const name = Buffer.from(entry.name);
    const facts = describe(plain, packed, name, at);
    const local = Buffer.concat([number(0x04034b50, 4), facts, name, packed]);
    const attributes = Buffer.concat([number(0, 2), number(0, 2), number(0, 2), number(0, 4), number(offset, 4)]);
    central.push(Buffer.concat([number(0x02014b50, 4), number(VERSION, 2), facts, attributes, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.concat([
    number(0x06054b50, 4),
    number(0, 4),
    number(entries.length, 2),
    number(entries.length, 2),
    number(directory.length, 4),
    number(offset, 4),
    number(0, 2),
  ]);
  return Buffer.concat([...locals, directory, end]);
}

/** The part that a file's own header and its line in the directory have in common. */
function describe(plain: Buffer, packed: Buffer, name: Buffer, at: Date): Buffer {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return Buffer.concat([
    number(VERSION, 2),
    number(UTF8_NAMES, 2),
    number(DEFLATED, 2),
    number(time, 2),
    number(day, 2),
    number(crc32(plain), 4),
    number(packed.length, 4),
    number(plain.length, 4),
    number(name.length, 2),
    number(0, 2),
  ]);
}

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
