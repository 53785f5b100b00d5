/** What a rewrite may be asked to do, in the order of the buttons. */
export const REWRITE_TYPES = ['shorter', 'longer', 'formal', 'confident', 'simpler', 'language'] as const;
export type RewriteType = (typeof REWRITE_TYPES)[number];

/** What the built-in engine tells of its work. */
export const WRITING_NOTES = [
  /** Running text has become lines, one fact each. */
  'restructured',
  /** Weak verbs have made way for strong ones. */
  'verbs',
  /** Words that say nothing are gone. */
  'filler',
  /** What can be measured stands first. */
  'ordered',
  /** No list of words for this language: only the structure was touched. */
  'noWordList',
  /** There was nothing to mend. */
  'unchanged',
  /** The profile knows nothing more that could be added. */
  'nothingToAdd',
  /** Lines in another language were left out. */
  'otherLanguageLeftOut',
  /** A sentence of the outside service told something that the profile does not. */
  'unknownFactsLeftOut',
  /** Lines in another language stand as they were typed. */
  'otherLanguageKept',
  /** The outside service did not answer, so the built-in engine wrote. */
  'serviceFailed',
] as const;
export type WritingNote = (typeof WRITING_NOTES)[number];

/** What only the person knows and the text should say. */
export const WRITING_QUESTIONS = ['number', 'tasks', 'result', 'learnt'] as const;
export type WritingQuestion = (typeof WRITING_QUESTIONS)[number];

/** The same of a vacancy. */
export const JOB_QUESTIONS = [
  'jobTitle',
  'jobTasks',
  'jobFirstMonth',
  'jobAsks',
  'jobPay',
  'jobOffer',
  'jobSteps',
] as const;
export type JobQuestion = (typeof JOB_QUESTIONS)[number];

/** Texts that are written for someone, a day; a rewrite is one too. */
export const CREDITS_A_DAY = 20;
/** Everything that is begun, a day: what is stopped before its first word costs no credit, but not nothing. */
export const TRIES_A_DAY = 100;
/** Of each of the employer's own answers that a job post is written from. */
export const LONGEST_ANSWER = 2000;
/** As long as a profile lets its summary and descriptions be. */
export const LONGEST_TEXT = 4000;
