import { classNames } from '../class-names.ts';
import { repeat, SkeletonBlock, SkeletonStatus, SkeletonText } from './skeleton-shapes.tsx';

export type SkeletonLayout = 'column' | 'row' | 'flex' | 'full' | 'right-hand';

export interface SkeletonProps {
  layout?: SkeletonLayout;
  /** How many blocks; each layout has its own default. */
  count?: number;
  /** Columns of the flex layout. */
  columns?: number;
}

const defaultCounts: Record<SkeletonLayout, number> = { column: 3, row: 4, flex: 6, full: 10, 'right-hand': 4 };

/** Holds the place of what loads, in the shape it will have, and says so once to a screen reader. */
export function Skeleton({ layout = 'column', count = defaultCounts[layout], columns = 3 }: SkeletonProps) {
  if (layout === 'row') {
    return (
      <SkeletonStatus className="flex gap-4 overflow-hidden">
        {repeat(count, () => (
          <CardShape className="w-64 shrink-0" />
        ))}
      </SkeletonStatus>
    );
  }
  if (layout === 'flex') {
    return (
      <SkeletonStatus className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-(--columns)" columns={columns}>
        {repeat(count, () => (
          <CardShape />
        ))}
      </SkeletonStatus>
    );
  }
  if (layout === 'full') {
    return (
      <SkeletonStatus className="flex flex-col gap-6">
        {repeat(count, (at) => (
          <SkeletonBlock className={at === 0 ? 'h-40 rounded-card' : 'h-16 rounded-card'} />
        ))}
      </SkeletonStatus>
    );
  }
  if (layout === 'right-hand') {
    return (
      <SkeletonStatus className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4 sm:p-6">
        <div className="flex flex-col gap-3">
          <SkeletonBlock className="h-7 w-3/4 rounded-md" />
          <SkeletonBlock className="h-5 w-2/5 rounded-md" />
        </div>
        <div className="flex gap-3">
          <SkeletonBlock className="h-11 w-32 rounded-control" />
          <SkeletonBlock className="size-11 rounded-control" />
        </div>
        {repeat(count, () => (
          <SkeletonText lines={3} />
        ))}
      </SkeletonStatus>
    );
  }
  return (
    <SkeletonStatus className="flex flex-col gap-4">
      {repeat(count, () => (
        <CardShape />
      ))}
    </SkeletonStatus>
  );
}

function CardShape({ className }: { className?: string }) {
  return (
    <div className={classNames('rounded-card border border-line bg-surface p-4 sm:p-6', className)}>
      <SkeletonBlock className="h-5 w-3/5 rounded-md" />
      <SkeletonBlock className="mt-2.5 h-4 w-2/5 rounded-md" />
      <div className="mt-5 flex items-center gap-3">
        <SkeletonBlock className="size-8 rounded-full" />
        <SkeletonBlock className="h-3.5 flex-1 rounded-md" />
      </div>
    </div>
  );
}
