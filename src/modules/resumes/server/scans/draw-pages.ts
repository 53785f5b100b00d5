import { UnreadableFile } from '../read/document.ts';
import { type Pdfium, withPdf } from '../read/pdf-letters.ts';
import type { GreyPicture } from './recognise.ts';

export interface DrawnPage {
  /** In points. */
  width: number;
  height: number;
  picture: GreyPicture;
}

const POINTS_PER_INCH = 72;
const DPI = 250;
/** A page of A4 at the resolution above; photographs say that they are larger than any paper. */
const MOST_PIXELS = 6_100_000;
const WHITE = 0xffffffff;
/** FPDF_ANNOT and FPDF_REVERSE_BYTE_ORDER: with what was filled in, and red before blue. */
const FLAGS = 0x01 | 0x10;

/** The first pages of a PDF in shades of grey, fine enough to recognise small print, one after another. */
export function drawPages(bytes: Uint8Array, most: number, see: (page: DrawnPage) => void): Promise<void> {
  return withPdf(bytes, (pdfium, file, count) => {
    for (let index = 0; index < Math.min(count, most); index++) {
      const page = pdfium.FPDF_LoadPage(file, index);
      if (!page) continue;
      see(drawGrey(pdfium, page));
      pdfium.FPDF_ClosePage(page);
    }
  });
}

function drawGrey(pdfium: Pdfium, page: number): DrawnPage {
  const wide = pdfium.FPDF_GetPageWidthF(page);
  const high = pdfium.FPDF_GetPageHeightF(page);
  if (!(wide > 0 && high > 0)) throw new UnreadableFile('broken');
  const scale = Math.min(DPI / POINTS_PER_INCH, Math.sqrt(MOST_PIXELS / (wide * high)));
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (!bitmap) throw new UnreadableFile('tooLarge');
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = toGrey(pdfium.pdfium.HEAPU8.subarray(start, start + width * height * 4));
  pdfium.FPDFBitmap_Destroy(bitmap);
  return { width: wide, height: high, picture: { width, height, dpi: scale * POINTS_PER_INCH, pixels } };
}

/** As bright as an eye sees it (ITU-R BT.601). */
function toGrey(rgba: Uint8Array): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < grey.length; at++) {
    const from = at * 4;
    grey[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8;
  }
  return grey;
}
