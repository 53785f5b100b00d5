import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Metrics } from '../metrics.ts';
import { accepts, BROTLI_WINDOW_BITS } from './encodings.ts';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);
/** Packed once and sent often, but somebody waits for the first time. */
const QUALITY = 5;

/** A page as it was drawn, the same for everyone with the same facts. */
export interface DrawnPage {
  status: number;
  headers: [name: string, value: string][];
  /** Its content policy, with the hashes of its own scripts. */
  policy: string;
  html: string;
  /** What it shows; undefined where it is for its reader only. */
  tags?: readonly string[];
}

export interface KeptPage extends Omit<DrawnPage, 'html' | 'tags'> {
  key: string;
  tags: ReadonlySet<string>;
  bytes: number;
  until: number;
  packed: Buffer;
  /** Made when the first one asks for it. */
  zipped?: Promise<Buffer>;
}

export interface KeptPagesParts {
  /** The most that is kept, in bytes. */
  most: number;
  /** No page is older than this, whatever it shows. */
  seconds: number;
  now(): number;
  metrics?: Pick<Metrics, 'countKeptPage'>;
  /** Hears of every change before a page is drawn anew. */
  onChange?(): void;
}

/**
 * Pages in memory, packed as they are sent, the least asked for forgotten first. What several ask for at once is drawn
 * once. A page that began before something changed is shown to those who wait for it and kept for nobody else.
 */
export class KeptPages {
  readonly #parts: KeptPagesParts;
  /** In the order of their last use. */
  readonly #pages = new Map<string, KeptPage>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #drawing = new Map<string, Promise<KeptPage | undefined>>();
  #bytes = 0;
  /** Grows with everything that is dropped. */
  #version = 0;
  /** While changes of other processes cannot be heard, nothing kept is shown. */
  #isHearing = false;

  constructor(parts: KeptPagesParts) {
    this.#parts = parts;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  setHearing(isHearing: boolean): void {
    this.#isHearing = isHearing;
    this.dropAll();
  }

  find(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page || !this.#isHearing) return undefined;
    if (this.#isOld(page)) {
      this.#forget(key);
      return undefined;
    }
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.#parts.metrics?.countKeptPage('kept');
    return page;
  }

  /** One that would last longer than any may was drawn before the clock was set back. */
  #isOld({ until }: KeptPage): boolean {
    const left = until - this.#parts.now();
    return left <= 0 || left > this.#parts.seconds * 1000;
  }

  /** For how long it may still be shown; nothing for one that was not kept because something has changed meanwhile. */
  secondsLeft(page: KeptPage): number {
    if (this.#pages.get(page.key) !== page || this.#isOld(page)) return 0;
    return Math.floor((page.until - this.#parts.now()) / 1000);
  }

  /** The page that somebody else is drawing right now; undefined where nobody is, or where it turned out to be theirs only. */
  async join(key: string): Promise<KeptPage | undefined> {
    const page = await this.#drawing.get(`${this.#version} ${key}`)?.catch(() => undefined);
    if (page) this.#parts.metrics?.countKeptPage('joined');
    return page;
  }

  /** Draws the page and keeps it if it may be kept; whoever asks for it meanwhile can join. */
  async draw(key: string, draw: () => Promise<DrawnPage>): Promise<KeptPage | DrawnPage> {
    const version = this.#version;
    const flight = `${version} ${key}`;
    this.#parts.metrics?.countKeptPage('drawn');
    const drawn = draw();
    const kept = drawn.then((page) => (page.tags ? this.#keep(key, version, page) : undefined));
    this.#drawing.set(flight, kept);
    try {
      return (await kept) ?? (await drawn);
    } finally {
      if (this.#drawing.get(flight) === kept) this.#drawing.delete(flight);
    }
  }

  drop(tags: Iterable<string>): void {
    this.#parts.onChange?.();
    this.#version += 1;
    for (const tag of tags) for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#forget(key);
  }

  dropAll(): void {
    this.#parts.onChange?.();
    this.#version += 1;
    this.#pages.clear();
    this.#byTag.clear();
    this.#bytes = 0;
  }

  async #keep(key: string, version: number, { html, tags = [], ...page }: DrawnPage): Promise<KeptPage> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    };
    const packed = await pack(html, { params });
    const until = this.#parts.now() + this.#parts.seconds * 1000;
    const bytes = packed.length + key.length + page.policy.length;
    const kept: KeptPage = { ...page, key, tags: new Set(tags), packed, bytes, until };
    if (version !== this.#version || !this.#isHearing) return kept;
    this.#forget(key);
    this.#pages.set(key, kept);
    this.#bytes += kept.bytes;
    for (const tag of kept.tags) this.#byTag.set(tag, (this.#byTag.get(tag) ?? new Set()).add(key));
    this.#makeRoom();
    return kept;
  }

  #makeRoom(): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#parts.most) return;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  /** Its bytes as the browser takes them: as they are kept, else zipped, else plain. */
  async bodyFor(
    page: KeptPage,
    accepted: string | string[] | undefined,
  ): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
    if (accepts(accepted, 'br')) return { body: page.packed, encoding: 'br' };
    if (!accepts(accepted, 'gzip')) return { body: await unpack(page.packed) };
    page.zipped ??= this.#zip(page);
    return { body: await page.zipped, encoding: 'gzip' };
  }

  async #zip(page: KeptPage): Promise<Buffer> {
    const zipped = await zip(await unpack(page.packed));
    // Counted only while it is kept: one that was dropped meanwhile has no place in the sum.
    if (this.#pages.get(page.key) === page) {
      page.bytes += zipped.length;
      this.#bytes += zipped.length;
      this.#makeRoom();
    }
    return zipped;
  }
}
