import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Card } from '#src/ui/layout/card.tsx';

interface NeedProps {
  icon: LucideIcon;
  title: string;
  text: string;
  isUrgent?: boolean;
  /** What can be done about it. */
  children: ReactNode;
}

interface NeedLinkProps extends Omit<NeedProps, 'children'> {
  to: string;
  action: string;
}

/** One thing that waits for the Boss, with the way to it. */
export function NeedLink({ to, action, ...need }: NeedLinkProps) {
  return (
    <Need {...need}>
      <LinkButton size="sm" variant={need.isUrgent ? 'human' : 'secondary'} to={to}>
        {action}
      </LinkButton>
    </Need>
  );
}

export function Need({ icon: Icon, title, text, isUrgent = false, children }: NeedProps) {
  return (
    <Card as="li" padding="sm" className="flex flex-wrap items-center gap-4 sm:p-5">
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-control',
          isUrgent ? 'bg-apricot-soft text-apricot-ink' : 'bg-accent-soft text-accent-ink',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold text-ink">{title}</h3>
        <p className="text-ink-muted text-sm">{text}</p>
      </div>
      {children}
    </Card>
  );
}
