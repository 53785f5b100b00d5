import { X } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchFilters } from '../filters.ts';
import { withoutChoice } from '../without-choice.ts';
import { searchHref, withoutFilters } from './search-href.ts';

export interface FilterChip {
  name: string;
  value: string;
  label: string;
}

const look =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-accent-soft px-3 font-medium text-accent-ink text-sm no-underline transition-colors hover:bg-pressed pointer-coarse:min-h-11';

interface FilterChipsProps {
  filters: SearchFilters;
  chips: readonly FilterChip[];
  /** In one row that scrolls sideways, with others. */
  isInRow?: boolean;
}

/** What narrows the search now. Each chip is a link to the same search without it. */
export function FilterChips({ filters, chips, isInRow = false }: FilterChipsProps) {
  const { t, language } = useTranslation();
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={t('search.filters.active')}
      className={classNames('flex items-center gap-2', isInRow ? 'shrink-0' : 'flex-wrap')}
    >
      {chips.map(({ name, value, label }) => (
        <li key={`${name}-${value}`} className={isInRow ? 'max-w-60' : 'max-w-full'}>
          <Link
            to={searchHref(language, withoutChoice(filters, name, value))}
            rel="nofollow"
            preventScrollReset
            aria-label={t('ui.removeNamed', { name: label })}
            className={look}
          >
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={searchHref(language, withoutFilters(filters))}
          rel="nofollow"
          preventScrollReset
          className="inline-flex min-h-9 items-center whitespace-nowrap rounded-full px-3 font-semibold text-accent-ink text-sm no-underline hover:underline pointer-coarse:min-h-11"
        >
          {t('search.filters.clearAll')}
        </Link>
      </li>
    </ul>
  );
}
