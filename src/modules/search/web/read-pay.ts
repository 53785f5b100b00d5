import { readAmount } from '#src/kernel/read-amount.ts';

/** A whole amount as typed, in the digits and separators of any language; undefined when there is none to ask for. */
export function readPay(text: string, language: string): number | undefined {
  const { amount } = readAmount(text, { language, places: 2 });
  return amount !== null && amount >= 1 ? Math.floor(amount) : undefined;
}
