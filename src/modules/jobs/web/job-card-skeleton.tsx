import { SkeletonBlock } from '#src/ui/feedback/skeleton-shapes.tsx';

/** Holds the place of a JobCard; wrap several into a SkeletonStatus. */
export function JobCardSkeleton() {
  return (
    <div className="flex flex-col gap-2.5 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 flex-1">
          <SkeletonBlock className="h-6 w-2/5 rounded-md" />
          <SkeletonBlock className="mt-1.5 h-5 w-3/5 rounded-md" />
        </div>
        <SkeletonBlock className="size-7 rounded-control" />
      </div>
      <div className="flex items-center gap-2.5">
        <SkeletonBlock className="size-8 rounded-[22%]" />
        <SkeletonBlock className="h-4 w-1/3 rounded-md" />
      </div>
      <SkeletonBlock className="h-4 w-1/2 rounded-md" />
      <SkeletonBlock className="mt-1 h-4 w-1/4 rounded-md" />
    </div>
  );
}
