import { Video } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { acceptOf } from '#src/modules/files/file-kinds.ts';
import { ProfileSection } from '#src/modules/profiles/web/profile-section.tsx';
import { FileField, FileRow } from '#src/ui/controls/file-field.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { VideoResume } from '../../video-resumes.contract.ts';
import { useKeepVideo } from './use-keep-video.ts';
import { VideoRow } from './video-row.tsx';

interface VideoResumesProps {
  videos: VideoResume[];
  limit: number;
}

/** PROF-06: the videos that someone keeps here, as a section of the profile. */
export function VideoResumes({ videos, limit }: VideoResumesProps) {
  const { t, language } = useTranslation();
  const { revalidate } = useRevalidator();
  const { sending, problem, send, cancel } = useKeepVideo(revalidate);
  return (
    <ProfileSection
      id="videos"
      title={t('resumes.video.title')}
      action={
        videos.length > 0 ? (
          <span className="text-ink-muted text-sm">{t('resumes.attached.count', { count: videos.length, limit })}</span>
        ) : null
      }
    >
      <div className="grid gap-3">
        {videos.length === 0 ? <p className="text-ink-muted">{t('resumes.video.empty')}</p> : null}
        {videos.length > 0 ? (
          <ul className="grid gap-2">
            {videos.map((video) => (
              <VideoRow key={video.id} video={video} onChange={revalidate} />
            ))}
          </ul>
        ) : null}
        {sending ? <FileRow name={sending.name} progress={sending.progress} onRemove={cancel} /> : null}
        {videos.length >= limit ? (
          <p className="text-ink-muted text-sm">{t('resumes.attached.full', { limit })}</p>
        ) : (
          <div className="grid gap-3 [@media(scripting:none)]:hidden">
            <div>
              {/* A page of its own, loaded anew: only its answer allows the camera. */}
              <LinkButton
                to={`/${language}/manage-profile/video`}
                reloadDocument
                variant="secondary"
                icon={<Video aria-hidden className="size-5" />}
              >
                {t('resumes.video.record')}
              </LinkButton>
            </div>
            <FileField
              // The same file again is a new choice only for a new input.
              key={videos.length}
              label={t('resumes.video.upload')}
              hint={t('resumes.video.hint')}
              accept={acceptOf('video_resume')}
              error={problem}
              required={false}
              disabled={sending !== undefined}
              onFiles={send}
            />
          </div>
        )}
      </div>
    </ProfileSection>
  );
}
