import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { CommandProblem } from '../commands/run-command.ts';

const BLOCK = 512;
/** What a size may be in the twelve signs that the header has for it. */
const LARGEST = 8 ** 11 - 1;

/** Writes entries one after another in the format of `tar`, and counts what it has written. */
export class TarWriter {
  readonly #out: Writable;
  readonly #hash = createHash('sha256');

  constructor(out: Writable) {
    this.#out = out;
  }

  /** Everything so far, as one number. */
  get sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await this.addStream(name, bytes.length, [bytes]);
  }

  /** The size is said before the bytes, so that it must be known. */
  async addStream(name: string, size: number, pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    await this.#write(header(name, size));
    let written = 0;
    for await (const piece of pieces) {
      written += piece.length;
      await this.#write(piece);
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`);
    await this.#write(Buffer.alloc(padding(size)));
  }

  async end(): Promise<void> {
    await this.#write(Buffer.alloc(2 * BLOCK));
    this.#out.end();
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#hash.update(bytes);
    // It would never say that it has room again.
    if (this.#out.destroyed) throw this.#out.errored ?? new Error('the archive was closed too early');
    if (!this.#out.write(bytes)) await once(this.#out, 'drain');
  }
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100 || size > LARGEST) throw new Error(`${name} does not fit into an archive`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write('0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

export interface TarEntry {
  name: string;
  size: number;
  /** Must be read to its end before the next entry is asked for. */
  bytes: AsyncIterable<Buffer>;
  /** Of everything that stood before this entry. */
  sha256Before: string;
}

/** The file is not what it should be; nobody can mend that here. */
class BrokenArchive extends CommandProblem {
  constructor(why: string) {
    super(`The archive cannot be used: ${why}`);
  }
}

/** The entries of an archive in their order, each as a stream. */
export async function* readTar(input: Readable): AsyncGenerator<TarEntry> {
  const source = new ByteSource(input);
  for (;;) {
    const sha256Before = source.sha256;
    const block = await source.take(BLOCK);
    if (block.every((byte) => byte === 0)) return;
    const name = block.toString('utf8', 0, block.indexOf(0));
    const size = Number.parseInt(block.toString('latin1', 124, 135), 8);
    if (block.toString('latin1', 257, 262) !== 'ustar' || !Number.isSafeInteger(size))
      throw new BrokenArchive('it is not an archive of this program, or it is damaged');
    let left = size;
    const bytes = async function* () {
      while (left > 0) {
        const piece = await source.takeSome(left);
        left -= piece.length;
        yield piece;
      }
      if (left === 0) await source.take(padding(size));
      left = -1;
    };
    yield { name, size, bytes: bytes(), sha256Before };
  }
}

/** Bytes of a stream in the portions that are asked for. */
class ByteSource {
  readonly #pieces: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #rest: Buffer = Buffer.alloc(0);

  constructor(input: Readable) {
    this.#pieces = input[Symbol.asyncIterator]();
  }

  get sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  /** As many as there are, up to so many. */
  async takeSome(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#pieces.next().catch((error: NodeJS.ErrnoException) => {
        throw error.code?.startsWith('Z_') ? new BrokenArchive(`it is damaged or cut (${error.message})`) : error;
      });
      if (done) throw new BrokenArchive('it ends before its end: a backup was broken off, or the file was cut');
      this.#rest = value;
    }
    const taken = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(taken.length);
    this.#hash.update(taken);
    return taken;
  }

  async take(count: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for (let left = count; left > 0; ) {
      const piece = await this.takeSome(left);
      taken.push(piece);
      left -= piece.length;
    }
    return Buffer.concat(taken);
  }
}
