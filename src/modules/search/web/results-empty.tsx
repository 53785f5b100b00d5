import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkChip } from '#src/ui/chip.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchFilters } from '../search.contract.ts';
import type { FilterChip } from './filter-chips.tsx';
import { alertHref, searchHref, withoutChoice, withoutFilters } from './search-href.ts';

interface ResultsEmptyProps {
  filters: SearchFilters;
  chips: readonly FilterChip[];
  related: readonly { label: string; url: string }[];
}

/** Nothing found: every way on is a link. */
export function ResultsEmpty({ filters, chips, related }: ResultsEmptyProps) {
  const { t, language } = useTranslation();
  const alert = alertHref(language, filters);
  return (
    <div className="rounded-card border border-line bg-surface pb-8">
      <EmptyState icon={<SearchX />} title={t('search.empty.title')}>
        {t('search.empty.text')}
      </EmptyState>
      <div className="mx-auto max-w-2xl space-y-6 px-6">
        {chips.length > 0 ? (
          <Ways title={t('search.empty.remove')}>
            {chips.map(({ name, value, label }) => (
              <LinkChip key={`${name}-${value}`} to={searchHref(language, withoutChoice(filters, name, value))}>
                {t('search.empty.without', { label })}
              </LinkChip>
            ))}
          </Ways>
        ) : null}
        <Ways title={t('search.empty.ways')}>
          {alert ? <LinkChip to={alert}>{t('search.empty.alert')}</LinkChip> : null}
          {otherWays(filters).map(({ key, to }) => (
            <LinkChip key={key} to={searchHref(language, to)}>
              {t(key, { query: filters.query })}
            </LinkChip>
          ))}
        </Ways>
        {related.length > 0 ? (
          <Ways title={t('search.empty.similar')}>
            {related.map(({ label, url }) => (
              <LinkChip key={url} to={url}>
                {label}
              </LinkChip>
            ))}
          </Ways>
        ) : null}
      </div>
    </div>
  );
}

function Ways({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-center font-semibold text-ink-muted text-sm">{title}</h3>
      <div className="flex flex-wrap justify-center gap-2">{children}</div>
    </section>
  );
}

/** Wider places, no filters, remote work, everything: those that differ from the search itself. */
function otherWays(filters: SearchFilters) {
  const { scope, query, sort } = filters;
  const isRemote = scope === 'remote';
  const everything: SearchFilters = { scope, sort: 'relevance' };
  return [
    filters.location?.length
      ? { key: 'search.empty.everywhere' as const, to: { ...filters, location: undefined } }
      : undefined,
    query ? { key: 'search.empty.noFilters' as const, to: withoutFilters(filters) } : undefined,
    isRemote
      ? { key: 'search.empty.local' as const, to: { scope: 'local' as const, query, sort } }
      : {
          key: query ? ('search.empty.remoteFor' as const) : ('search.empty.remote' as const),
          to: { scope: 'remote' as const, query, sort },
        },
    { key: 'search.empty.all' as const, to: everything },
  ].filter((way) => way !== undefined);
}
