import { UserSearch } from 'lucide-react';
import { LinkButton, type LinkButtonProps } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface FindLinkProps extends Pick<LinkButtonProps, 'size' | 'variant'> {
  /** The search is fitted to it; without one it begins with the words. */
  jobId?: number;
}

/** EMP-03: the way from a job, or from nothing to do, to people who fit it. */
export function FindLink({ jobId, size, variant = 'secondary' }: FindLinkProps) {
  const { t, language } = useTranslation();
  return (
    <LinkButton
      size={size}
      variant={variant}
      to={`/${language}/employer/talents${jobId ? `?job_id=${jobId}` : ''}`}
      icon={<UserSearch aria-hidden className="size-4" />}
    >
      {t(jobId ? 'candidates.findForJob' : 'candidates.title')}
    </LinkButton>
  );
}
