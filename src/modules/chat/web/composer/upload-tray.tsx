import { useEffect, useState } from 'react';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { FileRow } from '#src/ui/controls/file-field.tsx';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { isStaged, MOST_STAGED, type RunningUpload } from './running-uploads.ts';
import { kindOf } from './upload-kind.ts';

interface UploadTrayProps {
  uploads: readonly RunningUpload[];
  /** Were chosen too, but are too many at once. */
  leftOut: readonly File[];
  onRemove: (upload: RunningUpload) => void;
  onRetry: (upload: RunningUpload) => void;
}

/** What is about to be sent, what is on its way, and what was not taken, with the reason, above the field. */
export function UploadTray({ uploads, leftOut, onRemove, onRetry }: UploadTrayProps) {
  const { t, language } = useTranslation();
  const check = useFileCheck();
  const problemText = ({ problem, file }: RunningUpload) => {
    if (!problem) return undefined;
    if (problem === 'cut') return t('chat.offline');
    return typeof problem === 'object' ? problem.said : check(file, kindOf(file));
  };
  return (
    <div className="grid max-h-56 gap-2 overflow-y-auto border-line border-t bg-surface p-3">
      {uploads.some(isStaged) ? <p className="text-ink-muted text-sm">{t('chat.compose.ready')}</p> : null}
      <ul className="grid gap-2">
        {uploads.map((upload) => (
          <li key={upload.key} className="flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <FileRow
                name={upload.file.name}
                thumbnail={isPicture(upload) ? <Thumbnail file={upload.file} /> : undefined}
                detail={formatFileSize(upload.file.size, language)}
                progress={upload.problem ? undefined : upload.progress}
                error={problemText(upload)}
                onRemove={() => onRemove(upload)}
              />
            </div>
            {upload.mayRetry ? (
              <Button size="sm" variant="secondary" onClick={() => onRetry(upload)}>
                {t('chat.message.resend')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {leftOut.length > 0 ? (
        <p className="text-danger-ink text-sm">
          {t('ui.file.tooMany', { count: MOST_STAGED, names: leftOut.map(({ name }) => name).join(', ') })}
        </p>
      ) : null}
    </div>
  );
}

/** A picture that was refused may be of a type that the browser cannot show either. */
function isPicture({ file, problem }: RunningUpload): boolean {
  return kindOf(file) === 'chat_picture' && problem !== 'refused';
}

/** The picture itself, small; its name stands beside it. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="size-14 shrink-0 overflow-hidden rounded-control bg-sunken">
      {url ? <img src={url} alt="" className="size-full object-cover" /> : null}
    </span>
  );
}
