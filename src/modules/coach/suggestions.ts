/** Questions that are offered, each understood as what it is called. */
export const SUGGESTIONS = [
  'jobs',
  'resume',
  'skills',
  'applications',
  'pay',
  'negotiate',
  'interview',
  'practice',
  'reply',
  'change',
  'letter',
  'parley',
  'more',
] as const;
export type Suggestion = (typeof SUGGESTIONS)[number];

/** To begin with. */
export const STARTERS: readonly Suggestion[] = ['jobs', 'resume', 'applications', 'skills', 'pay', 'letter'];
