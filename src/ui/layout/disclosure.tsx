import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DisclosureProps {
  title: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  isOpen?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
  children: ReactNode;
}

/** The browser's own details: opens without JavaScript, and a search in the page finds what is folded. */
export function Disclosure({ title, aside, isOpen, name, children }: DisclosureProps) {
  return (
    <details open={isOpen} name={name} className="group border-line border-b">
      <summary className="flex min-h-13 list-none items-center gap-3 rounded-control py-3 font-semibold text-ink transition-colors hover:text-accent-ink">
        <span className="min-w-0 flex-1">{title}</span>
        {aside ? <span className="shrink-0 font-normal text-ink-muted text-sm">{aside}</span> : null}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-ink-muted">{children}</div>
    </details>
  );
}
