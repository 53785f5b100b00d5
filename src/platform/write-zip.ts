import { createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  content: Readable | AsyncIterable<string> | Iterable<string>;
}

/** Packs entries into a file one after the other, each read only as fast as the disk takes it, whatever their size. */
export async function writeZip(path: string, entries: AsyncIterable<ZipEntry>, at: Date): Promise<void> {
  const zip = new ZipFile();
  const packed = new PassThrough();
  zip.outputStream.pipe(packed);
  zip.on('error', (error) => packed.destroy(error as Error));
  const add = async () => {
    for await (const { name, content } of entries) {
      // Not by objects, of which a stream would hold many at once.
      const source = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
      zip.addReadStream(source, name, { mtime: at });
      await finished(source);
    }
    zip.end();
  };
  const adding = add().catch((error: Error) => {
    packed.destroy(error);
    throw error;
  });
  await Promise.all([adding, pipeline(packed, createWriteStream(path, { mode: 0o600 }))]);
}
