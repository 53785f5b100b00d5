/**
 * How many rounds a random search for faults takes: some with every change, all of them in `npm run nightly`. The first
 * rounds are the same in both.
 */
export function rounds(usual: number, full: number): number {
  return process.env.PARLEY_ROUNDS === 'full' ? full : usual;
}
