import { Smartphone } from 'lucide-react';
import { Suspense } from 'react';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { LiveButton } from '#src/ui/controls/live-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { Logo, LogoMark } from '../../shell/logo.tsx';
import { useAppLabel } from '../../shell/use-app-label.ts';
import { useHoverOverlay } from './use-hover-overlay.ts';

const AppPopover = lazy(() => import('../../shell/app-popover.tsx'));

/** The mark alone where the words would cost the search its room. */
export function BarLogo() {
  const { t, language } = useTranslation();
  return (
    <>
      <div className="hidden lg:block">
        <Logo />
      </div>
      <Link to={`/${language}`} aria-label={t('shell.brand')} className="hidden rounded-control md:block lg:hidden">
        <LogoMark className="size-8" />
      </Link>
    </>
  );
}

/** Opens under the pointer and by click; there is room for it above 780 px only. */
export function AppButton() {
  const appLabel = useAppLabel();
  const overlay = useHoverOverlay();
  return (
    <span className="invisible absolute opacity-0 min-[781px]:visible min-[781px]:static min-[781px]:opacity-100">
      <LiveButton {...overlay.triggerProps} className={buttonStyle('secondary')}>
        <Smartphone aria-hidden className="size-5" />
        <span className="max-lg:sr-only">{appLabel}</span>
      </LiveButton>
      {overlay.wasOpened ? (
        <Suspense>
          <AppPopover {...overlay.overlayProps} triggerRef={overlay.triggerRef} />
        </Suspense>
      ) : null}
    </span>
  );
}
