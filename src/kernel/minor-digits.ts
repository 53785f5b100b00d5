import { numberFormat } from './formats.ts';

/** Asking a format for its options costs more than writing a number with it, and a page of jobs asks for every pay. */
const known = new Map<string, number>();

/** How many decimals a currency has: 2 for most, 0 for yen, 3 for dinars; 2 for a code that nobody knows. */
export function minorDigits(currency: string): number {
  const found = known.get(currency);
  if (found !== undefined) return found;
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const digits = numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currency, digits);
  return digits;
}
