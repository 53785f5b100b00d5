import { Clapperboard } from 'lucide-react';
import { api } from '#src/browser/api.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { VideoResume } from '../../video-resumes.contract.ts';
import { KeptFileRow } from '../kept-file-row.tsx';
import { formatLength } from './format-length.ts';

const VideoPlayer = lazy(() => import('./video-player.tsx'));

export function VideoRow({ video, onChange }: { video: VideoResume; onChange: () => void }) {
  const { t } = useTranslation();
  const { id, file, seconds } = video;
  return (
    <KeptFileRow
      kept={video}
      icon={<Clapperboard aria-hidden className="mt-3 size-5 shrink-0 text-ink-muted" />}
      openLabel={t('resumes.video.play')}
      detail={formatLength(seconds)}
      viewer={(overlay) => <VideoPlayer {...overlay} video={file} />}
      rename={(name) => api('PATCH /jobseeker/video-resumes/:id', { id, name })}
      remove={() => api('DELETE /jobseeker/video-resumes/:id', { id })}
      restore={() => api('POST /jobseeker/video-resumes/:id/restore', { id })}
      deletedText={t('resumes.video.deleted')}
      deleteFailedText={t('resumes.video.deleteFailed')}
      onChange={onChange}
    />
  );
}
