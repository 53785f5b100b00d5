import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/browser-api.ts';
import { deviceFacts } from '#src/modules/accounts/web/device-facts.ts';
import type { JobCard } from '#src/modules/jobs/job-card.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';

interface HideButtonProps {
  job: JobCard;
  preferenceId: number;
  onHidden: () => void;
}

/** SRCH-09: takes a recommended job out of every recommendation. */
export function HideButton({ job, preferenceId, onHidden }: HideButtonProps) {
  const { t } = useTranslation();
  const [isLoading, setIsLoading] = useState(false);
  const hide = async () => {
    setIsLoading(true);
    const { device_type, device_uuid } = deviceFacts();
    try {
      await api('DELETE /job/job-preferences/:preferenceId/reco-jobs/:jobId/delete', {
        preferenceId,
        jobId: job.id,
        device: device_type,
        device_uuid,
      });
      showToast(t('jobs.card.hidden'));
      onHidden();
    } catch (error) {
      setIsLoading(false);
      showToast((error as Error).message || t('jobs.card.hideFailed'), { tone: 'danger' });
    }
  };
  return (
    <IconButton
      label={t('jobs.card.hide', { title: job.job_title })}
      icon={<EyeOff aria-hidden />}
      isLoading={isLoading}
      onClick={hide}
      className="z-1 [@media(scripting:none)]:hidden"
    />
  );
}
