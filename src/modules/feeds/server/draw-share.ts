import sharp from 'sharp';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { type Renderer, renderShare } from '#src/modules/resume-designs/server/resume-designs.public.ts';

export interface SharedWords {
  language: LanguageCode;
  sender: string;
  lead: string;
  title: string;
  lines: string[];
  note: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Two pixels for each point of the words. */
const DENSITY = 144;
/** In widths of a Latin letter; a Chinese one takes two. */
const ROOM = { lead: 44, title: 72, line: 56 };
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** The mark's two bubbles, on the paper as large shapes and beside the name as the mark itself. */
const FIRST =
  'M6 3h13a6 6 0 0 1 6 6v5a6 6 0 0 1-6 6h-7l-5.2 4.4A1.1 1.1 0 0 1 5 23.6V20a5 5 0 0 1-5-5V9a6 6 0 0 1 6-6Z';
const SECOND =
  'M27 12.2a5 5 0 0 1 5 4.8v5a5 5 0 0 1-4 4.9v2.7a1 1 0 0 1-1.7.8L22.5 27H17a5 5 0 0 1-4.6-3H19a8 8 0 0 0 8-8Z';

/** Words beyond what the picture has room for are cut, between letters and not within one. */
function cut(text: string, room: number): string {
  let [left, kept] = [room, ''];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= WIDE.test(segment) ? 2 : 1;
    if (left < 0) return `${kept.trimEnd()}…`;
    kept += segment;
  }
  return text;
}

/** GROW-05: a picture for a shared link, as networks want it: 1200 × 630 pixels, PNG. */
export async function drawShare(renderer: Renderer, { language, ...words }: SharedWords): Promise<Buffer> {
  const svg = await renderShare(renderer, language, {
    ...words,
    lead: cut(words.lead, ROOM.lead),
    title: cut(words.title, ROOM.title),
    lines: words.lines.filter(Boolean).map((line) => cut(line, ROOM.line)),
  });
  const letters = await sharp(Buffer.from(svg), { density: DENSITY })
    // A name that no size made fit would have a second page below the first.
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
  return sharp(Buffer.from(groundOf(language === 'ar')))
    .composite([{ input: letters }])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

function groundOf(isRightToLeft: boolean): string {
  const mirror = isRightToLeft ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : '';
  const mark = `transform="translate(${isRightToLeft ? WIDTH - 147 : 80} 60) scale(2.1)"`;
  const large = 'transform="translate(700 -90) scale(23)"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<g${mirror}><path ${large} d="${FIRST}" fill="#e4f6ed"/><path ${large} d="${SECOND}" fill="#fdf0e1"/></g>
<path ${mark} d="${FIRST}" fill="#00815c"/><path ${mark} d="${SECOND}" fill="#f2ad66"/>
<path d="M0 618h${WIDTH}v12H0z" fill="#00815c"/></svg>`;
}
