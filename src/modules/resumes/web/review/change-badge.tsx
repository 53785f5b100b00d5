import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Change } from '../../compare-reading.ts';

const tones = { added: 'accent', changed: 'apricot', kept: 'neutral' } as const;

/** What taking it over does. */
export function ChangeBadge({ change }: { change: Change }) {
  const { t } = useTranslation();
  return <Badge tone={tones[change]}>{t(`resumes.review.change.${change}`)}</Badge>;
}
