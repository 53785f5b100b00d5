import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Metrics } from '../metrics.ts';
import { DroppedTags } from './dropped-tags.ts';
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

export interface PackedPage extends Omit<DrawnPage, 'html' | 'tags'> {
  key: string;
  tags: ReadonlySet<string>;
  packed: Buffer;
}

export interface KeptPage extends PackedPage {
  bytes: number;
  until: number;
  /** Made when the first one asks for it. */
  zipped?: Promise<Buffer>;
}

/** Pages that other processes have drawn. It answers within a moment or not at all, and never fails. */
export interface SharedPages {
  /** The page with its age, unless something that it shows has been dropped here since it began; else a mark of this moment. */
  find(key: string): Promise<{ page?: PackedPage; ageMs?: number; mark?: number }>;
  /** Hands one on, that was begun after the mark was given. */
  offer(page: PackedPage, mark: number): void;
  /** This moment, for tags that are dropped later for what has happened now. */
  moment(): number | undefined;
  /** What began before the moment (now, unless it is given) and shows one of these is of no use here. */
  noteDropped(tags: Iterable<string>, moment?: number): void;
  /** Changes have not been heard until now. */
  noteAllDropped(): void;
}

export interface KeptPagesParts {
  /** The most that is kept, in bytes. */
  most: number;
  /** No page is older than this, whatever it shows. */
  seconds: number;
  now(): number;
  /** Tags of what any change may concern: they are dropped at once, but not more often than once a second. */
  gathered?: ReadonlySet<string>;
  shared?: SharedPages;
  metrics?: Pick<Metrics, 'countKeptPage'>;
  /** Hears of every change before a page is drawn anew. */
  onChange?(): void;
}

interface Flight {
  /** How many drops there had been when it began. */
  since: number;
  /** What is known of its tags before it is drawn. */
  tags: readonly string[];
  page: Promise<KeptPage | undefined>;
}

const GATHER_MS = 1000;

/**
 * A cache of rendered pages in memory, packed as they are sent, the least recently used forgotten first (LRU), invalidated
 * by tags. What several ask for at once is drawn once. A page that began before something that it shows has changed is
 * shown to those who wait for it and kept for nobody else.
 */
export class KeptPages {
  readonly #parts: KeptPagesParts;
  /** In the order of their last use. */
  readonly #pages = new Map<string, KeptPage>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #drawing = new Map<string, Flight>();
  readonly #dropped = new DroppedTags();
  #bytes = 0;
  /** While changes of other processes cannot be heard, nothing kept is shown. */
  #isHearing = false;
  /** Gathered tags that something has happened to since they were dropped last. */
  readonly #waiting = new Set<string>();
  #waitingMoment: number | undefined;
  #gatheredAt = Number.NEGATIVE_INFINITY;

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
    this.#dropGathered();
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

  /** For how long it may still be shown; nothing for one that was not kept, or that waits to be dropped. */
  secondsLeft(page: KeptPage): number {
    this.#dropGathered();
    const isWaiting = [...this.#waiting].some((tag) => page.tags.has(tag));
    if (isWaiting || this.#pages.get(page.key) !== page || this.#isOld(page)) return 0;
    return Math.floor((page.until - this.#parts.now()) / 1000);
  }

  /**
   * The page that somebody else is drawing right now; undefined where nobody is, where something has changed since, or
   * where it turned out to be theirs only.
   */
  async join(key: string): Promise<KeptPage | undefined> {
    this.#dropGathered();
    const flight = this.#drawing.get(key);
    if (!flight || this.#dropped.hasAny(flight.tags, flight.since)) return undefined;
    const page = await flight.page.catch(() => undefined);
    if (page) this.#parts.metrics?.countKeptPage('joined');
    return page;
  }

  /**
   * Draws the page, unless another process has, and keeps it if it may be kept; whoever asks for it meanwhile can join.
   * The tags are those that are known of it beforehand.
   */
  async draw(key: string, tags: readonly string[], draw: () => Promise<DrawnPage>): Promise<KeptPage | DrawnPage> {
    this.#dropGathered();
    const obtained = this.#obtain(key, draw);
    const page = obtained.then((one) => ('packed' in one ? one : undefined));
    // Whoever waits for it alone hears of a failure too.
    page.catch(() => {});
    const flight = { since: this.#dropped.count, tags, page };
    this.#drawing.set(key, flight);
    try {
      return await obtained;
    } finally {
      if (this.#drawing.get(key) === flight) this.#drawing.delete(key);
    }
  }

  async #obtain(key: string, draw: () => Promise<DrawnPage>): Promise<KeptPage | DrawnPage> {
    const { shared, metrics } = this.#parts;
    let since = this.#dropped.count;
    const found = await shared?.find(key);
    if (found?.page) {
      const page = this.#withTerm(found.page, found.ageMs ?? 0);
      if (this.#keep(page, since)) {
        metrics?.countKeptPage('shared');
        return page;
      }
      since = this.#dropped.count;
    }
    metrics?.countKeptPage('drawn');
    const drawn = await draw();
    if (!drawn.tags) return drawn;
    const page = this.#withTerm(await packed(key, drawn), 0);
    if (this.#keep(page, since) && found?.mark !== undefined) shared?.offer(page, found.mark);
    return page;
  }

  drop(tags: Iterable<string>): void {
    this.#parts.onChange?.();
    const { gathered, shared } = this.#parts;
    const atOnce: string[] = [];
    for (const tag of tags) {
      if (gathered?.has(tag)) this.#waiting.add(tag);
      else atOnce.push(tag);
    }
    this.#dropNow(atOnce);
    this.#waitingMoment = shared?.moment();
    this.#dropGathered();
  }

  /** For what this process has changed itself: the same is told to all in a moment, and counts then. */
  dropAhead(tags: Iterable<string>): void {
    this.#parts.onChange?.();
    const isFree = this.#mayDropGathered();
    this.#dropNow([...tags].filter((tag) => isFree || !this.#parts.gathered?.has(tag)));
  }

  #dropNow(tags: Iterable<string>, moment?: number): void {
    this.#dropped.note(tags);
    for (const tag of tags) for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#forget(key);
    this.#parts.shared?.noteDropped(tags, moment);
  }

  /** Asked before every look at the pages, so that no timer is needed: nobody sees what is due. */
  #dropGathered(): void {
    if (this.#waiting.size === 0 || !this.#mayDropGathered()) return;
    this.#gatheredAt = this.#parts.now();
    this.#dropNow(this.#waiting, this.#waitingMoment);
    this.#waiting.clear();
  }

  #mayDropGathered(): boolean {
    const passed = this.#parts.now() - this.#gatheredAt;
    // A clock that was set back says nothing of how long ago it was.
    return passed < 0 || passed >= GATHER_MS;
  }

  dropAll(): void {
    this.#parts.onChange?.();
    this.#parts.shared?.noteAllDropped();
    this.#dropped.noteAll();
    this.#waiting.clear();
    this.#pages.clear();
    this.#byTag.clear();
    this.#bytes = 0;
  }

  #withTerm(page: PackedPage, ageMs: number): KeptPage {
    const bytes = page.packed.length + page.key.length + page.policy.length;
    return { ...page, bytes, until: this.#parts.now() + this.#parts.seconds * 1000 - ageMs };
  }

  /** Whether it could be kept: nothing that it shows has been dropped since it began. */
  #keep(page: KeptPage, since: number): boolean {
    this.#dropGathered();
    if (!this.#isHearing || this.#isOld(page) || this.#dropped.hasAny(page.tags, since)) return false;
    this.#forget(page.key);
    this.#pages.set(page.key, page);
    this.#bytes += page.bytes;
    for (const tag of page.tags) this.#byTag.set(tag, (this.#byTag.get(tag) ?? new Set()).add(page.key));
    this.#makeRoom();
    return true;
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

async function packed(key: string, { html, tags = [], ...page }: DrawnPage): Promise<PackedPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return { ...page, key, tags: new Set(tags), packed: await pack(html, { params }) };
}
