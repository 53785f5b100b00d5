/** How far an application has come. */
export const STAGES = [
  'applied',
  'viewed',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'not_suitable',
  'withdrawn',
  'closed',
] as const;
export type Stage = (typeof STAGES)[number];

/** Who takes a step: the job seeker, the company's people, or the clock. */
export const MOVERS = ['talent', 'employer', 'system'] as const;
export type Mover = (typeof MOVERS)[number];

/** At most so many resumes and videos go along. */
export const MOST_DOCUMENTS = 3;
/** How long a Boss can take a decision back before the job seeker hears of it. */
export const UNDO_SECONDS = 60;

/** Why someone is not suitable, as it can be said kindly; each has a sentence in every language. */
export const DECLINE_REASONS = ['experience', 'skills', 'pay', 'place', 'filled'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/**
 * The one table of steps: from a stage to another, and who may take it. What does not stand here is refused. The page of
 * the module shows it, and a test walks it.
 */
export const STEPS: Record<Stage, Partial<Record<Stage, Mover>>> = {
  applied: {
    viewed: 'employer',
    shortlisted: 'employer',
    interview: 'employer',
    offer: 'employer',
    not_suitable: 'employer',
    withdrawn: 'talent',
    closed: 'system',
  },
  viewed: {
    shortlisted: 'employer',
    interview: 'employer',
    offer: 'employer',
    not_suitable: 'employer',
    withdrawn: 'talent',
    closed: 'system',
  },
  shortlisted: {
    interview: 'employer',
    offer: 'employer',
    not_suitable: 'employer',
    withdrawn: 'talent',
    closed: 'system',
  },
  interview: { offer: 'employer', not_suitable: 'employer', withdrawn: 'talent' },
  offer: { interview: 'employer', hired: 'talent', not_suitable: 'employer', withdrawn: 'talent' },
  hired: {},
  // Someone changes their mind: it is good news.
  not_suitable: { shortlisted: 'employer' },
  withdrawn: {},
  // The Boss has written after all.
  closed: { viewed: 'employer', shortlisted: 'employer' },
};

export function mayMove(from: Stage, to: Stage, mover: Mover): boolean {
  return STEPS[from][to] === mover;
}

/** It goes nowhere by itself any more. */
export function isEnded(stage: Stage): boolean {
  return stage === 'hired' || stage === 'not_suitable' || stage === 'withdrawn' || stage === 'closed';
}
