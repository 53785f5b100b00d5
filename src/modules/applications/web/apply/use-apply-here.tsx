import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { isVisitor } from '#src/modules/accounts/web/with-session.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';

const ApplyDialog = lazy(() => import('./apply-dialog.tsx'));

/** What a link to an application does where one reads a list or a chat: the steps open over it. */
export function useApplyHere(jobId: number): { open: (event: MouseEvent<HTMLElement>) => void; dialog: ReactNode } {
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
        <ApplyDialog key={jobId} {...dialog.overlayProps} jobId={jobId} />
      </Suspense>
    ) : null,
  };
}
