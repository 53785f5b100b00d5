import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import load from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { ScanData } from './tessdata.ts';

interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface SeenWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  bbox: Bounds;
}

export interface SeenLine {
  words: SeenWord[];
  /** The line that the letters stand on, from its left end to its right. */
  baseline: Bounds;
  rowAttributes: { rowHeight: number };
  bbox: Bounds;
}

interface SeenPage {
  blocks: { paragraphs: { lines: SeenLine[] }[] }[] | null;
}

export interface GreyPicture {
  width: number;
  height: number;
  dpi: number;
  pixels: Uint8Array;
}

const LSTM_ONLY = 1;
/** Finds blocks and columns by itself; the default takes a page for one block. */
const AUTOMATIC = '3';
/** In radians; a page that leans less is read as it is. */
const LEAST_LEAN = 0.005;
const ignore = () => {};

/**
 * Tesseract within this process, without the package's threads, caches and downloads. What it prints would stand in the
 * answer, so it prints nothing.
 */
export async function openTesseract({ folder, languages }: ScanData): Promise<(picture: GreyPicture) => SeenLine[]> {
  const core = await load({ print: ignore, printErr: ignore });
  for (const name of languages) {
    core.FS.writeFile(`${name}.traineddata`, readFileSync(join(folder, `${name}.traineddata`)));
  }
  const api = new core.TessBaseAPI();
  if (api.Init(null, languages.join('+'), LSTM_ONLY, undefined) === -1) throw new Error('no usable language data');
  api.SetVariable('tessedit_pageseg_mode', AUTOMATIC);
  return (picture) => {
    core.FS.writeFile('/input', asPgm(picture));
    api.SetVariable('user_defined_dpi', String(Math.round(picture.dpi)));
    if (api.SetImageFile(1, 0) === 1) throw new Error('not a picture');
    api.FindLines();
    const lean = api.GetGradient();
    if (Math.abs(lean) >= LEAST_LEAN) api.SetImageFile(1, lean);
    api.Recognize(null);
    const { blocks } = JSON.parse(api.GetJSONText()) as SeenPage;
    return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  };
}

/** The simplest format that it reads: a head and the pixels. */
function asPgm({ width, height, pixels }: GreyPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}
