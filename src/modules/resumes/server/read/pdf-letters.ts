import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import { readCarried } from './carried-content.ts';
import { MOST_LETTERS, MOST_PAGES, PAGES_READ, UnreadableFile } from './document.ts';

/** The package's types leave out the views of its memory. */
export type Pdfium = WrappedPdfiumModule & {
  pdfium: { HEAPU8: Uint8Array; HEAP32: Int32Array; HEAPF32: Float32Array; HEAPF64: Float64Array };
};

export interface Letter {
  char: string;
  x0: number;
  x1: number;
  /** Of the line it stands on, from the top of the page. */
  baseline: number;
  /** Of the letters, as set: points. */
  size: number;
  isBold: boolean;
}

export interface PdfPage {
  width: number;
  height: number;
  letters: Letter[];
}

export interface PdfLetters {
  pages: PdfPage[];
  links: string[];
  carried?: ResumeContent | undefined;
}

/** A password is needed, or a way of protection that PDFium does not know. */
const PROTECTED = new Set([4, 5]);
/** Bytes that PDFium may take for itself; a bomb ends here. */
const MOST_MEMORY = 192 * 1024 * 1024;
const WASM_PAGE = 65_536;
const LIMITED = Symbol('limited');

/** Set when PDFium has asked for more than it may have: whatever it stumbles over afterwards comes from that. */
let isExhausted = false;

/** Every letter of a PDF with its place, as PDFium sees it; nothing of it is run or fetched. */
export async function readPdfLetters(bytes: Uint8Array): Promise<PdfLetters> {
  limitMemory();
  try {
    return await readFileLetters(bytes);
  } catch (error) {
    // What it held may be broken.
    loaded = undefined;
    throw isExhausted ? new UnreadableFile('tooLarge') : error;
  }
}

let loaded: Promise<Pdfium> | undefined;

/** Once per process: it takes longer than most files do. */
function loadPdfium(): Promise<Pdfium> {
  loaded ??= (async () => {
    const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
    const binary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) as ArrayBuffer;
    const pdfium = (await init({ wasmBinary: binary })) as Pdfium;
    pdfium.PDFiumExt_Init();
    return pdfium;
  })();
  return loaded;
}

function readFileLetters(bytes: Uint8Array): Promise<PdfLetters> {
  return withPdf(bytes, async (pdfium, file, count) => {
    if (count > MOST_PAGES) throw new UnreadableFile('tooLarge');
    return { ...readPages(pdfium, file, Math.min(count, PAGES_READ)), carried: await readCarried(pdfium, file) };
  });
}

/** Opens a PDF, whose pages are counted, and lets it go again. */
export async function withPdf<Result>(
  bytes: Uint8Array,
  use: (pdfium: Pdfium, file: number, count: number) => Result | Promise<Result>,
): Promise<Result> {
  const pdfium = await loadPdfium();
  const at = allocate(pdfium, bytes.length);
  pdfium.pdfium.HEAPU8.set(bytes, at);
  const file = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
  if (!file) throw new UnreadableFile(PROTECTED.has(pdfium.FPDF_GetLastError()) ? 'protected' : 'broken');
  const count = pdfium.FPDF_GetPageCount(file);
  if (count === 0) throw new UnreadableFile('broken');
  const result = await use(pdfium, file, count);
  pdfium.FPDF_CloseDocument(file);
  pdfium.pdfium.wasmExports.free(at);
  return result;
}

function allocate(pdfium: Pdfium, length: number): number {
  const at = pdfium.pdfium.wasmExports.malloc(length);
  if (!at) throw new UnreadableFile('tooLarge');
  return at;
}

function readPages(pdfium: Pdfium, file: number, count: number): PdfLetters {
  const pages: PdfPage[] = [];
  const links = new Set<string>();
  let letters = 0;
  for (let index = 0; index < count; index++) {
    const page = pdfium.FPDF_LoadPage(file, index);
    if (!page) continue;
    const read = readPage(pdfium, page);
    for (const link of readLinks(pdfium, file, page)) links.add(link);
    pdfium.FPDF_ClosePage(page);
    letters += read.letters.length;
    if (letters > MOST_LETTERS) throw new UnreadableFile('tooLarge');
    pages.push(read);
  }
  if (pages.length === 0) throw new UnreadableFile('broken');
  return { pages, links: [...links] };
}

function readPage(pdfium: Pdfium, page: number): PdfPage {
  const width = pdfium.FPDF_GetPageWidthF(page);
  const height = pdfium.FPDF_GetPageHeightF(page);
  const text = pdfium.FPDFText_LoadPage(page);
  const count = text ? pdfium.FPDFText_CountChars(text) : 0;
  if (count > MOST_LETTERS) throw new UnreadableFile('tooLarge');
  const memory = new Scratch(pdfium);
  const letters: Letter[] = [];
  for (let index = 0; index < count; index++) {
    const letter = memory.readLetter(text, index, height);
    if (letter) letters.push(letter);
  }
  memory.free();
  if (text) pdfium.FPDFText_ClosePage(text);
  return { width, height, letters };
}

/** A few bytes of PDFium's memory through which it answers. */
class Scratch {
  readonly #pdfium: Pdfium;
  readonly #at: number;
  #font = { key: '', isBold: false };

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
    this.#at = allocate(pdfium, 256);
  }

  free(): void {
    this.#pdfium.pdfium.wasmExports.free(this.#at);
  }

  readLetter(text: number, index: number, height: number): Letter | undefined {
    const { FPDFText_GetUnicode, FPDFText_IsGenerated, FPDFText_GetLooseCharBox, FPDFText_GetCharOrigin } =
      this.#pdfium;
    const said = FPDFText_GetUnicode(text, index);
    // PDFium marks a hyphen at the end of a line.
    const code = said === 2 ? 0x2d : said;
    if (code < 32 || FPDFText_IsGenerated(text, index) === 1) return undefined;
    if (!FPDFText_GetLooseCharBox(text, index, this.#at)) return undefined;
    FPDFText_GetCharOrigin(text, index, this.#at + 16, this.#at + 24);
    const { HEAPF32, HEAPF64 } = this.#pdfium.pdfium;
    const x0 = HEAPF32[this.#at >> 2] ?? 0;
    const x1 = HEAPF32[(this.#at >> 2) + 2] ?? 0;
    const baseline = height - (HEAPF64[(this.#at + 24) >> 3] ?? 0);
    const upright = this.#isUpright(text, index);
    if (!upright) return undefined;
    return { char: String.fromCodePoint(code), x0, x1, baseline, size: upright, isBold: this.#isBold(text, index) };
  }

  /** The size as set, or 0 for text that runs up or down a page's edge. */
  #isUpright(text: number, index: number): number {
    const size = this.#pdfium.FPDFText_GetFontSize(text, index);
    if (!this.#pdfium.FPDFText_GetMatrix(text, index, this.#at + 32)) return size;
    const [a = 1, b = 0, c = 0, d = 1] = this.#pdfium.pdfium.HEAPF32.subarray(
      (this.#at + 32) >> 2,
      (this.#at + 48) >> 2,
    );
    if (Math.abs(b) > Math.abs(a)) return 0;
    return size * (Math.hypot(c, d) || 1);
  }

  #isBold(text: number, index: number): boolean {
    const { FPDFText_GetFontInfo, FPDFText_GetFontWeight, pdfium } = this.#pdfium;
    const weight = FPDFText_GetFontWeight(text, index);
    const length = FPDFText_GetFontInfo(text, index, this.#at + 64, 120, this.#at + 56);
    const name = length > 0 && length < 120 ? pdfium.UTF8ToString(this.#at + 64) : '';
    const key = `${weight} ${name}`;
    if (this.#font.key !== key) {
      const isNamedBold = /bold|black|heavy|demi|[-,]b$|medium/i.test(name);
      this.#font = { key, isBold: isNamedBold || (name === '' && weight >= 700) };
    }
    return this.#font.isBold;
  }
}

function readLinks(pdfium: Pdfium, file: number, page: number): string[] {
  const found: string[] = [];
  const at = allocate(pdfium, 2056);
  pdfium.pdfium.HEAP32[at >> 2] = 0;
  for (let guard = 0; guard < 200 && pdfium.FPDFLink_Enumerate(page, at, at + 4); guard++) {
    const link = pdfium.pdfium.HEAP32[(at + 4) >> 2] ?? 0;
    const action = link && pdfium.FPDFLink_GetAction(link);
    const length = action ? pdfium.FPDFAction_GetURIPath(file, action, at + 8, 2048) : 0;
    if (length > 1 && length <= 2048) found.push(pdfium.pdfium.UTF8ToString(at + 8));
  }
  pdfium.pdfium.wasmExports.free(at);
  return found;
}

/** PDFium grows by asking this memory for more; a refusal is an allocation that fails. */
function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  if (Object.hasOwn(prototype, LIMITED)) return;
  const grow = prototype.grow;
  Object.defineProperty(prototype, LIMITED, { value: true });
  prototype.grow = function (this: WebAssembly.Memory, delta: number) {
    isExhausted = this.buffer.byteLength + delta * WASM_PAGE > MOST_MEMORY;
    if (isExhausted) throw new RangeError('out of memory');
    return grow.call(this, delta);
  };
}
