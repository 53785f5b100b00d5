import { Share2 } from 'lucide-react';
import { Suspense, useContext } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobDetail } from '../jobs.contract.ts';
import { JobLead } from './job-lead.ts';
import { ReportJob } from './report-job.tsx';
import { SaveButton } from './save-button.tsx';
import { shareBySystem } from './share-by-system.ts';

const SharePopover = lazy(() => import('./share-popover.tsx'));

/** The chat, and save, share, report; those need scripts, so without them there is nothing to press. */
export function JobActions({ job }: { job: JobDetail }) {
  const { t, language } = useTranslation();
  const share = useOverlay();
  const lead = useContext(JobLead)?.(job);
  const { onClick: openShare, ...shareTrigger } = share.triggerProps;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      role="group"
      aria-label={t('jobs.detail.actions')}
      className="flex flex-wrap items-center gap-2 max-[22rem]:gap-1"
    >
      {lead}
      <SaveButton job={job} look={lead ? 'outlined' : 'button'} />
      <IconButton
        {...shareTrigger}
        onClick={(event) => {
          if (!shareBySystem(job, language, () => share.onOpenChange(true))) openShare(event);
        }}
        className="[@media(scripting:none)]:hidden"
        variant="outlined"
        label={t('jobs.share.open')}
        icon={<Share2 aria-hidden />}
      />
      <ReportJob job={job} look="icon" />
      <Suspense>
        {share.wasOpened ? <SharePopover {...share.overlayProps} triggerRef={share.triggerRef} job={job} /> : null}
      </Suspense>
    </div>
  );
}
