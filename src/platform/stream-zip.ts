import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { describeEntry, directoryEnd, directoryLine, littleEndian, STREAMED } from './zip.ts';

export interface StreamedEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

/** A zip archive whose files are read while they are sent: their sizes follow each, since nobody knows them before. */
export async function* streamZip(entries: StreamedEntry[], at: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const start = offset;
    const sums = { checksum: 0, packed: 0, plain: 0 };
    const head = Buffer.concat([littleEndian(0x04034b50, 4), describeEntry(sums, name, at, STREAMED), name]);
    yield head;
    for await (const chunk of pack(entry.content, sums)) {
      sums.packed += chunk.length;
      yield chunk;
    }
    const tail = [0x08074b50, sums.checksum, sums.packed, sums.plain].map((value) => littleEndian(value, 4));
    yield Buffer.concat(tail);
    offset += head.length + sums.packed + 16;
    directory.push(directoryLine(describeEntry(sums, name, at, STREAMED), name, start));
  }
  yield directoryEnd(directory, offset);
}

function pack(content: StreamedEntry['content'], sums: { checksum: number; plain: number }): AsyncIterable<Buffer> {
  async function* measure() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      sums.checksum = crc32(bytes, sums.checksum);
      sums.plain += bytes.length;
      yield bytes;
    }
  }
  // A failure of the source ends the reading of what is packed; nothing is left to do about it here.
  return pipeline(Readable.from(measure()), createDeflateRaw(), () => {});
}
