import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useTranslation } from '../translation.tsx';

export function SkeletonBlock({ className = 'h-4 rounded-md' }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-shimmer bg-line', className)} />;
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="flex flex-col gap-2.5">
      {repeat(lines, (at) => (
        <SkeletonBlock className={at === lines - 1 && lines > 1 ? 'h-3.5 w-3/5 rounded-md' : 'h-3.5 rounded-md'} />
      ))}
    </div>
  );
}

/** Wraps a skeleton of your own shape. */
export function SkeletonStatus({
  className,
  columns,
  children,
}: {
  className?: string;
  columns?: number;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const style = columns ? ({ '--columns': `repeat(${columns}, minmax(0, 1fr))` } as CSSProperties) : undefined;
  return (
    <div role="status" aria-busy="true" className={className} style={style}>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}

export function repeat(count: number, draw: (at: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never move
    <div key={at} className="contents">
      {draw(at)}
    </div>
  ));
}
