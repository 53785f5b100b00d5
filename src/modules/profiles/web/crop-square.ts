/** The stored picture is no larger, so that more would be thrown away. */
const SIDE = 1024;
const QUALITY = 0.9;

/** Which square of a picture is kept: its middle as a share of the picture, and how far it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

interface Size {
  width: number;
  height: number;
}

/** The square in the picture's own pixels. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  return {
    side,
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
  };
}

/** A crop whose square has moved by so many of its own sides, and stays within the picture. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side, left, top } = squareOf(size, crop);
  const middle = (start: number, by: number, whole: number) =>
    (clamp(start + by * side, 0, whole - side) + side / 2) / whole;
  return { zoom: crop.zoom, x: middle(left, right, size.width), y: middle(top, down, size.height) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Draws the square as a JPEG; whatever the file held besides its colours stays behind. */
export async function cropSquare(picture: HTMLImageElement, crop: Crop): Promise<Blob> {
  const { side, left, top } = squareOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(SIDE, Math.round(side));
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  // What a PNG leaves open would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture is too large to be drawn');
  return blob;
}
