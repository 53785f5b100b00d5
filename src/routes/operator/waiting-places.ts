import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import type { WaitingKind } from '#src/kernel/waiting.ts';

export type WaitingRow = AnswerOf<Api['GET /operator/waiting']>['waiting'][number];

/** Where an operator sees to each kind: the room's own place, and what of it shows just these. */
export const waitingPlaces: Record<WaitingKind, { place: string; search?: string }> = {
  reports: { place: '/operator/moderation' },
  appeals: { place: '/operator/moderation', search: '?kind=appeal' },
  confirmations: { place: '/operator/moderation', search: '?view=confirm' },
  verifications: { place: '/operator/verifications' },
  feedback: { place: '/operator/feedback' },
  withdrawals: { place: '/operator/points' },
  payouts: { place: '/operator/points', search: '?state=approved' },
};

/** How much waits at a place of the navigation, all kinds together. */
export function waitingAt(waiting: readonly WaitingRow[], place: string): number {
  return waiting.reduce((sum, { kind, count }) => (waitingPlaces[kind].place === place ? sum + count : sum), 0);
}
