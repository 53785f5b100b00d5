export type { JobFacts, TalentFacts } from './facts.ts';
export { matchingModule } from './matching.module.ts';
export { type MatchingParts, matchingParts } from './matching.parts.ts';
export { createPhraseFinder, type Found, type PhraseFinder } from './phrase-finder.ts';
export { presentMatch } from './present-match.ts';
export { createReadMatch, type ReadMatch } from './read-match.ts';
export { hasSkill } from './talent-skills.ts';
export { vocabularyOf } from './vocabulary.ts';
