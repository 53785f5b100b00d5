import { randomInt } from 'node:crypto';

/** Without 0, O, 1 and I, which people mistake for each other when they read it out. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random reference such as P-7K3M-Q9TD: one of a million million, so that it does not tell how many there are. */
export function makeReference(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `P-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
