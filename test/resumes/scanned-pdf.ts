import { deflateSync } from 'node:zlib';
import { drawPages } from '#src/modules/resumes/server/scans/draw-pages.ts';
import { assemble } from './simple-pdf.ts';

interface ScanOptions {
  /** How far the paper lay askew. */
  degrees?: number;
}

/** What a scanner makes of a PDF that was printed: a picture of each page, and no text. */
export async function scannedPdf(pdf: Buffer, { degrees = 0 }: ScanOptions = {}): Promise<Buffer> {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', ''];
  const kids: string[] = [];
  await drawPages(pdf, Number.POSITIVE_INFINITY, ({ width, height, picture }) => {
    const packed = deflateSync(picture.pixels).toString('latin1');
    const about = `/Width ${picture.width}/Height ${picture.height}/ColorSpace/DeviceGray/BitsPerComponent 8`;
    objects.push(
      `<</Type/XObject/Subtype/Image${about}/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream`,
    );
    const image = objects.length;
    const turn = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const content = `${width * cos} ${width * sin} ${-height * sin} ${height * cos} 0 0 cm /P Do`;
    objects.push(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${image + 1} 0 R/Resources<</XObject<</P ${image} 0 R>>>>>>`,
    );
    kids.push(`${objects.length} 0 R`);
  });
  objects[1] = `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`;
  return assemble(objects);
}
