import { ArrowUpDown, Check } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useClosing } from '#src/ui/use-closing.ts';
import { type SearchFilters, sorts } from '../filters.ts';
import { searchHref } from './search-href.ts';

/** In which order the results stand. */
export function SortLinks({ filters }: { filters: SearchFilters }) {
  const { t, language } = useTranslation();
  return (
    <nav aria-label={t('search.sort.label')} className="flex rounded-control bg-sunken p-1 ring-1 ring-line ring-inset">
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={searchHref(language, { ...filters, sort })}
          rel="nofollow"
          preventScrollReset
          aria-current={filters.sort === sort ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-9 items-center justify-center rounded-lg px-3 text-center font-semibold text-sm no-underline pointer-coarse:min-h-11',
            filters.sort === sort ? 'bg-raised text-ink shadow-card ring-1 ring-line' : 'text-ink-muted hover:text-ink',
          )}
        >
          {t(`search.sort.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The same behind one sign, where the row is short: the browser's own details, so that it needs no scripts. */
export function SortMenu({ filters }: { filters: SearchFilters }) {
  const { t, language } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  const label = `${t('search.sort.label')}: ${t(`search.sort.${filters.sort}`)}`;
  return (
    <details ref={details} className="relative">
      <summary
        aria-label={label}
        title={label}
        className="grid size-11 list-none place-items-center rounded-full border border-line bg-surface text-ink"
      >
        <ArrowUpDown aria-hidden className="size-5" />
      </summary>
      <nav
        aria-label={t('search.sort.label')}
        className="absolute end-0 top-full z-header mt-2 w-56 rounded-card border border-line bg-raised p-1.5 shadow-overlay"
      >
        {sorts.map((sort) => (
          <Link
            key={sort}
            to={searchHref(language, { ...filters, sort })}
            rel="nofollow"
            preventScrollReset
            aria-current={filters.sort === sort ? 'true' : undefined}
            onClick={() => details.current?.removeAttribute('open')}
            className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-3 text-ink no-underline hover:bg-hover aria-[current=true]:font-semibold"
          >
            {t(`search.sort.${sort}`)}
            {filters.sort === sort ? <Check aria-hidden className="size-5 text-accent-ink" /> : null}
          </Link>
        ))}
      </nav>
    </details>
  );
}
