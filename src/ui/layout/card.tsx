import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { Link } from '../controls/link.tsx';

const paddings = { none: '', sm: 'p-4', md: 'p-4 sm:p-6' };

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  padding?: keyof typeof paddings;
  isSelected?: boolean;
  /** The whole card answers the pointer; put one CardLink inside. */
  isInteractive?: boolean;
}

export function Card({ as = 'div', padding = 'md', isSelected, isInteractive, className, ...rest }: CardProps) {
  // The four elements take the same props; only their refs differ, and a card has none.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        'card',
        paddings[padding],
        isInteractive && 'card-interactive',
        isSelected && 'card-selected',
        className,
      )}
    />
  );
}

/** The one link of an interactive card: its area is the card, its name is its words. Other controls need `relative`. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames('card-link', className)} />;
}

export function CardHeader({
  title,
  description,
  action,
}: {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h3 className="font-semibold text-ink text-lg">{title}</h3>
        {description ? <p className="mt-0.5 text-ink-muted text-sm">{description}</p> : null}
      </div>
      {action}
    </div>
  );
}

/** Closes a card with a hairline from edge to edge. */
export function CardFooter({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-4 -mb-4 sm:-mx-6 sm:-mb-6 mt-4 flex flex-wrap items-center gap-3 border-line border-t px-4 py-3 sm:mt-6 sm:px-6">
      {children}
    </div>
  );
}
