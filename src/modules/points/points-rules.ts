/** What points are worth: a hundred are one USDT. */
export const POINTS_PER_USDT = 100;

/** What earns points by itself. The page shows this table, and nothing else is paid. */
export const earningRules = {
  phone_verified: { points: 10, how: 'once' },
  profile_completed: { points: 20, how: 'once' },
  interview_attended: { points: 30, how: 'company' },
  friend_joined: { points: 20, how: 'friend' },
} as const satisfies Record<string, { points: number; how: 'once' | 'company' | 'friend' }>;
export type EarningRule = keyof typeof earningRules;
export const earningRuleNames = Object.keys(earningRules) as EarningRule[];

/** All rules together; what goes beyond earns nothing. */
export const MOST_A_DAY = 60;
export const MOST_A_MONTH = 150;

/** Every kind of line that a history can have. */
export const transactionKinds = [
  ...earningRuleNames,
  'event_reward',
  'credited',
  'debited',
  'withdrawal_requested',
  'withdrawal_returned',
  'withdrawal_paid',
  'forfeited',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** A notice is worth it from here on; the rest is found in the history. */
export const LARGE_CREDIT = 20;
/** The most that an operator gives or takes in one go. */
export const MOST_ADJUSTED = 100_000;

export const eventGoals = ['profile', 'interview'] as const;
export type EventGoal = (typeof eventGoals)[number];
/** Days after its end in which a reward can still be claimed. */
export const CLAIM_DAYS = 30;
