import { readFileSync } from 'node:fs';
import type { ChainModel } from './chain.ts';

/** What was learnt from labelled resumes (`scripts/train-reader.ts`); without it the rules alone decide. */
export interface Learnt {
  sections: ChainModel | undefined;
}

let learnt: Learnt | undefined;

export function loadLearnt(): Learnt {
  learnt ??= { sections: JSON.parse(readFileSync(new URL('section-weights.json', import.meta.url), 'utf8')) };
  return learnt;
}
