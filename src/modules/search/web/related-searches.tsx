import { LinkChip } from '#src/ui/controls/chip.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

export function RelatedSearches({ searches }: { searches: readonly { label: string; url: string }[] }) {
  const { t } = useTranslation();
  if (searches.length === 0) return null;
  return (
    <nav aria-labelledby="related-searches" className="border-line border-t pt-6">
      <h2 id="related-searches" className="mb-3 font-semibold text-ink">
        {t('search.results.related')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {searches.map(({ label, url }) => (
          <li key={url} className="max-w-full">
            <LinkChip to={url}>{label}</LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
