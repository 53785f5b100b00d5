import type { ComponentProps, SyntheticEvent } from 'react';

/**
 * A video with the browser's own controls. What a browser has recorded says no length, so that its bar could not be
 * moved: a jump behind the end makes the browser look for it.
 */
export function RecordedVideo(props: Omit<ComponentProps<'video'>, 'controls' | 'onLoadedMetadata'>) {
  return <video {...props} controls playsInline onLoadedMetadata={findLength} />;
}

function findLength({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
  if (Number.isFinite(video.duration)) return;
  video.addEventListener(
    'timeupdate',
    () => {
      video.currentTime = 0;
    },
    { once: true },
  );
  video.currentTime = Number.MAX_SAFE_INTEGER;
}
