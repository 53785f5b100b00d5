/** What a word can shut people out by. */
export const BIAS_KINDS = ['gender', 'age', 'origin', 'family', 'religion', 'looks', 'health'] as const;
export type BiasKind = (typeof BIAS_KINDS)[number];

/** Everything that is looked for in a job post, in the order in which findings stand. */
export const CHECK_RULES = [
  'forbidden.fee',
  'forbidden.papers',
  'forbidden.phone',
  'forbidden.email',
  'forbidden.messenger',
  'forbidden.link',
  'bias.gender',
  'bias.age',
  'bias.origin',
  'bias.family',
  'bias.religion',
  'bias.looks',
  'bias.health',
  'pay.missing',
  'pay.period',
  'pay.range',
  'pay.wide',
  'pay.below',
  'pay.above',
  'clarity.arrangement',
  'clarity.level',
  'clarity.jobType',
  'clarity.noDuties',
  'clarity.short',
  'clarity.long',
  'clarity.wall',
  'clarity.manyMusts',
  'clarity.jargon',
  'clarity.shouting',
] as const;
export type CheckRule = (typeof CHECK_RULES)[number];

/** Highest pay against the lowest: from here on a range tells little. Four times is refused. */
export const WIDE_RANGE = 2;
/** Fewer words leave people guessing, more are not read; of scripts without spaces, signs. */
export const LEAST_WORDS = 15;
export const LEAST_SIGNS = 30;
export const MOST_WORDS = 700;
export const MOST_SIGNS = 2000;
/** The longest paragraph that people read to its end. */
export const LONGEST_PARAGRAPH_WORDS = 110;
export const LONGEST_PARAGRAPH_SIGNS = 250;
/** Every further one keeps good people from applying. */
export const MOST_MUSTS = 10;
