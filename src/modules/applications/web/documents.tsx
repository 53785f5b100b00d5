import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.ts';
import type { ApplicationDocument } from '../applications.contract.ts';

const VideoLink = lazyPart(() =>
  import('#src/modules/resumes/web/video/video-link.tsx').then((file) => file.VideoLink),
);

/** What was sent: files to download, videos to watch. */
export function Documents({ documents }: { documents: readonly ApplicationDocument[] }) {
  return documents.map((one) =>
    one.kind === 'video' ? (
      <Suspense key={one.id}>
        <VideoLink video={{ ...one, seconds: one.seconds ?? 0 }} />
      </Suspense>
    ) : (
      <a
        key={one.id}
        href={one.url}
        download={one.name}
        className="flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
      >
        <bdi className="wrap-anywhere min-w-0">{one.name}</bdi>
      </a>
    ),
  );
}
