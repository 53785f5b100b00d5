import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: Buffer;
}

const UTF8_NAMES = 0x0800;
const DEFLATE = 8;
const VERSION = 20;

/** A ZIP file of a few small files; names are UTF-8. */
export function writeZip(entries: ZipEntry[], now: Date): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = deflateRawSync(entry.content);
    const facts = describe(entry.content, packed, name.length, now);
    const local = Buffer.concat([uint32(0x04034b50), facts, name, packed]);
    directory.push(Buffer.concat([uint32(0x02014b50), uint16(VERSION), facts, Buffer.alloc(10), uint32(offset), name]));
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const count = uint16(entries.length);
  const end = [uint32(0x06054b50), Buffer.alloc(4), count, count, uint32(list.length), uint32(offset), uint16(0)];
  return Buffer.concat([...bodies, list, ...end]);
}

/** The fields that stand before each file and again in the directory. */
function describe(content: Buffer, packed: Buffer, nameLength: number, now: Date): Buffer {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
  const date = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
  return Buffer.concat([
    uint16(VERSION),
    uint16(UTF8_NAMES),
    uint16(DEFLATE),
    uint16(time),
    uint16(date),
    uint32(crc32(content)),
    uint32(packed.length),
    uint32(content.length),
    uint16(nameLength),
    uint16(0),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
