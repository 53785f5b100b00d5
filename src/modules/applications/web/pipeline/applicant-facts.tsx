import { Files, MessageCircle, RefreshCw } from 'lucide-react';
import { useContext } from 'react';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Applicant } from '../../pipeline.contract.ts';
import { CORE_OF } from '../../pipeline-columns.ts';
import { StageBadge } from '../stage-badge.tsx';
import { ApplicantSlot } from './applicant-slot.ts';

const HOUR_MS = 3600_000;

/** What is left of the promised time, in the words of the inbox; they say all that the colour does. */
export function WaitingBadge({ applicant: { due_at }, now }: { applicant: Applicant; now: number }) {
  const { t } = useTranslation();
  if (!due_at) return null;
  const left = Math.ceil((Date.parse(due_at) - now) / HOUR_MS);
  const late = Math.floor(-left / 24);
  if (left > 0) {
    const words = t('chat.list.waiting.left', { count: left });
    return <Badge tone={left > 24 ? 'neutral' : 'apricot'}>{words}</Badge>;
  }
  const words = late === 0 ? t('chat.list.waiting.lateToday') : t('chat.list.waiting.late', { count: late });
  return <Badge tone="danger">{words}</Badge>;
}

/** What a Boss wants to know of a card besides who it is. */
export function ApplicantBadges({ applicant, now }: { applicant: Applicant; now: number }) {
  const { t } = useTranslation();
  const { unread, owner, stage, documents, column } = applicant;
  // A fixed column says the stage itself; an own one and the last one hold several.
  const slot = useContext(ApplicantSlot);
  const saysStage = column.startsWith('own-') || (column === 'not_suitable' && stage !== 'not_suitable');
  return (
    <>
      {slot?.(applicant.id)}
      {applicant.is_refreshed ? (
        <Badge tone="apricot" icon={<RefreshCw aria-hidden />}>
          {t('pipeline.card.refreshed')}
        </Badge>
      ) : null}
      <WaitingBadge applicant={applicant} now={now} />
      {unread > 0 ? (
        <Badge tone="apricot" icon={<MessageCircle aria-hidden />}>
          {t('pipeline.card.unread', { count: unread })}
        </Badge>
      ) : null}
      {saysStage && CORE_OF[stage] !== 'applied' && !applicant.decision ? <StageBadge stage={stage} /> : null}
      {documents > 0 ? (
        <Badge icon={<Files aria-hidden />}>{t('pipeline.card.documents', { count: documents })}</Badge>
      ) : null}
      {owner.is_me || !owner.name ? null : <Badge tone="info">{t('pipeline.card.owner', { name: owner.name })}</Badge>}
    </>
  );
}
