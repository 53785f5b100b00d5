import { useTranslation } from '#src/ui/translation.tsx';

/** A difference with its sign as the language writes it: +6, −2, or the word for the same. */
export function useSigned() {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language, { signDisplay: 'always' });
  return (change: number) => (change === 0 ? t('analysis.bars.same') : number.format(change));
}
