import { numberFormat } from './formats.ts';

/** How many decimals a currency has: 2 for most, 0 for yen, 3 for dinars; 2 for a code that nobody knows. */
export function minorDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
