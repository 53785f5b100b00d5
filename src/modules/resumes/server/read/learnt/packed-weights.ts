import type { ChainModel } from './chain.ts';

/** Weights as a file keeps them: for each feature one letter a label. */
export interface PackedModel extends Omit<ChainModel, 'weights'> {
  weights: Record<string, string>;
}

const ZERO = 80;
const MOST = 44;
/** 'X' stands for nothing: three of them in a row are what people search for to find unfinished work. */
const SKIPPED = 88;
/** Letters stand for squares: small weights are kept exactly, of large ones the size. */
const SCALE = 1.5;

/** Whole numbers only; what is larger than a letter can say is as large as it can. */
export function packWeights(model: ChainModel): PackedModel {
  const weights = Object.entries(model.weights).map(([name, values]) => [
    name,
    String.fromCharCode(...values.map(codeOf)),
  ]);
  return { ...model, weights: Object.fromEntries(weights) };
}

function codeOf(value: number): number {
  const code = ZERO + Math.sign(value) * rootOf(Math.abs(value));
  return code < SKIPPED ? code : code + 1;
}

const rootOf = (value: number) => Math.min(MOST, Math.round(Math.sqrt(value * SCALE)));

export function unpackWeights(packed: PackedModel): ChainModel {
  const weights: ChainModel['weights'] = Object.create(null);
  for (const [name, letters] of Object.entries(packed.weights)) weights[name] = Array.from(letters, weightOf);
  return { ...packed, weights };
}

function weightOf(letter: string): number {
  const code = letter.charCodeAt(0);
  const root = (code > SKIPPED ? code - 1 : code) - ZERO;
  return (Math.sign(root) * root * root) / SCALE;
}
