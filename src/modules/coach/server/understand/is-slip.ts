/** Shorter words are too close to others. */
const SHORTEST = 6;

/** Whether one of two words is the other with one slip: a letter too many, too few, wrong, or two that swapped places. */
export function isSlip(typed: string, meant: string): boolean {
  if (meant.length < SHORTEST || Math.abs(typed.length - meant.length) > 1 || typed[0] !== meant[0]) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const same = (one: number, other: number) => typed.slice(at + one) === meant.slice(at + other);
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && same(2, 2);
  return same(1, 1) || same(1, 0) || same(0, 1) || isSwapped;
}
