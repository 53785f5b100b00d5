import { Button } from '#src/ui/button.tsx';
import { FileRow } from '#src/ui/file-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { RunningUpload } from './use-uploads.ts';

interface UploadTrayProps {
  uploads: RunningUpload[];
  onRemove: (key: number) => void;
  onRetry: (upload: RunningUpload) => void;
}

/** What is being uploaded, above the field. */
export function UploadTray({ uploads, onRemove, onRetry }: UploadTrayProps) {
  const { t } = useTranslation();
  if (uploads.length === 0) return null;
  return (
    <ul className="grid max-h-48 gap-2 overflow-y-auto border-line border-t bg-surface p-3">
      {uploads.map((upload) => (
        <li key={upload.key} className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <FileRow
              name={upload.file.name}
              progress={upload.problem ? undefined : upload.progress}
              error={upload.problem}
              onRemove={() => onRemove(upload.key)}
            />
          </div>
          {upload.problem ? (
            <Button size="sm" variant="secondary" onClick={() => onRetry(upload)}>
              {t('chat.message.resend')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
