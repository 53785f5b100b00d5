import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { UnreadableFile } from '../read/document.ts';
import { packDrawn } from './drawn.ts';

/** The package's types leave out the view of its memory. */
type Pdfium = WrappedPdfiumModule & { pdfium: { HEAPU8: Uint8Array } };

/** A password is needed, or a way of protection that PDFium does not know. */
const PROTECTED = new Set([4, 5]);
/** Pixels across: sharp on a phone and enlarged on a desk. */
const WIDTH = 1100;
const HIGHEST = 3300;
const WHITE = 0xffffffff;
/** FPDF_ANNOT and FPDF_REVERSE_BYTE_ORDER: with what was filled in, and red before blue. */
const FLAGS = 0x01 | 0x10;

/** A page of a PDF as pixels; nothing of it is run or fetched. */
export async function drawPage(bytes: Uint8Array, number: number): Promise<Buffer> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const binary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) as ArrayBuffer;
  const pdfium = (await init({ wasmBinary: binary })) as Pdfium;
  pdfium.PDFiumExt_Init();
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (!at) throw new UnreadableFile('tooLarge');
  pdfium.pdfium.HEAPU8.set(bytes, at);
  const file = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
  if (!file) throw new UnreadableFile(PROTECTED.has(pdfium.FPDF_GetLastError()) ? 'protected' : 'broken');
  const pages = pdfium.FPDF_GetPageCount(file);
  const page = pdfium.FPDF_LoadPage(file, Math.min(number, pages) - 1);
  if (!page) throw new UnreadableFile('broken');
  return packPixels(pdfium, page, pages);
}

function packPixels(pdfium: Pdfium, page: number, pages: number): Buffer {
  const wide = pdfium.FPDF_GetPageWidthF(page);
  const high = pdfium.FPDF_GetPageHeightF(page);
  if (!(wide > 0 && high > 0)) throw new UnreadableFile('broken');
  const scale = Math.min(WIDTH / wide, HIGHEST / high);
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (!bitmap) throw new UnreadableFile('tooLarge');
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = pdfium.pdfium.HEAPU8.slice(start, start + width * height * 4);
  return packDrawn({ pages, width, height }, pixels);
}
