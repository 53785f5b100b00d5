import { useTranslation } from '#src/ui/translation.tsx';
import { isStandard } from '../../score-criteria.ts';

/** A criterion as it is read: the standard ones have a name in every language. */
export function useCriterionName() {
  const { t } = useTranslation();
  return ({ key, name }: { key: string; name: string | null }): string =>
    isStandard(key) ? t(`pipeline.score.${key}`) : (name ?? '');
}
