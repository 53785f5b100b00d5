import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Autosave } from './use-autosave.ts';

/** Says what is not saved and why, wherever on the page someone is typing. */
export function SaveTrouble({ state, overwrite, discard }: Autosave) {
  const { t } = useTranslation();
  if (state.is === 'saved' || state.is === 'saving') return null;
  const isConflict = state.is === 'conflict';
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-sticky lg:col-span-2">
      <Notice
        tone="warning"
        actions={
          isConflict ? (
            <>
              <Button size="sm" onClick={overwrite}>
                {t('ui.save')}
              </Button>
              <Button size="sm" variant="secondary" onClick={discard}>
                {t('ui.cancel')}
              </Button>
            </>
          ) : undefined
        }
      >
        {'message' in state ? state.message || t('profiles.own.failed') : t('profiles.online.notSavedYet')}
      </Notice>
    </div>
  );
}
