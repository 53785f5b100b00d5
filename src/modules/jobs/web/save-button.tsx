import { Bookmark } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobCard } from '../job-card.ts';
import { useSavedJob } from './use-saved-job.ts';

interface SaveButtonProps {
  job: Pick<JobCard, 'id' | 'is_saved' | 'application' | 'job_title'>;
  /** 'outlined' stands beside a first action, 'button' is the first action itself. */
  look?: 'icon' | 'button' | 'outlined';
}

export function SaveButton({ job, look = 'icon' }: SaveButtonProps) {
  const { t } = useTranslation();
  const { isSaved, toggle } = useSavedJob(job);
  if (look !== 'icon') {
    // Beside chat and apply a phone has room for the sign only, which then needs no distance to its word.
    const [signOnly, noWord] = look === 'outlined' ? [' max-sm:-me-2', 'max-sm:hidden'] : ['', ''];
    return (
      <Button
        variant={isSaved ? 'soft' : look === 'button' ? 'primary' : 'secondary'}
        icon={<Bookmark aria-hidden className={`size-5${isSaved ? ' fill-current' : ''}${signOnly}`} />}
        aria-label={t(isSaved ? 'jobs.save.saved' : 'jobs.save.save')}
        aria-pressed={isSaved}
        onClick={toggle}
        className="[@media(scripting:none)]:hidden"
      >
        <span className={noWord}>{t(isSaved ? 'jobs.save.saved' : 'jobs.save.save')}</span>
      </Button>
    );
  }
  return (
    <IconButton
      label={t('jobs.save.named', { title: job.job_title })}
      aria-pressed={isSaved}
      onClick={toggle}
      className="save-button"
    />
  );
}
