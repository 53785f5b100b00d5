import type { HeadshotRefusal } from '../../portrait-looks.ts';
import type { Study } from './study-photo.ts';

/** What the process says: why there is nothing, or the facts and the pictures one after another. */
interface Head {
  refusal?: HeadshotRefusal;
  fault?: string;
  crops?: Study['crops'];
  region?: Study['region'];
  sizes?: number[];
}

interface Refused {
  refusal: HeadshotRefusal;
  fault?: string | undefined;
}

const LENGTH = 4;

export function packStudy({ crops, region, photo, cutOut, behind }: Study): Buffer {
  return packPictures({ crops, region }, [photo, cutOut, behind]);
}

export function packPortrait(portrait: Buffer): Buffer {
  return packPictures({}, [portrait]);
}

function packPictures(head: Head, pictures: Buffer[]): Buffer {
  return Buffer.concat([packHead({ ...head, sizes: pictures.map(({ length }) => length) }), ...pictures]);
}

export function packHead(head: Head): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text]);
}

function unpack(answer: Buffer): { head: Head; pictures: Buffer[] } {
  const start = LENGTH + answer.readUInt32LE();
  const head = JSON.parse(answer.toString('utf8', LENGTH, start)) as Head;
  const { sizes = [] } = head;
  const pictures = sizes.map((size, at) => {
    const from = sizes.slice(0, at).reduce((sum, one) => sum + one, start);
    return answer.subarray(from, from + size);
  });
  return { head, pictures };
}

export function unpackStudy(answer: Buffer): Study | Refused {
  const { head, pictures } = unpack(answer);
  const { crops, region } = head;
  const [photo, cutOut, behind] = pictures;
  if (!crops || !region) return { refusal: head.refusal ?? 'failed', fault: head.fault };
  if (!photo || !cutOut || !behind) return { refusal: 'failed', fault: 'a picture is missing' };
  return { crops, region, photo, cutOut, behind };
}

export function unpackPortrait(answer: Buffer): Buffer | Refused {
  const { head, pictures } = unpack(answer);
  return pictures[0] ?? { refusal: head.refusal ?? 'failed', fault: head.fault };
}
