import { Circle, RotateCcw, Square, Video } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { MOST_VIDEO_SECONDS } from '#src/modules/files/file-kinds.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { FileRow } from '#src/ui/controls/file-field.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { formatLength } from './format-length.ts';
import { RecordedVideo } from './recorded-video.tsx';
import { useCamera } from './use-camera.ts';
import { useKeepVideo } from './use-keep-video.ts';
import { useRecorder } from './use-recorder.ts';

/** PROF-06: camera, countdown, recording, a look at it, and only then the upload. */
export function VideoRecorder({ onKept }: { onKept: () => void }) {
  const { t, language } = useTranslation();
  const { camera, stream, turnOn } = useCamera();
  const { recording, start, stop, again } = useRecorder(stream);
  if (recording.state === 'done') return <Recorded {...recording} onAgain={again} onKept={onKept} />;
  if (camera.state === 'trouble') {
    return (
      <Notice
        tone="warning"
        actions={
          <>
            {camera.trouble === 'unsupported' ? null : (
              <Button size="sm" variant="secondary" onClick={turnOn}>
                {t('ui.retry')}
              </Button>
            )}
            <LinkButton size="sm" variant="secondary" to={`/${language}/manage-profile#videos`}>
              {t('resumes.video.upload')}
            </LinkButton>
          </>
        }
      >
        {t(`resumes.video.trouble.${camera.trouble}`)}
      </Notice>
    );
  }
  if (!stream) {
    return (
      <Stage>
        <div className="grid justify-items-center gap-4 p-6 text-center">
          {camera.state === 'asking' ? (
            <p role="status" className="flex items-center gap-3 text-ink">
              <Spinner /> {t('resumes.video.asking')}
            </p>
          ) : (
            <>
              <Video aria-hidden className="size-10 text-accent-ink" />
              <p className="max-w-md text-ink-muted">{t('resumes.video.tip')}</p>
              <Button onClick={turnOn}>{t('resumes.video.camera')}</Button>
            </>
          )}
        </div>
      </Stage>
    );
  }
  const isRecording = recording.state === 'recording';
  return (
    <div className="grid gap-4">
      <Stage>
        <Live stream={stream} />
        {recording.state === 'counting' ? (
          <p
            role="status"
            aria-label={t('resumes.video.starting', { seconds: recording.seconds })}
            className="absolute inset-0 grid place-items-center bg-film/40 font-bold text-8xl text-paper tabular-nums"
          >
            {recording.seconds}
          </p>
        ) : null}
        {isRecording ? <Clock seconds={recording.seconds} /> : null}
      </Stage>
      <div className="flex justify-center">
        {recording.state === 'ready' ? (
          <Button onClick={start} icon={<Circle aria-hidden className="size-5 fill-current" />}>
            {t('resumes.video.start')}
          </Button>
        ) : (
          <Button
            variant={isRecording ? 'danger' : 'secondary'}
            onClick={stop}
            icon={isRecording ? <Square aria-hidden className="size-5 fill-current" /> : undefined}
          >
            {t(isRecording ? 'resumes.video.stop' : 'ui.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Has its size before there is a picture, so that nothing jumps, and leaves room for the buttons below it. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <div className="relative grid aspect-video max-h-[max(15rem,100svh-26rem)] w-full place-items-center overflow-hidden rounded-card border border-line bg-sunken max-sm:aspect-3/4">
      {children}
    </div>
  );
}

/** As in a mirror, which is how people know themselves; the recording is not mirrored. */
function Live({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation();
  return (
    <video
      ref={(video) => {
        // Set again, even the same stream starts anew and the picture flickers.
        if (video && video.srcObject !== stream) video.srcObject = stream;
      }}
      autoPlay
      muted
      playsInline
      aria-label={t('resumes.video.live')}
      className="absolute inset-0 size-full -scale-x-100 bg-film object-cover"
    />
  );
}

function Clock({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  return (
    <p className="absolute start-3 top-3 flex items-center gap-2 rounded-full bg-film/70 px-3 py-1.5 font-semibold text-sm text-paper tabular-nums">
      <Circle aria-hidden className="size-3 fill-danger text-danger" />
      <span className="sr-only" role="status">
        {t('resumes.video.recording')}
      </span>
      <bdi>
        {formatLength(seconds)} / {formatLength(MOST_VIDEO_SECONDS)}
      </bdi>
    </p>
  );
}

interface RecordedProps {
  file: Blob;
  seconds: number;
  onAgain: () => void;
  onKept: () => void;
}

/** A look at the recording before anything leaves the device. */
function Recorded({ file, seconds, onAgain, onKept }: RecordedProps) {
  const { t } = useTranslation();
  const [isKept, setIsKept] = useState(false);
  const { sending, problem, send, cancel } = useKeepVideo(() => {
    setIsKept(true);
    onKept();
  });
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  useLeaveQuestion(!isKept);
  const use = () => {
    const day = new Date().toLocaleDateString('sv');
    const name = `${t('resumes.video.title')} ${day}.${file.type === 'video/mp4' ? 'mp4' : 'webm'}`;
    return send([new File([file], name, { type: file.type })]);
  };
  return (
    <div className="grid gap-4">
      <Stage>
        <RecordedVideo
          src={url}
          aria-label={t('resumes.video.recorded')}
          className="absolute inset-0 size-full bg-film object-contain"
        />
      </Stage>
      {seconds >= MOST_VIDEO_SECONDS ? <p className="text-ink-muted text-sm">{t('resumes.video.ended')}</p> : null}
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      {sending ? (
        <FileRow name={sending.name} progress={sending.progress} onRemove={cancel} />
      ) : (
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={onAgain} icon={<RotateCcw aria-hidden className="size-5" />}>
            {t('resumes.video.again')}
          </Button>
          <Button onClick={use} isLoading={isKept}>
            {t('resumes.video.use')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The browser asks before a recording is lost that exists nowhere else. */
function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}
