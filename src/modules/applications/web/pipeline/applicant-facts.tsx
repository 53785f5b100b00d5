import { Files, MessageCircle } from 'lucide-react';
import { waitingWords } from '#src/modules/chat/web/closing/waiting-words.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Applicant } from '../../pipeline.contract.ts';
import { CORE_OF } from '../../pipeline-columns.ts';
import { StageBadge } from '../stage-badge.tsx';

const tones = { calm: 'neutral', urgent: 'apricot', late: 'danger' } as const;

/** How long someone waits, in the words of the inbox; the words say all that the colour does. */
export function WaitingBadge({ applicant: { waiting_since: since }, now }: { applicant: Applicant; now: number }) {
  const { t } = useTranslation();
  if (!since) return null;
  const { waited, left, tone } = waitingWords(since, now, t);
  return (
    <Badge tone={tones[tone]}>
      {waited}
      {' · '}
      {left}
    </Badge>
  );
}

/** What a Boss wants to know of a card besides who it is. */
export function ApplicantBadges({ applicant, now }: { applicant: Applicant; now: number }) {
  const { t } = useTranslation();
  const { unread, owner, stage, documents, column } = applicant;
  // A fixed column says the stage itself; an own one and the last one hold several.
  const saysStage = column.startsWith('own-') || (column === 'not_suitable' && stage !== 'not_suitable');
  return (
    <>
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
