import { existsSync, readFileSync } from 'node:fs';
import type { ChainModel } from './chain.ts';
import { unpackWeights } from './packed-weights.ts';

/** What was learnt from labelled resumes; where a part is missing the rules alone decide. */
export interface Learnt {
  sections: ChainModel | undefined;
  work: ChainModel | undefined;
  education: ChainModel | undefined;
}

let learnt: Learnt | undefined;

export function loadLearnt(): Learnt {
  learnt ??= { sections: weightsOf('section'), work: weightsOf('work'), education: weightsOf('education') };
  return learnt;
}

function weightsOf(name: string): ChainModel | undefined {
  const file = new URL(`${name}-weights.json`, import.meta.url);
  return existsSync(file) ? unpackWeights(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
