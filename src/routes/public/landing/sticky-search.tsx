import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { LaterJobSearch } from '#src/modules/search/web/later-job-search.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

import { useScrolledPast } from './use-scrolled-past.ts';

const BarLogo = lazyPart(() => import('./sticky-bar.tsx').then((file) => file.BarLogo));
const AppButton = lazyPart(() => import('./sticky-bar.tsx').then((file) => file.AppButton));

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
          <Suspense>{isStuck ? <BarLogo /> : null}</Suspense>
          <div className="min-w-0 flex-1">
            <LaterJobSearch scope={scope} size={isStuck ? 'bar' : 'hero'} />
          </div>
          <Suspense>{isStuck ? <AppButton /> : null}</Suspense>
        </div>
      </div>
    </div>
  );
}
