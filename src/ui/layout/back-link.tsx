import type { To } from 'react-router';
import { Link } from '../controls/link.tsx';
import { BackChevron } from './direction-icon.tsx';

/** The way up, above a page's title. */
export function BackLink({ to, label, className = '' }: { to: To; label: string; className?: string }) {
  return (
    <Link
      to={to}
      className={`-ms-1 inline-flex min-h-11 max-w-full items-center gap-1 rounded-control pe-2 font-medium text-ink-muted text-sm no-underline hover:text-ink ${className}`}
    >
      <BackChevron className="size-4" />
      <bdi className="min-w-0 truncate">{label}</bdi>
    </Link>
  );
}
