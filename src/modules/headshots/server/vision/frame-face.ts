import { CROPS, type CropName } from '../../portrait-looks.ts';
import type { Face } from './find-faces.ts';
import type { Square } from './picture.ts';

/** Sides in heights of the face, and how far down the square the middle of the face stands. */
const FRAMES: Record<CropName, { sides: number; face: number }> = {
  close: { sides: 2.3, face: 0.53 },
  shoulders: { sides: 3.4, face: 0.44 },
  wide: { sides: 4.8, face: 0.37 },
};
/** What is nearly as large as the crop above it is the same to the eye. */
const DIFFERENT = 1.12;

export interface Framing {
  /** The largest square of the photo that any crop shows. */
  region: Square;
  /** The crops that the photo has room for, as shares of the region. */
  crops: Partial<Record<CropName, { left: number; top: number; side: number }>>;
}

/** Squares around a face that stay within the photo: a body that ends in the air would look cut off. */
export function frameFace(face: Face, photo: { width: number; height: number }): Framing {
  const most = Math.min(photo.width, photo.height);
  const names = CROPS.filter((name, at) => {
    const before = CROPS[at - 1];
    return (
      before === undefined ||
      Math.min(most, face.height * FRAMES[name].sides) > face.height * FRAMES[before].sides * DIFFERENT
    );
  });
  const squares = names.map((name) => {
    const side = Math.min(most, Math.round(face.height * FRAMES[name].sides));
    return { name, square: placeSquare(face, side, FRAMES[name].face, { left: 0, top: 0, ...photo }) };
  });
  const region = squares.at(-1)?.square ?? { left: 0, top: 0, side: most };
  const within = { left: region.left, top: region.top, width: region.side, height: region.side };
  const crops = squares.map(({ name, square }) => {
    const { left, top, side } = placeSquare(face, square.side, FRAMES[name].face, within);
    return [
      name,
      { left: (left - region.left) / region.side, top: (top - region.top) / region.side, side: side / region.side },
    ];
  });
  return { region, crops: Object.fromEntries(crops) };
}

interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

function placeSquare(face: Face, side: number, share: number, bounds: Bounds): Square {
  const middleX = face.left + face.width / 2;
  const middleY = face.top + face.height / 2;
  return {
    side,
    left: Math.round(clamp(middleX - side / 2, bounds.left, bounds.left + bounds.width - side)),
    top: Math.round(clamp(middleY - side * share, bounds.top, bounds.top + bounds.height - side)),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
