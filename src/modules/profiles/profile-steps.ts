/** What the meter asks for, in the order in which it asks. A photo is not among them: nobody needs one to be hired. */
export const profileSteps = [
  'name',
  'experience',
  'skills',
  'headline',
  'preference',
  'languages',
  'start',
  'summary',
  'eligibility',
  'place',
] as const;

export type ProfileStep = (typeof profileSteps)[number];

/** Without these there is nothing to send: with them `is_profile_completed` is true. */
export const neededSteps: readonly ProfileStep[] = ['name', 'experience', 'skills'];
