import { Camera } from 'lucide-react';
import { Suspense } from 'react';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const PhotoDialog = lazy(() => import('./photo-dialog.tsx'));

/** The photo, which is a button to change it. */
export function ProfilePhoto({ name, avatar }: { name: string; avatar: string | null }) {
  const { t } = useTranslation();
  const { triggerProps, overlayProps, wasOpened } = useOverlay();
  return (
    <>
      <button
        type="button"
        {...triggerProps}
        aria-label={t(avatar ? 'profiles.own.photo.change' : 'profiles.own.photo.add')}
        className="group relative shrink-0 rounded-full"
      >
        <Avatar name={name} src={avatar} size="xl" isDecorative />
        <span className="-end-1 -bottom-1 absolute grid size-8 place-items-center rounded-full border border-line bg-surface text-ink-muted shadow-card group-hover:text-ink [@media(scripting:none)]:hidden">
          <Camera aria-hidden className="size-4" />
        </span>
      </button>
      {wasOpened ? (
        <Suspense>
          <PhotoDialog {...overlayProps} hasPhoto={avatar !== null} />
        </Suspense>
      ) : null}
    </>
  );
}
