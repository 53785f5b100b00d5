import type { SharpOptions } from 'sharp';

/** Where a BMP tells its size and how many bits a pixel has. */
const WIDTH_AT = 18;
const HEIGHT_AT = 22;
const BITS_AT = 28;
const HEADER = 54;

/**
 * The colours of a BMP, which sharp cannot read. Only true colour, without a palette: that is what cameras and screenshots
 * write. Its size is looked at before any memory is asked for.
 */
export async function readBmp(bytes: Buffer, mostPixels: number): Promise<[Uint8Array, SharpOptions]> {
  if (bytes.length < HEADER) throw new Error('The file ends within its header');
  const [width, height, bits] = [
    bytes.readUInt32LE(WIDTH_AT),
    bytes.readUInt32LE(HEIGHT_AT),
    bytes.readUInt16LE(BITS_AT),
  ];
  if (bits !== 24 && bits !== 32) throw new Error(`A BMP of ${bits} bits`);
  if (width * height > mostPixels || width * height * (bits / 8) > bytes.length)
    throw new Error('A BMP without its pixels');
  const { decode } = await import('fast-bmp');
  const { data } = decode(bytes);
  return [data as Uint8Array, { raw: { width, height, channels: bits === 24 ? 3 : 4 } }];
}
