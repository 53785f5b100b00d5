import { ImageRun } from 'docx';
import type { Sheet } from '../sheet.ts';

/** In pixels of 96 to the inch; Japanese forms ask for 30 × 40 mm. */
const SQUARE = { width: 110, height: 110 };
const FORM = { width: 113, height: 151 };

/** Someone's face, square or in the shape that forms ask for. */
export async function wordPhoto(photo: Buffer, { name }: Sheet, isForm: boolean): Promise<ImageRun> {
  const { width, height } = isForm ? FORM : SQUARE;
  const { default: sharp } = await import('sharp');
  // Cut to shape as in the PDF, so that no face is stretched; three times the size for print.
  const data = await sharp(photo)
    .resize(width * 3, height * 3, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer();
  return new ImageRun({
    type: 'jpg',
    data,
    altText: { name, description: name },
    transformation: { width, height },
  });
}
