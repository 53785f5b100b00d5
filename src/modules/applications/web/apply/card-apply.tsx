import type { JobCard } from '#src/modules/jobs/job-card.ts';
import { useJobMarks } from '#src/modules/jobs/web/job-marks.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useApplyHere } from './use-apply-here.tsx';

/** APP-01: 'Apply' on a card of the results, where no job stands beside the list. Who has applied reads so on the card. */
export function CardApply({ job }: { job: JobCard }) {
  const { t, language } = useTranslation();
  const { application } = useJobMarks(job);
  const { open, dialog } = useApplyHere(job.id);
  return (
    <>
      {application || job.is_intake_paused ? null : (
        <LinkButton
          to={`/${language}/apply/${job.id}`}
          variant="secondary"
          size="sm"
          rel="nofollow"
          aria-label={t('applications.title', { job: job.job_title })}
          onClick={open}
        >
          {t('applications.apply')}
        </LinkButton>
      )}
      {dialog}
    </>
  );
}
