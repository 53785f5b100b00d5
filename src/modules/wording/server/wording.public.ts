export { breachProblems } from './breach-problems.ts';
export { findContactDetails, hasContactDetails } from './contact-details.ts';
export { foldDisguise, joinSpelledOut, withoutPictures } from './fold-disguise.ts';
export { asksToLeave } from './invitations.ts';
export type { TextPlace } from './text-place.ts';
