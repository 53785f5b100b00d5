import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Interview } from '../../interview-fields.ts';

/** How far an interview has come, in a word. */
export function StateBadge({ interview: { status, turn, side } }: { interview: Interview }) {
  const { t } = useTranslation();
  if (status === 'pending' && turn === side) return <Badge tone="apricot">{t('interviews.state.yourTurn')}</Badge>;
  const tone = status === 'accepted' || status === 'passed' ? 'accent' : 'neutral';
  return <Badge tone={tone}>{t(`interviews.state.${status}`)}</Badge>;
}
