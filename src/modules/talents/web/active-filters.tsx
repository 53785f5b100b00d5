import { X } from 'lucide-react';
import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { nameOf, type SearchLists } from './search-lists.ts';
import { type FilterName, type TalentFilters, talentsHref, withoutFilters, withoutValue } from './search-view.ts';

const look =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-accent-soft px-3 font-medium text-accent-ink text-sm no-underline transition-colors hover:bg-pressed pointer-coarse:min-h-11';

interface ActiveFilter {
  name: FilterName;
  value: string;
  label: string;
}

/** What narrows the search now, each a link to the same search without it. */
export function ActiveFilters({ filters, lists }: { filters: TalentFilters; lists: SearchLists }) {
  const { t, language } = useTranslation();
  const chips = useActiveFilters(filters, lists);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('candidates.filters.chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, value, label }) => (
        <li key={`${name} ${value}`} className="max-w-full">
          <Link
            to={talentsHref(language, withoutValue(filters, name, value))}
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
          to={talentsHref(language, withoutFilters(filters))}
          preventScrollReset
          className="inline-flex min-h-9 items-center whitespace-nowrap rounded-full px-3 font-semibold text-accent-ink text-sm no-underline hover:underline pointer-coarse:min-h-11"
        >
          {t('candidates.filters.clear')}
        </Link>
      </li>
    </ul>
  );
}

export function useActiveFilters(filters: TalentFilters, lists: SearchLists): ActiveFilter[] {
  const { t } = useTranslation();
  const country = (id: number) => lists.countries.find(({ value }) => value === id)?.label ?? String(id);
  const one = (name: FilterName, value: string | number | undefined, label: () => string): ActiveFilter[] =>
    value === undefined ? [] : [{ name, value: String(value), label: label() }];
  const each = (
    name: 'title_ids' | 'location_ids' | 'arrangement_ids' | 'language_ids',
    known: SearchLists['titles'],
  ) => filters[name].map((id) => ({ name, value: String(id), label: nameOf(known, id) }));
  const { min_years: least, max_years: most, degree, start_within: start, active_within: active } = filters;
  return [
    ...each('title_ids', lists.titles),
    ...filters.skills.map((skill) => ({ name: 'skills' as const, value: skill, label: skill })),
    ...each('arrangement_ids', lists.arrangements),
    ...filters.country_ids.map((id) => ({
      name: 'country_ids' as const,
      value: String(id),
      label: t('candidates.filters.chips.country', { name: country(id) }),
    })),
    ...each('location_ids', lists.places),
    ...each('language_ids', lists.languages),
    ...one('min_years', least, () => t('candidates.filters.chips.minYears', { count: Number(least) })),
    ...one('max_years', most, () => t('candidates.filters.chips.maxYears', { count: Number(most) })),
    ...one('degree', degree, () => (degree ? t(`candidates.filters.degrees.${degree}`) : '')),
    ...one(
      'start_within',
      start,
      () =>
        `${t('candidates.filters.start')}: ${start === 0 ? t('candidates.filters.startNow') : t('candidates.filters.startDays', { count: Number(start) })}`,
    ),
    ...one(
      'active_within',
      active,
      () =>
        `${t('candidates.filters.active')}: ${active === 1 ? t('candidates.filters.activeNow') : t('candidates.filters.activeDays', { count: Number(active) })}`,
    ),
    ...one('may_work_in', filters.may_work_in, () =>
      t('candidates.filters.chips.mayWorkIn', { name: country(Number(filters.may_work_in)) }),
    ),
    ...(filters.leave_out_known
      ? [{ name: 'leave_out_known' as const, value: '1', label: t('candidates.filters.chips.leaveOutKnown') }]
      : []),
  ];
}
