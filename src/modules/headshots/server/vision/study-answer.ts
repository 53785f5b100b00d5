import type { HeadshotRefusal } from '../../portrait-looks.ts';
import type { Study } from './study-photo.ts';

/** What the process says: why there is nothing, or the facts and the pictures one after another. */
interface Head {
  refusal?: HeadshotRefusal;
  fault?: string;
  crops?: Study['crops'];
  sizes?: number[];
}

const LENGTH = 4;

export function packStudy({ crops, photo, cutOut, behind }: Study): Buffer {
  const pictures = [photo, cutOut, behind];
  return Buffer.concat([packHead({ crops, sizes: pictures.map(({ length }) => length) }), ...pictures]);
}

export function packHead(head: Head): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text]);
}

export function unpackStudy(answer: Buffer): Study | { refusal: HeadshotRefusal; fault?: string | undefined } {
  const start = LENGTH + answer.readUInt32LE();
  const head = JSON.parse(answer.toString('utf8', LENGTH, start)) as Head;
  const { crops, sizes } = head;
  if (!crops || !sizes) return { refusal: head.refusal ?? 'failed', fault: head.fault };
  const [photo, cutOut, behind] = sizes.map((size, at) => {
    const from = sizes.slice(0, at).reduce((sum, one) => sum + one, start);
    return answer.subarray(from, from + size);
  });
  if (!photo || !cutOut || !behind) return { refusal: 'failed', fault: 'a picture is missing' };
  return { crops, photo, cutOut, behind };
}
