import { randomInt } from 'node:crypto';

/** Without 0, O, 1 and I, which people mistake for each other when they read it out. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A name for a message that tells nobody how many there are: P-XXXX-XXXX, one of a million million. */
export function makeReference(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `P-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
