import { Flag } from 'lucide-react';
import { Suspense } from 'react';
import { api } from '#src/browser/api.ts';
import { withSession } from '#src/modules/accounts/web/with-session.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const ReportDialog = lazy(() => import('#src/modules/options/web/report-dialog.tsx'));

/** COMP-03: tells the operators that something is wrong with a company. */
export function ReportButton({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const overlay = useOverlay();
  return (
    <>
      <IconButton
        {...overlay.triggerProps}
        variant="outlined"
        label={t('companies.report.title')}
        icon={<Flag aria-hidden />}
        className="[@media(scripting:none)]:hidden"
      />
      {overlay.wasOpened ? (
        <Suspense>
          <ReportDialog
            {...overlay.overlayProps}
            title={t('companies.report.title')}
            intro={t('companies.report.intro')}
            about="company"
            onReport={(wrong) => withSession(() => api('POST /companies/:slug/report', { slug, ...wrong }))}
          />
        </Suspense>
      ) : null}
    </>
  );
}
