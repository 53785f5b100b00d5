import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useOpened } from '../overlays/use-opened.ts';

interface FoldedFactsProps {
  /** What a screen reader calls the line that unfolds. */
  label: string;
  /** Of the lines with one name only one is open at a time. */
  name: string;
  line: ReactNode;
  children: ReactNode;
}

/** A line with more behind it. It unfolds by script; without one the line alone stands here. */
export function FoldedFacts({ label, name, line, children }: FoldedFactsProps) {
  const { wasOpened, detailsProps } = useOpened();
  return (
    <details
      {...detailsProps}
      className="group relative z-1 w-fit max-w-full open:z-2 [@media(scripting:none)]:pointer-events-none"
      name={name}
    >
      <summary className="-mx-1 list-none rounded-sm px-1" aria-label={label}>
        {line}
        <ChevronDown
          aria-hidden
          className="ms-1 inline size-4 text-ink-faint transition-transform group-open:rotate-180 pointer-coarse:size-5 [@media(scripting:none)]:hidden"
        />
      </summary>
      {wasOpened ? (
        <div className="absolute start-0 top-full z-sticky mt-1 w-72 max-w-[calc(100vw-4rem)] rounded-card border border-line bg-raised p-4 shadow-overlay">
          <Suspense>{children}</Suspense>
        </div>
      ) : null}
    </details>
  );
}
