import { expect, it } from 'vitest';
import { packArrays, unpackArrays } from './packed-arrays.ts';

const arrays = {
  names: Int32Array.of(1, -2, 3),
  words: { letters: Uint16Array.of(0x8b77, 0x8b77, 0xe9), starts: Uint32Array.of(0, 2, 4_000_000_000) },
  isMain: Uint8Array.of(1),
  none: new Float32Array(),
  weights: Float32Array.of(0.1, 12.5),
};

it('gives lists of numbers of any width back as they were', () => {
  expect(unpackArrays(packArrays('made of this', arrays), 'made of this')).toEqual(arrays);
});

it('gives nothing that was made from something else', () => {
  expect(unpackArrays(packArrays('made of this', arrays), 'made of that')).toBeUndefined();
});

it('gives nothing of a file that is cut off', () => {
  const file = packArrays('made of this', arrays);
  for (const length of [0, 3, 40, file.length - 1]) {
    expect(unpackArrays(file.slice(0, length), 'made of this'), String(length)).toBeUndefined();
  }
});
