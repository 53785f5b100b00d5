export { aiModule } from './ai.module.ts';
export { linesOf } from './engines/split-text.ts';
export { isMeasured } from './engines/write-entry.ts';
