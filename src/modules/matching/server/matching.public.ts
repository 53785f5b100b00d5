export { matchingModule } from './matching.module.ts';
export { createReadMatch, type ReadMatch } from './read-match.ts';
