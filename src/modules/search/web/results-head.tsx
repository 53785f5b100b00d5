import { BellPlus } from 'lucide-react';
import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchFilters } from '../filters.ts';
import { alertHref } from './search-href.ts';

export interface Total {
  value: number;
  related: number;
  is_estimate: boolean;
  is_lower_bound: boolean;
}

/** What was searched, how much was found, and a way to hear of more. */
export function ResultsHead({ heading, total, filters }: { heading: string; total: Total; filters: SearchFilters }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <h1 className="w-full text-balance font-bold text-ink text-xl sm:text-3xl">{heading}</h1>
      <TotalLine total={total} />
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
  const values = { count: total.value - total.related };
  // An estimate says that it is one.
  const asked = total.is_lower_bound
    ? t('search.results.countLeast', values)
    : t(total.is_estimate ? 'search.results.countAbout' : 'search.results.count', values);
  // What is only related is not counted as what was asked for.
  const related = total.related > 0 ? t('search.results.countRelated', { count: total.related }) : '';
  const text = [values.count > 0 || !related ? asked : '', related].filter(Boolean).join(' · ');
  return (
    <p role="status" className="text-ink-muted">
      {text}
    </p>
  );
}
