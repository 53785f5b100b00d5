import { Download } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { RecordedVideo } from './recorded-video.tsx';

interface VideoPlayerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  video: { url: string; name: string };
}

/** PROF-06: a video over the page. What the browser cannot play can still be had. */
export default function VideoPlayer({ isOpen, onOpenChange, video: { url, name } }: VideoPlayerProps) {
  const { t } = useTranslation();
  const [isUnplayable, setIsUnplayable] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={name}
      size="lg"
      footer={
        <a href={url} download className={buttonStyle('secondary')}>
          <Download aria-hidden className="size-5" />
          {t('resumes.attached.download')}
        </a>
      }
    >
      {isUnplayable ? (
        <Notice tone="warning">{t('resumes.video.unplayable')}</Notice>
      ) : (
        <RecordedVideo
          src={url}
          preload="metadata"
          aria-label={name}
          onError={() => setIsUnplayable(true)}
          className="aspect-video w-full rounded-card bg-film"
        />
      )}
    </Dialog>
  );
}
