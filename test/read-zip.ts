import { crc32, inflateRawSync } from 'node:zlib';

/** Reads an archive by its directory at the end, as programs do that open one. */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [checksum, size, nameLength] = [at + 16, at + 20, at + 28];
    const name = archive.subarray(at + 46, at + 46 + archive.readUInt16LE(nameLength)).toString();
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(size));
    // Folders and small files may be stored as they are.
    const content = archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    if (crc32(content) !== archive.readUInt32LE(checksum)) throw new Error(`${name} is damaged`);
    files.set(name, content.toString());
    at += 46 + Buffer.byteLength(name) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
