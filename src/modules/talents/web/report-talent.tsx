import { Flag } from 'lucide-react';
import { Suspense } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TalentProfile } from '../talent-fields.ts';

const ReportDialog = lazy(() => import('#src/modules/options/web/report-dialog.tsx'));

/**
 * Tells the operators that something is wrong with somebody: with their profile, or with what they wrote where there is a
 * conversation.
 */
export function ReportTalent({ talent: { id, invitation } }: { talent: TalentProfile }) {
  const { t } = useTranslation();
  const overlay = useOverlay();
  return (
    <div className="[@media(scripting:none)]:hidden">
      <Button {...overlay.triggerProps} variant="quiet" size="sm" icon={<Flag aria-hidden className="size-4" />}>
        {t('candidates.person.report')}
      </Button>
      {overlay.wasOpened ? (
        <Suspense>
          <ReportDialog
            {...overlay.overlayProps}
            title={t('candidates.person.report')}
            intro={t('candidates.person.reportText')}
            about="candidate"
            onReport={(wrong) =>
              invitation?.conversation_id
                ? api('POST /chat/conversations/:id/report', { id: invitation.conversation_id, ...wrong })
                : api('POST /recruiters/talents/:id/report', { id, ...wrong })
            }
          />
        </Suspense>
      ) : null}
    </div>
  );
}
