import { EyeOff } from 'lucide-react';
import { api } from '#src/browser/api.ts';
import { deviceFacts } from '#src/modules/accounts/web/device-facts.ts';
import type { ListedJob } from '#src/modules/jobs/listed-job.ts';
import { markJob } from '#src/modules/jobs/web/job-marks.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';

interface HideButtonProps {
  job: ListedJob;
  preferenceId: number;
}

/**
 * SRCH-09: takes a recommended job out of every recommendation. The card leaves at once, in other tabs too, and comes
 * back when the server refuses or the talent has thought better of it.
 */
export function HideButton({ job, preferenceId }: HideButtonProps) {
  const { t } = useTranslation();
  const one = { preferenceId, jobId: job.id };
  const change = async (isHidden: boolean) => {
    markJob(job.id, { is_hidden: isHidden });
    const { device_type: device, device_uuid } = deviceFacts();
    try {
      await (isHidden
        ? api('DELETE /job/job-preferences/:preferenceId/reco-jobs/:jobId/delete', { ...one, device, device_uuid })
        : api('POST /job/job-preferences/:preferenceId/reco-jobs/:jobId/restore', one));
      if (isHidden) {
        showToast(t('jobs.card.hidden'), { action: { label: t('jobs.save.undo'), onAction: () => change(false) } });
      }
    } catch (error) {
      markJob(job.id, { is_hidden: !isHidden });
      showToast((error as Error).message || t('jobs.card.hideFailed'), { tone: 'danger' });
    }
  };
  return (
    <IconButton
      label={t('jobs.card.hide', { title: job.job_title })}
      icon={<EyeOff aria-hidden />}
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        change(true);
      }}
      className="z-1 [@media(scripting:none)]:hidden"
    />
  );
}

/** The card that holds the focus goes: whoever uses the keyboard goes on at the next one. */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}
