import { numberFormat } from '#src/kernel/formats.ts';
import { LiveButton } from '#src/ui/controls/live-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TranslationEngine } from './find-engine.ts';
import type { TranslatedState } from './use-translated.ts';

interface TranslationLineProps {
  engine: TranslationEngine;
  state: TranslatedState<object>;
  onTranslate: () => void;
  onToggle: () => void;
}

/** One button that translates, shows the original and the translation again, and beside it who translated. */
export function TranslationLine({ engine, state, onTranslate, onToggle }: TranslationLineProps) {
  const { t, language } = useTranslation();
  const isMade = state.is === 'made';
  const isWorking = state.is === 'working';
  const words = isMade
    ? t(state.isShown ? 'ai.translation.original' : 'ai.translation.again')
    : engine.kind === 'browser'
      ? t('ai.translation.translate')
      : t('ai.translation.translateBy', { model: engine.model });
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 text-sm">
      <span role="status" className="text-ink-muted empty:hidden">
        {isWorking && state.progress !== null && state.progress < 1
          ? t('ai.translation.downloading', {
              percent: numberFormat(language, { style: 'percent' }).format(state.progress),
            })
          : null}
        {isWorking && (state.progress === null || state.progress >= 1) ? t('ai.translation.working') : null}
        {state.is === 'failed' ? state.message || t('ai.translation.failed') : null}
        {isMade && state.isShown ? madeBy(state.made.engine, t) : null}
        {isMade && state.isShown && state.made.isPartial ? ` ${t('ai.translation.partial')}` : null}
      </span>
      {isWorking ? null : (
        <LiveButton
          onClick={isMade ? onToggle : onTranslate}
          className="inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {words}
        </LiveButton>
      )}
    </span>
  );
}

function madeBy(engine: TranslationEngine, t: ReturnType<typeof useTranslation>['t']): string {
  return engine.kind === 'browser'
    ? t('ai.translation.byBrowser')
    : t('ai.translation.byService', { model: engine.model });
}
