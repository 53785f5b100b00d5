import { ImageOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage } from '../../chat-fields.ts';

const PictureViewer = lazy(() => import('./picture-viewer.tsx'));

type File = NonNullable<ChatMessage['file']>;

/** The box has its size before the picture comes, so that nothing jumps. */
export function Picture({ file }: { file: Pick<File, 'url' | 'name'> }) {
  const { t } = useTranslation();
  const viewer = useOverlay<HTMLAnchorElement>();
  const [isBroken, setIsBroken] = useState(false);
  const { onClick, ...trigger } = viewer.triggerProps;
  return (
    <>
      <a
        {...trigger}
        href={file.url}
        aria-label={t('chat.message.openPicture', { name: file.name })}
        onClick={(event) => {
          event.preventDefault();
          onClick(event);
        }}
        className="-mx-1.5 block overflow-hidden rounded-card"
      >
        {isBroken ? (
          <span className="grid h-48 w-64 max-w-full place-items-center bg-sunken text-ink-muted">
            <ImageOff aria-hidden className="size-8" />
          </span>
        ) : (
          <img
            // It may have failed before the page was alive.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setIsBroken(true);
            }}
            src={file.url}
            alt=""
            width={256}
            height={192}
            loading="lazy"
            decoding="async"
            onError={() => setIsBroken(true)}
            className="h-48 w-64 max-w-full bg-sunken object-cover"
          />
        )}
      </a>
      {viewer.wasOpened ? (
        <Suspense>
          <PictureViewer {...viewer.overlayProps} picture={file} />
        </Suspense>
      ) : null}
    </>
  );
}
