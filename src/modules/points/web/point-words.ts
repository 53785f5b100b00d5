import { numberFormat } from '#src/kernel/formats.ts';
import { useTranslation } from '#src/ui/translation.tsx';

/** Points and USDT as the reader's language writes them. */
export function usePointWords() {
  const { t, language } = useTranslation();
  const number = numberFormat(language);
  const money = numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signed = numberFormat(language, { signDisplay: 'exceptZero' });
  return {
    points: (count: number) => t('points.count', { count }),
    number: (count: number) => number.format(count),
    /** With its sign, kept together in a line that runs from right to left. */
    change: (count: number) => `\u2066${signed.format(count)}\u2069`,
    usdt: (cents: number) => `\u2066${money.format(cents / 100)} USDT\u2069`,
  };
}
