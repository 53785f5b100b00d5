/** `codes` is for what a person is waiting for at this moment (codes, links, proofs), `bulk` for all the rest. */
export type Lane = 'codes' | 'bulk';

export interface LaneRules {
  /** How many messages of a channel one worker hands over at once; e-mail has as many connections. */
  slots: number;
  /** The longest that handing over one message may take. */
  patienceMs: number;
  /** The pause after the first failure; it doubles with each. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** After so many the message is given up: a dead letter. */
  mostTries: number;
}

/** Codes are tried as long as they are good for something, bulk mail for about seven hours. */
export const LANES: Record<Lane, LaneRules> = {
  codes: { slots: 10, patienceMs: 10_000, firstPauseMs: 2000, longestPauseMs: 30_000, mostTries: 45 },
  bulk: { slots: 20, patienceMs: 20_000, firstPauseMs: 60_000, longestPauseMs: 3_600_000, mostTries: 12 },
};

/** Nobody else takes a message as long as its worker may still be at it. */
export const leaseMs = ({ patienceMs }: LaneRules): number => 2 * patienceMs;

/** Exponential back-off with jitter, so that what failed together does not come back together. */
export function pauseAfter({ firstPauseMs, longestPauseMs }: LaneRules, tries: number): number {
  const pause = Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
  return Math.round(pause * (0.75 + Math.random() / 2));
}
