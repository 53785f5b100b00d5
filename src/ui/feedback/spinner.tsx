import { LoaderCircle } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { useTranslation } from '../translation.tsx';

/** Decoration by default, since the thing that waits says so itself; `isAnnounced` speaks where nothing else does. */
export function Spinner({ className, isAnnounced = false }: { className?: string; isAnnounced?: boolean }) {
  const { t } = useTranslation();
  const circle = <LoaderCircle aria-hidden className={classNames('animate-spin', className ?? 'size-5')} />;
  if (!isAnnounced) return circle;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-muted text-sm">
      {circle}
      {t('ui.loading')}
    </span>
  );
}
