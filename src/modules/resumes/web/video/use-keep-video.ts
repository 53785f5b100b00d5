import { api } from '#src/browser/api.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { VideoResume } from '../../video-resumes.contract.ts';
import { useKeepFile } from '../use-keep-file.ts';

/** PROF-06: sends a chosen or recorded video and keeps it. */
export function useKeepVideo(onKept: (video: VideoResume) => void) {
  const { t } = useTranslation();
  return useKeepFile({
    kind: 'video_resume',
    keep: (file_id) => api('POST /jobseeker/video-resumes', { file_id }),
    keptText: t('resumes.video.kept'),
    failedText: t('errors.videoUploadFailed' as TextKey),
    onKept,
  });
}
