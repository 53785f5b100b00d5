/** What waits for an operator, in the order in which their room names it. */
export const waitingKinds = [
  'reports',
  'appeals',
  'confirmations',
  'verifications',
  'feedback',
  'withdrawals',
  'payouts',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** More of one kind are not counted one by one. */
export const MOST_WAITING = 1000;
