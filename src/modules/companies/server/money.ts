interface Money {
  amount: number;
  currency: string;
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Whole units as they are shown, from the minor units that are stored. */
export function presentMoney(minor: number | null, currency: string | null): Money | null {
  return minor === null || currency === null ? null : { amount: minor / 10 ** digitsOf(currency), currency };
}

export function toMinor({ amount, currency }: Money): number {
  return Math.round(amount * 10 ** digitsOf(currency));
}
