import { keepCurrencySigns } from '#src/kernel/text.ts';

export function longDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** Large sums as people say them: `S$12.5M`. */
export function writeMoney({ amount, currency }: { amount: number; currency: string }, language: string): string {
  const notation = amount >= 1_000_000 ? 'compact' : 'standard';
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    notation,
    maximumFractionDigits: notation === 'compact' ? 1 : 0,
  });
  return keepCurrencySigns(format.format(amount), language);
}
