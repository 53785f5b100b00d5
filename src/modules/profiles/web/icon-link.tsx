import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from '#src/ui/controls/link.tsx';

/** An icon that goes somewhere; its name is heard and shown by the pointer. */
export function IconLink({ label, icon, ...rest }: LinkProps & { label: string; icon: ReactNode }) {
  return (
    <Link
      {...rest}
      preventScrollReset
      title={label}
      aria-label={label}
      className="inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink [&_svg]:size-5"
    >
      {icon}
    </Link>
  );
}
