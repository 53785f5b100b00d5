import { useTranslation } from '#src/ui/translation.tsx';

/** Lost is not gained: the sign alone is easily overlooked. */
export function toneOf(change: number): string {
  if (change === 0) return 'text-ink-muted';
  return change > 0 ? 'text-accent-ink' : 'text-danger-ink';
}

/** A difference with its sign as the language writes it: +6, −2, or the word for the same. */
export function useSigned() {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language, { signDisplay: 'always' });
  return (change: number) => (change === 0 ? t('analysis.bars.same') : number.format(change));
}
