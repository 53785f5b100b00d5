import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** A drawing in the icon's place, at most one on a screen. */
  illustration?: ReactNode;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

export function EmptyState({ icon, illustration, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      {illustration}
      {icon ? (
        <div
          aria-hidden
          className="mb-5 grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-7"
        >
          {icon}
        </div>
      ) : null}
      <Heading className="max-w-full font-semibold text-ink text-xl">{title}</Heading>
      {children ? <div className="mt-2 text-balance text-ink-muted">{children}</div> : null}
      {actions ? <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}
