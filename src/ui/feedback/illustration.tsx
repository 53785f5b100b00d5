import { Suspense } from 'react';
import type { IllustrationName } from '#src/kernel/illustrations.ts';
import { lazyPart } from '../lazy-part.ts';

const Drawing = lazyPart(() => import('./drawing.tsx').then((file) => file.Drawing));

/** A drawing for an empty state. Few pages are empty, so its script comes when one is; its room is kept. */
export function Illustration({ name, isSmall }: { name: IllustrationName; isSmall?: boolean }) {
  return (
    <div aria-hidden className={isSmall ? 'illustration illustration-small' : 'illustration'}>
      <Suspense>
        <Drawing name={name} />
      </Suspense>
    </div>
  );
}
