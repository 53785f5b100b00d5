import { CalendarOff } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { dayDate, type ReaderClock } from '../chat-times.ts';
import { useTeam } from './use-team.ts';

const CoverDialog = lazy(() => import('./cover-dialog.tsx'));

/** EMP-07: who covers for the viewer and for whom they do; else a quiet way to ask for it. */
export function CoverNote({ base, clock }: { base: string; clock: ReaderClock }) {
  const { t } = useTranslation();
  const { team, retry } = useTeam(true);
  const dialog = useOverlay();
  if (!team || team.members.length < 2) return null;
  const end = () =>
    api('PUT /chat/cover', { account_id: null }).then(retry, (error: Error) =>
      showToast(error.message || t('inbox.failed'), { tone: 'danger' }),
    );
  const { covered_by: by, covers } = team;
  return (
    <>
      {covers.map(({ account_id, name, until }) => (
        <Line key={account_id} text={t('inbox.cover.for', { name, date: dayDate(until, clock) })}>
          <LinkButton variant="quiet" size="sm" to={`${base}?scope=company`}>
            {t('inbox.cover.show')}
          </LinkButton>
        </Line>
      ))}
      {by ? (
        <Line text={t('inbox.cover.by', { name: by.name, date: dayDate(by.until, clock) })}>
          <Button variant="quiet" size="sm" onClick={end}>
            {t('inbox.cover.end')}
          </Button>
        </Line>
      ) : (
        <div className="border-line border-t px-2 py-1 max-md:hidden">
          <Button
            {...dialog.triggerProps}
            variant="quiet"
            size="sm"
            icon={<CalendarOff aria-hidden className="size-4" />}
          >
            {t('inbox.cover.open')}
          </Button>
        </div>
      )}
      {dialog.wasOpened ? (
        <Suspense>
          <CoverDialog
            {...dialog.overlayProps}
            colleagues={team.members.filter(({ is_me }) => !is_me)}
            clock={clock}
            onSet={retry}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2 border-line border-t bg-apricot-soft py-1 ps-4 pe-2 text-apricot-ink text-sm">
      <p className="min-w-0 flex-1">{text}</p>
      {children}
    </div>
  );
}
