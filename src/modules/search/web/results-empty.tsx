import type { ReactNode } from 'react';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { LinkChip } from '#src/ui/controls/chip.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchFilters } from '../filters.ts';
import type { searchContract } from '../search.contract.ts';
import { hasWords } from '../search-slug.ts';
import { withoutChoice } from '../without-choice.ts';
import type { FilterChip } from './filter-chips.tsx';
import { alertHref, searchHref, withoutFilters } from './search-href.ts';

interface ResultsEmptyProps {
  filters: SearchFilters;
  chips: readonly FilterChip[];
  /** What does find something; null when it could not be had. */
  ways: AnswerOf<(typeof searchContract)['GET /job/search-ways']> | null;
}

/** Nothing found: every way on is a link. */
export function ResultsEmpty({ filters, chips, ways }: ResultsEmptyProps) {
  const { t, language } = useTranslation();
  const alert = alertHref(language, filters);
  const removable = chips.flatMap((chip) => {
    const way = ways?.without.find(({ name, value }) => name === chip.name && value === chip.value);
    // One filter less that still finds nothing is no way on.
    return way?.count === 0 ? [] : [{ ...chip, count: way?.count }];
  });
  return (
    <div className="rounded-card border border-line bg-surface pb-8">
      <EmptyState illustration={<Illustration name="search" />} title={t('search.empty.title')}>
        {t('search.empty.text')}
      </EmptyState>
      <div className="mx-auto max-w-2xl space-y-6 px-6">
        {removable.length > 0 ? (
          <Ways title={t('search.empty.remove')}>
            {removable.map(({ name, value, label, count }) => (
              <WayChip
                key={`${name}-${value}`}
                to={searchHref(language, withoutChoice(filters, name, value))}
                label={t('search.empty.without', { label })}
                count={count}
              />
            ))}
          </Ways>
        ) : null}
        <FoundWays title={t('search.empty.nearby')} ways={ways?.nearby} />
        <Ways title={t('search.empty.ways')}>
          {alert ? <LinkChip to={alert}>{t('search.empty.alert')}</LinkChip> : null}
          {otherWays(filters)
            .map(({ key, to }) => ({ key, href: searchHref(language, to) }))
            .filter(({ href }) => href !== searchHref(language, filters))
            .map(({ key, href }) => (
              <LinkChip key={key} to={href}>
                {t(key, { query: filters.query })}
              </LinkChip>
            ))}
        </Ways>
        <FoundWays title={t('search.empty.similar')} ways={ways?.similar} />
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

function FoundWays({ title, ways = [] }: { title: string; ways?: { label: string; url: string; count: number }[] }) {
  if (ways.length === 0) return null;
  return (
    <Ways title={title}>
      {ways.map(({ label, url, count }) => (
        <WayChip key={url} to={url} label={label} count={count} />
      ))}
    </Ways>
  );
}

/** Another search and how many jobs it finds, as far as that is known. */
function WayChip({ to, label, count }: { to: string; label: string; count: number | undefined }) {
  const { language } = useTranslation();
  return (
    <LinkChip to={to}>
      {label}{' '}
      {count === undefined ? null : (
        <span className="ms-1 text-ink-faint tabular-nums">{new Intl.NumberFormat(language).format(count)}</span>
      )}
    </LinkChip>
  );
}

/** Wider places, no filters, remote work, everything: those that differ from the search itself. */
function otherWays(filters: SearchFilters) {
  const { scope, sort } = filters;
  // Signs alone find nothing anywhere else either.
  const query = hasWords(filters.query ?? '') ? filters.query : undefined;
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
