export { matchingModule, openMatching } from './matching.module.ts';
export type { MatchingParts } from './matching.parts.ts';
export { createPhraseFinder, type Found, type PhraseFinder } from './phrase-finder.ts';
export { presentMatch } from './present-match.ts';
export { hasSkill } from './talent-skills.ts';
export { vocabularyOf } from './vocabulary.ts';
