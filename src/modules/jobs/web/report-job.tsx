import { Flag } from 'lucide-react';
import { Suspense } from 'react';
import { api } from '#src/browser/api.ts';
import { withSession } from '#src/modules/accounts/web/with-session.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobDetail } from '../jobs.contract.ts';

const ReportDialog = lazy(() => import('#src/modules/options/web/report-dialog.tsx'));

/** An icon among the other actions; on a phone, where Chat and Apply fill the bar, words at the end of the page. */
export function ReportJob({ job, look }: { job: JobDetail; look: 'icon' | 'words' }) {
  const { t } = useTranslation();
  const report = useOverlay();
  const label = t('companies.report.open');
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          {...report.triggerProps}
          className="max-sm:hidden [@media(scripting:none)]:hidden"
          variant="outlined"
          label={label}
          icon={<Flag aria-hidden />}
        />
      ) : (
        <Button
          {...report.triggerProps}
          className="sm:hidden [@media(scripting:none)]:hidden"
          variant="quiet"
          icon={<Flag aria-hidden />}
        >
          {label}
        </Button>
      )}
      <Suspense>
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
    </>
  );
}
