import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Moves } from './use-moves.ts';

/** Of many, those who stayed where they were, each with the reason. */
export default function StayedDialog({ moves }: { moves: Moves }) {
  const { t } = useTranslation();
  const { all, results } = moves.stayed ?? { all: 0, results: [] };
  return (
    <Dialog isOpen onOpenChange={() => moves.setStayed(undefined)} size="sm" title={t('pipeline.bulk.partTitle')}>
      <p className="text-ink-muted">{t('pipeline.bulk.partText', { done: all - results.length, all })}</p>
      <ul className="mt-4 grid gap-3">
        {results.map(({ id, name, problem }) => (
          <li key={id}>
            <bdi className="font-semibold text-ink">{name || t('pipeline.bulk.unknown')}</bdi>
            <span className="block text-ink-muted text-sm">{problem}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
