import type { To } from 'react-router';
import { Link } from '../controls/link.tsx';
import { useTranslation } from '../translation.tsx';
import { ForwardChevron } from './direction-icon.tsx';

export interface Crumb {
  label: string;
  /** The last crumb is the page itself and needs none. */
  to?: To;
}

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('ui.breadcrumb')}>
      <ol className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map((crumb, at) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-1">
            {at > 0 ? <ForwardChevron className="size-4 text-ink-faint" /> : null}
            {crumb.to && at < crumbs.length - 1 ? (
              <Link
                to={crumb.to}
                className="inline-flex min-h-9 items-center rounded-sm text-ink-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate font-semibold text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
