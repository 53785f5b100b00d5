import { BellPlus } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchFilters } from '../search.contract.ts';
import { alertHref, searchHref, sorts } from './search-href.ts';

export interface Total {
  value: number;
  is_estimate: boolean;
  is_lower_bound: boolean;
}

/** What was searched, how much was found, and a way to hear of more. */
export function ResultsHead({ heading, total, filters }: { heading: string; total: Total; filters: SearchFilters }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-balance font-bold text-2xl text-ink sm:text-3xl">{heading}</h1>
        <TotalLine total={total} />
      </div>
      <AlertLink filters={filters} />
    </div>
  );
}

/** The search as an e-mail, daily or weekly. */
function AlertLink({ filters }: { filters: SearchFilters }) {
  const { t, language } = useTranslation();
  const href = alertHref(language, filters);
  if (!href) return null;
  return (
    <Link
      to={href}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink text-sm no-underline hover:underline"
    >
      <BellPlus aria-hidden className="size-4" />
      {t('search.results.alert')}
    </Link>
  );
}

function TotalLine({ total }: { total: Total }) {
  const { t } = useTranslation();
  const values = { count: total.value };
  // An estimate says that it is one.
  const text = total.is_lower_bound
    ? t('search.results.countLeast', values)
    : t(total.is_estimate ? 'search.results.countAbout' : 'search.results.count', values);
  return (
    <p role="status" className="mt-1 text-ink-muted">
      {text}
    </p>
  );
}

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
            'inline-flex min-h-9 items-center justify-center rounded-lg px-3 text-center font-semibold text-sm no-underline max-sm:grow pointer-coarse:min-h-11',
            filters.sort === sort ? 'bg-raised text-ink shadow-card ring-1 ring-line' : 'text-ink-muted hover:text-ink',
          )}
        >
          {t(`search.sort.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}
