import { type ComponentProps, type MouseEvent, type ReactNode, Suspense } from 'react';
import { isVisitor } from '#src/modules/accounts/web/with-session.ts';
import type { ListedJob } from '#src/modules/jobs/listed-job.ts';
import { useJobMarks } from '#src/modules/jobs/web/job-marks.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { ApplyLink } from '../apply-link.tsx';

const ApplyDialog = lazy(() => import('./apply-dialog.tsx'));

/** 'Apply' where one reads a list or a chat: the steps open over it, so that nobody loses their place. */
export function ApplyHere({ job, size, from }: Pick<ComponentProps<typeof ApplyLink>, 'job' | 'size' | 'from'>) {
  const { open, dialog } = useApplyDialog(job.id, from);
  return (
    <>
      <ApplyLink job={job} size={size} from={from} onOpen={open} />
      {dialog}
    </>
  );
}

/** APP-01: on a card of the results, where no job stands beside the list. Who has applied reads so on the card. */
export function CardApply({ job }: { job: ListedJob }) {
  const { t, language } = useTranslation();
  const { application } = useJobMarks(job);
  const { open, dialog } = useApplyDialog(job.id, job.query_id);
  return (
    // A wide page has it beside the list, unless scripts are missing.
    <div className="card-apply">
      {application || job.is_intake_paused ? null : (
        <LinkButton
          to={`/${language}/apply/${job.id}?query_id=${job.query_id}`}
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
    </div>
  );
}

function useApplyDialog(
  jobId: number,
  from: string | undefined,
): { open: (event: MouseEvent<HTMLElement>) => void; dialog: ReactNode } {
  const dialog = useOverlay<HTMLElement>();
  const open = (event: MouseEvent<HTMLElement>) => {
    // Another tab or window is what was asked for; a visitor signs in on the way to the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || isVisitor()) return;
    event.preventDefault();
    dialog.triggerProps.onClick(event);
  };
  return {
    open,
    dialog: dialog.wasOpened ? (
      <Suspense>
        <ApplyDialog key={jobId} {...dialog.overlayProps} jobId={jobId} from={from} />
      </Suspense>
    ) : null,
  };
}
