import { Lock } from 'lucide-react';
import { useTranslation } from '#src/ui/translation.tsx';

/** The heading of what a team keeps to itself, with the words that say so. */
export function TeamHeading({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <h3 className="mb-2 flex items-center justify-between gap-2 font-semibold text-ink-muted text-xs">
      {title}
      <span className="flex items-center gap-1 font-normal">
        <Lock aria-hidden className="size-3.5" />
        {t('inbox.teamOnly')}
      </span>
    </h3>
  );
}
