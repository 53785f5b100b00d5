import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const BUBBLES = ['h-16 w-3/5', 'ms-auto h-11 w-2/5', 'ms-auto h-20 w-1/2', 'h-11 w-1/3', 'ms-auto h-11 w-1/4'];

/** A thread before its messages are here. */
export function ThreadSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col">
      <span className="sr-only">{t('ui.loading')}</span>
      <div aria-hidden className="flex items-center gap-3 border-line border-b bg-surface px-4 py-2">
        <div className="size-11 animate-shimmer rounded-full bg-sunken" />
        <div className="grid gap-2">
          <div className="h-4 w-40 animate-shimmer rounded bg-sunken" />
          <div className="h-3 w-56 animate-shimmer rounded bg-sunken" />
        </div>
      </div>
      <div aria-hidden className="flex flex-1 flex-col justify-end gap-3 overflow-hidden p-5">
        {BUBBLES.map((shape) => (
          <div key={shape} className={classNames('animate-shimmer rounded-sheet bg-sunken', shape)} />
        ))}
      </div>
    </div>
  );
}
