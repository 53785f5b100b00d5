import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '#src/ui/button-style.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useOverlay } from '#src/ui/use-overlay.ts';
import { Logo } from '../../shell/logo.tsx';
import { SearchForm } from './search-form.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

const AppPopover = lazy(() => import('../../shell/app-popover.tsx'));

/**
 * The search of a landing page. After 150 px it becomes a bar at the top of the window with the logo and the app; it is
 * the same form all along, so what has been typed stays.
 */
export function StickySearch({ scope }: { scope: 'remote' | 'web3' }) {
  const isStuck = useScrolledPast(150, 300);
  const bar = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();

  // The form's place stays as high as it was, so that nothing below it jumps.
  useEffect(() => {
    const element = bar.current;
    if (!element || isStuck) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isStuck]);

  return (
    <div style={{ minHeight: isStuck ? height : undefined }}>
      <div
        ref={bar}
        className={isStuck ? 'fixed inset-x-0 top-0 z-header animate-rise border-line border-b bg-canvas' : undefined}
      >
        <div
          className={classNames(
            'flex items-center gap-4',
            isStuck && 'mx-auto min-h-16 w-full max-w-page px-4 py-2 sm:px-6 lg:px-8',
          )}
        >
          {isStuck ? (
            <div className="hidden sm:block">
              <Logo />
            </div>
          ) : null}
          <div className="min-w-0 flex-1">
            <SearchForm scope={scope} size={isStuck ? 'bar' : 'hero'} />
          </div>
          {isStuck ? <AppButton /> : null}
        </div>
      </div>
    </div>
  );
}

/** Opens under the pointer and by click; there is room for it above 780 px only. */
function AppButton() {
  const { t } = useTranslation();
  const overlay = useOverlay();
  return (
    <span className="invisible absolute opacity-0 min-[781px]:visible min-[781px]:static min-[781px]:opacity-100">
      <button
        type="button"
        {...overlay.triggerProps}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') overlay.onOpenChange(true);
        }}
        className={buttonStyle('secondary')}
      >
        <Smartphone aria-hidden className="size-5" />
        {t('landing.app.download')}
      </button>
      {overlay.wasOpened ? (
        <Suspense>
          <AppPopover {...overlay.overlayProps} triggerRef={overlay.triggerRef} />
        </Suspense>
      ) : null}
    </span>
  );
}
