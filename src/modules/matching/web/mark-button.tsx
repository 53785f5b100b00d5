import { type ComponentProps, Suspense } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { LiveButton } from '#src/ui/controls/live-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Match } from '../matching.contract.ts';
import type { Mark } from './match-marks.ts';
import { ScoreRing } from './score-ring.tsx';

const MatchDialog = lazy(() => import('./match-dialog.tsx'));

interface MarkButtonProps extends Pick<ComponentProps<typeof MatchDialog>, 'load' | 'about'> {
  mark: Mark;
  isLarge?: boolean;
  onMatch?: (match: Match) => void;
}

/** TRU-07: the score, which opens the sum behind it. */
export function MarkButton({ mark, isLarge = false, load, about, onMatch }: MarkButtonProps) {
  const { t } = useTranslation();
  const ledger = useOverlay();
  return (
    <>
      <LiveButton
        {...ledger.triggerProps}
        aria-label={t('matching.markLabel', { score: mark.score })}
        className={classNames(
          'relative z-1 inline-flex items-center rounded-full border border-line bg-surface font-semibold text-ink tabular-nums hover:border-accent',
          // A finger needs more room than the words do.
          'after:absolute after:-inset-2.5',
          isLarge ? 'gap-2 py-1.5 ps-2 pe-3 text-sm' : '-my-1 gap-1.5 py-0.5 ps-1 pe-2 text-xs',
        )}
      >
        <ScoreRing score={mark.score} className={isLarge ? 'size-6' : 'size-4'} />
        {t('matching.mark', { score: mark.score })}
      </LiveButton>
      {ledger.wasOpened ? (
        <Suspense>
          <MatchDialog {...ledger.overlayProps} load={load} about={about} onMatch={onMatch} />
        </Suspense>
      ) : null}
    </>
  );
}
