import { Pencil, SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { LandingData } from './load-landing.ts';

const PreferenceDialog = lazy(() => import('#src/modules/preferences/web/preference-dialog.tsx'));

/** REM-02: without a remote preference there is nothing to recommend by. */
export function PreferencePrompt() {
  const { t } = useTranslation();
  return (
    <div className="rounded-card border border-line border-dashed">
      <EmptyState
        icon={<SlidersHorizontal />}
        title={t('landing.prompt.title')}
        headingLevel={3}
        actions={<PreferenceButton />}
      >
        {t('landing.prompt.text')}
      </EmptyState>
    </div>
  );
}

/** REM-08: the preference is made or changed right here, and the list follows. */
export function PreferenceButton({ preference }: { preference?: LandingData['preference'] }) {
  const { t } = useTranslation();
  const overlay = useOverlay();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Button
        {...overlay.triggerProps}
        variant={preference ? 'quiet' : 'primary'}
        icon={preference ? <Pencil aria-hidden className="size-4" /> : undefined}
        className="[@media(scripting:none)]:hidden"
      >
        {t(preference ? 'landing.prompt.edit' : 'landing.prompt.set')}
      </Button>
      {overlay.wasOpened ? (
        <Suspense>
          <PreferenceDialog
            {...overlay.overlayProps}
            preference={preference ?? undefined}
            isRemoteOnly
            onSaved={() => revalidate()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
