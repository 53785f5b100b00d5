import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { useClosing } from '#src/ui/overlays/use-closing.ts';
import { useOpened } from '#src/ui/overlays/use-opened.ts';

interface FilterMenuProps {
  label: string;
  count: number;
  /** Its choices stand in the page at once, for browsers without scripts. */
  isDrawn: boolean;
  children: ReactNode;
}

/** One filter of the bar: the browser's own details. Escape and a press elsewhere close it. */
export function FilterMenu({ label, count, isDrawn, children }: FilterMenuProps) {
  const { wasOpened, detailsProps } = useOpened();
  const details = detailsProps.ref;

  useClosing(details);

  return (
    <details {...detailsProps} name="filter" className="group relative">
      <summary
        className={classNames(
          'flex min-h-11 list-none items-center gap-1.5 rounded-full border px-4 font-medium text-sm transition-colors hover:border-line-firm',
          count > 0 ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line bg-surface text-ink',
        )}
      >
        {label}
        <CountBadge count={count} tone="accent" />
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {isDrawn || wasOpened ? (
        <div className="absolute start-0 top-full z-header mt-2 max-h-[min(26rem,70dvh)] w-72 max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-3 shadow-overlay">
          {children}
        </div>
      ) : null}
    </details>
  );
}
