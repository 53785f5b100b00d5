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
    <details {...detailsProps} className="folded" name={name}>
      <summary aria-label={label}>{line}</summary>
      {wasOpened ? (
        <div className="absolute start-0 top-full z-sticky mt-1 w-72 max-w-[calc(100vw-4rem)] rounded-card border border-line bg-raised p-4 shadow-overlay">
          <Suspense>{children}</Suspense>
        </div>
      ) : null}
    </details>
  );
}
