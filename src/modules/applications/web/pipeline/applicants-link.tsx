import { Users } from 'lucide-react';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface ApplicantsLinkProps {
  jobId: number;
  /** Nothing of a job that nobody has applied for. */
  counts: { all: number; overdue: number } | undefined;
}

/** The way to the board of a job, with how many stand on it and how many wait too long. */
export function ApplicantsLink({ jobId, counts }: ApplicantsLinkProps) {
  const { t, language } = useTranslation();
  const { all = 0, overdue = 0 } = counts ?? {};
  return (
    <LinkButton
      size="sm"
      variant={all > 0 ? 'soft' : 'secondary'}
      to={`/${language}/employer/jobs/${jobId}/applicants`}
      icon={<Users aria-hidden className="size-4" />}
      iconAfter={
        overdue > 0 ? (
          <span title={t('pipeline.overdue', { count: overdue })}>
            <CountBadge count={overdue} />
            <span className="sr-only">{t('pipeline.overdue', { count: overdue })}</span>
          </span>
        ) : undefined
      }
    >
      {t('pipeline.link', { count: all })}
    </LinkButton>
  );
}
