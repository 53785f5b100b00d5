import { Bell } from 'lucide-react';
import { type MouseEvent, Suspense } from 'react';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const BellPopover = lazy(() => import('./bell-popover.tsx'));

export const iconLink =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:text-accent-ink';

/** The number on an icon; the icon's own name says it in words. */
export function Count({ count }: { count: number }) {
  return (
    <span aria-hidden className="absolute end-0 top-0.5">
      <CountBadge count={count} />
    </span>
  );
}

/** The way to the notifications: a link that opens as a popover where scripts run. */
export function BellButton({ count }: { count: number }) {
  const { t } = useTranslation();
  const base = useOwnBase();
  const overlay = useOverlay<HTMLAnchorElement>();
  const { onClick, ...trigger } = overlay.triggerProps;
  return (
    <>
      <a
        {...trigger}
        href={`${base}/notifications`}
        aria-label={count > 0 ? t('shell.account.bellUnread', { count }) : t('shell.account.bell')}
        data-hint={t('shell.account.bell')}
        onClick={(event) => openInstead(event, onClick)}
        className={iconLink}
      >
        <Bell aria-hidden className="size-5" />
        <Count count={count} />
      </a>
      {overlay.wasOpened ? (
        <Suspense>
          <BellPopover {...overlay.overlayProps} triggerRef={overlay.triggerRef} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A plain click opens the overlay; one that asks for a new tab gets its page. */
export function openInstead(
  event: MouseEvent<HTMLAnchorElement>,
  open: (event: MouseEvent<HTMLElement>) => void,
): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open(event);
}
