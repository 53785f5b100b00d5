import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { isEnded, type Stage } from '../application-stages.ts';

/** How far an application has come, in a word. */
export function StageBadge({ stage }: { stage: Stage }) {
  const { t } = useTranslation();
  const tone = stage === 'hired' || !(isEnded(stage) || stage === 'applied') ? 'accent' : 'neutral';
  return <Badge tone={tone}>{t(`applications.stage.${stage}`)}</Badge>;
}
