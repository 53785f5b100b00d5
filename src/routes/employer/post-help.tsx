import { Suspense, useEffect, useState } from 'react';
import type { PostHelpProps } from '#src/modules/jobs/web/posting/post-help-slot.tsx';
import { SkeletonBlock } from '#src/ui/feedback/skeleton-shapes.tsx';
import { lazy } from '#src/ui/lazy.ts';

const Offered = lazy(() => import('#src/modules/hiring-help/web/post-help.tsx'));

/** Help with the words of a job: written from a few facts, and checked. Its script comes after the form. */
export function PostHelp(props: PostHelpProps) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const waiting = <SkeletonBlock className="h-24 rounded-card [@media(scripting:none)]:hidden" />;
  if (!isReady) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Offered {...props} />
    </Suspense>
  );
}
