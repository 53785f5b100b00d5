import { Clapperboard } from 'lucide-react';
import { Suspense } from 'react';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { formatLength } from './format-length.ts';

const VideoPlayer = lazy(() => import('./video-player.tsx'));

/** A video as one line that plays it; without scripts it is the download. */
export function VideoLink({ video }: { video: { url: string; name: string; seconds: number } }) {
  const { t } = useTranslation();
  const player = useOverlay<HTMLAnchorElement>();
  const { onClick, ...trigger } = player.triggerProps;
  return (
    <>
      <a
        {...trigger}
        href={video.url}
        aria-label={t('resumes.video.watchNamed', { name: video.name })}
        onClick={(event) => {
          event.preventDefault();
          onClick(event);
        }}
        className="flex min-h-11 items-center gap-3 py-1 text-ink no-underline hover:[&_b]:underline"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-canvas text-accent-ink">
          <Clapperboard aria-hidden className="size-5" />
        </span>
        <span className="min-w-0">
          <b className="block break-words font-semibold">
            <bdi>{video.name}</bdi>
          </b>
          <span className="block text-ink-muted text-xs">{formatLength(video.seconds)}</span>
        </span>
      </a>
      {player.wasOpened ? (
        <Suspense>
          <VideoPlayer {...player.overlayProps} video={video} />
        </Suspense>
      ) : null}
    </>
  );
}
