import { LinkChip } from '#src/ui/controls/chip.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** What people search most, one tap away. */
export function HotSearches({ searches }: { searches: { label: string; url: string }[] }) {
  const { t } = useTranslation();
  if (searches.length === 0) return null;
  return (
    // One line to swipe on phones: two rows of chips more would push the jobs out of sight.
    <div className="-mx-4 sm:mx-0 mt-5 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] *:shrink-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      <span className="me-1 font-semibold text-ink-muted text-sm">{t('landing.hot')}</span>
      {searches.slice(0, 8).map(({ label, url }) => (
        <LinkChip key={url} to={url}>
          {label}
        </LinkChip>
      ))}
    </div>
  );
}
