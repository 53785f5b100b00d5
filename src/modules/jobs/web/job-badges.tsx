import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobCard } from '../job-card.ts';

/** What a card and the page of a job say in a coloured word. */
export function JobBadges({ job }: { job: Pick<JobCard, 'is_promoted' | 'is_urgent' | 'is_web3'> }) {
  const { t } = useTranslation();
  return (
    <>
      {job.is_promoted ? <Badge iconClass="icon-megaphone">{t('jobs.card.promoted')}</Badge> : null}
      {job.is_urgent ? (
        <Badge tone="apricot" iconClass="icon-zap">
          {t('jobs.card.urgent')}
        </Badge>
      ) : null}
      {job.is_web3 ? (
        <Badge tone="info" iconClass="icon-hexagon">
          {t('jobs.card.web3')}
        </Badge>
      ) : null}
    </>
  );
}
