/** People invited by email at a time, and in any 24 hours. */
export const MOST_AT_ONCE = 10;
export const MOST_A_DAY = 30;
/** Nobody gets a second invitation from the same person sooner, nor more than so many from all while they are kept. */
export const AGAIN_AFTER_DAYS = 30;
export const MOST_TO_ONE = 3;
/** An address is kept so long at most. */
export const KEPT_DAYS = 90;
/** A browser remembers so long who invited it. */
export const ARRIVAL_DAYS = 30;
/** Addresses of deleted accounts are known again, by a keyed hash, for so long. */
export const FORMER_DAYS = 365;
/** What a success gives to both. */
export const REWARD_MONTHS = 1;

/** So many friends bring their inviter something in any so many days; who comes later still gets their own month. */
export const MOST_REWARDED = 10;
export const REWARDED_DAYS = 30;
/** By a keyed hash it is known so long from which network a friend came. */
export const NETWORK_DAYS = 90;

export const FRIEND_STATES = ['sent', 'joined', 'rewarded', 'not_counted'] as const;
export type FriendState = (typeof FRIEND_STATES)[number];

/** Why somebody who came did not count. */
export const UNCOUNTED = ['existing', 'self', 'device', 'repeat', 'limit', 'stopped'] as const;
export type Uncounted = (typeof UNCOUNTED)[number];

/** Why an address cannot be invited. */
export const ADDRESS_PROBLEMS = ['invalid', 'own', 'recent', 'refused'] as const;

/** Everything between commas, semicolons, spaces and line ends, each once. */
export function splitAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;،、，；]+/).filter(Boolean))];
}

/** One mailbox, however it is written: no tag behind '+', and no dots where the service ignores them. */
export function canonicalEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [local = ''] = lower.slice(0, at).split('+');
  const domain = lower.slice(at + 1);
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
