import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { JobSearch } from '#src/modules/search/web/job-search.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { Logo, LogoMark } from '../../shell/logo.tsx';

import { useHoverOverlay } from './use-hover-overlay.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const AppPopover = lazy(() => import('../../shell/app-popover.tsx'));

// Phones keep the search where it is: a bar of it would take a third of their height.
const stuckBar = 'md:fixed md:inset-x-0 md:top-0 md:z-header md:animate-rise md:border-line md:border-b md:bg-canvas';
const stuckRow = 'md:mx-auto md:min-h-16 md:w-full md:max-w-page md:px-6 md:py-1 lg:px-8';

/**
 * The search of a landing page. After 150 px it becomes a bar at the top of the window with the logo and the app; it is
 * the same form all along, so what has been typed stays.
 */
export function StickySearch({ scope }: { scope: 'remote' | 'web3' }) {
  const isStuck = useScrolledPast(150, 300);
  const bar = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();

  // The form's place stays as high as it was, so that nothing below it jumps.
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || isStuck) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isStuck]);

  return (
    <div style={{ minHeight: isStuck ? height : undefined }}>
      <div ref={bar} className={isStuck ? stuckBar : undefined}>
        <div className={classNames('flex items-center gap-4', isStuck && stuckRow)}>
          {isStuck ? <BarLogo /> : null}
          <div className="min-w-0 flex-1">
            <JobSearch scope={scope} size={isStuck ? 'bar' : 'hero'} />
          </div>
          {isStuck ? <AppButton /> : null}
        </div>
      </div>
    </div>
  );
}

/** The mark alone where the words would cost the search its room. */
function BarLogo() {
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
function AppButton() {
  const { t } = useTranslation();
  const overlay = useHoverOverlay();
  return (
    <span className="invisible absolute opacity-0 min-[781px]:visible min-[781px]:static min-[781px]:opacity-100">
      <button type="button" {...overlay.triggerProps} className={buttonStyle('secondary')}>
        <Smartphone aria-hidden className="size-5" />
        <span className="max-lg:sr-only">{t('landing.app.download')}</span>
      </button>
      {overlay.wasOpened ? (
        <Suspense>
          <AppPopover {...overlay.overlayProps} triggerRef={overlay.triggerRef} />
        </Suspense>
      ) : null}
    </span>
  );
}
