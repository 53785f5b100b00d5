import { LinkChip } from '#src/ui/chip.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** What people search most, one tap away. */
export function HotSearches({ searches }: { searches: { label: string; url: string }[] }) {
  const { t } = useTranslation();
  if (searches.length === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      <span className="me-1 font-semibold text-ink-muted text-sm">{t('landing.hot')}</span>
      {searches.slice(0, 8).map(({ label, url }) => (
        <LinkChip key={url} to={url}>
          {label}
        </LinkChip>
      ))}
    </div>
  );
}
