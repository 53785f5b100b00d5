import type { ErrorName } from '#src/kernel/errors.ts';
import { POINTS_PER_USDT } from './points-rules.ts';

/** Where USDT can be sent, and from how many points on: a transfer on Ethereum costs us many times one on TRON. */
export const networks = {
  TRC20: { least: 100, chain: 'TRON' },
  ERC20: { least: 1000, chain: 'Ethereum' },
} as const;
export type Network = keyof typeof networks;
export const networkNames = Object.keys(networks) as Network[];

/** Points come in hundreds. */
export const STEP = 100;
/** The most in one request; it keeps sums in the range of their column. */
export const MOST_WITHDRAWN = 1_000_000;
/** From here on the one who marks it paid is not the one who approved it. */
export const FOUR_EYES_FROM = 1000;
/** Days after a request is settled, then its address is deleted. */
export const ADDRESS_DAYS = 90;

export const withdrawalStates = ['requested', 'approved', 'paid', 'rejected', 'cancelled'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Neither paid nor given back yet; one wallet has one of these at most. */
export function isOpen(state: WithdrawalState): boolean {
  return state === 'requested' || state === 'approved';
}

export function isNetwork(name: string): name is Network {
  return Object.hasOwn(networks, name);
}

export function centsOf(points: number): number {
  return (points * 100) / POINTS_PER_USDT;
}

/** What is wrong with how much is asked for, before anybody looks at what there is. */
export function refuseAmount(network: Network, points: number): Extract<ErrorName, `withdraw${string}`> | null {
  if (points < networks[network].least) return 'withdrawBelowMinimum';
  return points % STEP === 0 ? null : 'withdrawNotMultiple';
}
