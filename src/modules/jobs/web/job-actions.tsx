import { Flag, Share2 } from 'lucide-react';
import { Suspense, useContext } from 'react';
import { api } from '#src/browser/api.ts';
import { withSession } from '#src/modules/accounts/web/with-session.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobDetail } from '../jobs.contract.ts';
import { JobLead } from './job-lead.ts';
import { SaveButton } from './save-button.tsx';
import { shareBySystem } from './share-by-system.ts';

const SharePopover = lazy(() => import('./share-popover.tsx'));
const ReportDialog = lazy(() => import('#src/modules/options/web/report-dialog.tsx'));

/** The chat, and save, share, report; those need scripts, so without them there is nothing to press. */
export function JobActions({ job }: { job: JobDetail }) {
  const { t, language } = useTranslation();
  const share = useOverlay();
  const report = useOverlay();
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
      <IconButton
        {...report.triggerProps}
        className="[@media(scripting:none)]:hidden"
        variant="outlined"
        label={t('companies.report.open')}
        icon={<Flag aria-hidden />}
      />
      <Suspense>
        {share.wasOpened ? <SharePopover {...share.overlayProps} triggerRef={share.triggerRef} job={job} /> : null}
        {report.wasOpened ? (
          <ReportDialog
            {...report.overlayProps}
            title={t('jobs.report.title')}
            intro={t('jobs.report.intro')}
            about="job"
            onReport={(wrong) => withSession(() => api('POST /job/:id/report', { id: job.id, ...wrong }))}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
