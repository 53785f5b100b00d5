import { type ComponentProps, type MouseEvent, Suspense } from 'react';
import { isVisitor } from '#src/modules/accounts/web/with-session.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { ApplyLink } from '../apply-link.tsx';

const ApplyDialog = lazy(() => import('./apply-dialog.tsx'));

/** 'Apply' where one reads a list or a chat: the steps open over it, so that nobody loses their place. */
export function ApplyHere({ job, size }: Pick<ComponentProps<typeof ApplyLink>, 'job' | 'size'>) {
  const dialog = useOverlay<HTMLElement>();
  const open = (event: MouseEvent<HTMLElement>) => {
    // Another tab or window is what was asked for; a visitor signs in on the way to the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || isVisitor()) return;
    event.preventDefault();
    dialog.triggerProps.onClick(event);
  };
  return (
    <>
      <ApplyLink job={job} size={size} onOpen={open} />
      {dialog.wasOpened ? (
        <Suspense>
          <ApplyDialog key={job.id} {...dialog.overlayProps} jobId={job.id} />
        </Suspense>
      ) : null}
    </>
  );
}
