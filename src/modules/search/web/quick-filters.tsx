import { LinkChip } from '#src/ui/chip.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchFilters } from '../filters.ts';
import { searchHref } from './search-href.ts';

/** One press each, on a phone: what most people ask for next. What is chosen stands among the active filters. */
export function QuickFilters({ filters }: { filters: SearchFilters }) {
  const { t, language } = useTranslation();
  const quick = [
    { key: 'verified', label: t('search.filters.verified'), to: { verified: true }, isOn: filters.verified },
    {
      key: 'posted',
      label: t('search.filters.days', { count: 7 }),
      to: { postedWithin: 7 },
      isOn: filters.postedWithin !== undefined,
    },
    {
      key: 'pay',
      label: t('search.filters.excludeHiddenPay'),
      to: { excludeHiddenPay: true },
      isOn: filters.excludeHiddenPay,
    },
  ];
  return quick
    .filter(({ isOn }) => !isOn)
    .map(({ key, label, to }) => (
      <span key={key} className="shrink-0">
        <LinkChip to={searchHref(language, { ...filters, ...to })} rel="nofollow" preventScrollReset>
          {label}
        </LinkChip>
      </span>
    ));
}
