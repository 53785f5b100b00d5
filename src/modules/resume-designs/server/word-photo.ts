import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  type IFloating,
  ImageRun,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { Sheet } from './sheet.ts';

/** In pixels of 96 to the inch; Japanese forms ask for 30 × 40 mm. */
const SQUARE = { width: 110, height: 110 };
const FORM = { width: 113, height: 151 };
const AWAY = 150_000;

/** Someone's face: above the name, or in the corner opposite to it as on forms. */
export async function wordPhoto(photo: Buffer, { name, direction }: Sheet, inCorner: boolean): Promise<ImageRun> {
  const { width, height } = inCorner ? FORM : SQUARE;
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
    ...(inCorner ? { floating: cornerOf(direction) } : {}),
  });
}

function cornerOf(direction: Sheet['direction']): IFloating {
  const align = direction === 'rtl' ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT;
  return {
    horizontalPosition: { relative: HorizontalPositionRelativeFrom.MARGIN, align },
    verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
    wrap: { type: TextWrappingType.SQUARE },
    margins: { left: AWAY, right: AWAY, bottom: AWAY },
  };
}
