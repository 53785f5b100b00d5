import type { Stage } from '#src/modules/applications/application-stages.ts';

/** The columns of the board, in the order of a search that goes well. */
export const LANES = ['wishlist', 'applied', 'talking', 'interview', 'offer', 'closed'] as const;
export type Lane = (typeof LANES)[number];

/** What the funnel counts: everything that got at least that far. */
export const FUNNEL = ['wishlist', 'applied', 'talking', 'interview', 'offer'] as const;
export type FunnelStep = (typeof FUNNEL)[number];

export const MOST_OUTSIDE = 300;
export const LONGEST_NOTE = 2000;

const laneOfStage: Partial<Record<Stage, Lane>> = {
  interview: 'interview',
  offer: 'offer',
  hired: 'offer',
  not_suitable: 'closed',
  withdrawn: 'closed',
  closed: 'closed',
};

interface Progress {
  stage: Stage | null;
  isAnswered: boolean;
  isEnded: boolean;
  hasInterview: boolean;
}

/** Where a job of this site stands: its application says, and without one its conversation. */
export function laneOf({ stage, isAnswered, isEnded, hasInterview }: Progress): Lane {
  const told = stage && laneOfStage[stage];
  if (told) return told;
  if (isEnded) return 'closed';
  if (hasInterview) return 'interview';
  return isAnswered ? 'talking' : 'applied';
}

/** The further of two; a job that is closed keeps how far it had come. */
export function furthestOf(before: FunnelStep, lane: Lane): FunnelStep {
  if (lane === 'closed') return before;
  return FUNNEL.indexOf(lane) > FUNNEL.indexOf(before) ? lane : before;
}
