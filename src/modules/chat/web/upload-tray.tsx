import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { Button } from '#src/ui/button.tsx';
import { FileRow } from '#src/ui/file-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { RunningUpload } from './running-uploads.ts';
import { kindOf } from './upload-kind.ts';

interface UploadTrayProps {
  uploads: readonly RunningUpload[];
  onRemove: (key: number) => void;
  onRetry: (upload: RunningUpload) => void;
}

/** What is being uploaded, above the field, and what was not taken, with the reason. */
export function UploadTray({ uploads, onRemove, onRetry }: UploadTrayProps) {
  const { t } = useTranslation();
  const check = useFileCheck();
  const problemText = ({ problem, file }: RunningUpload) => {
    if (!problem) return undefined;
    if (problem === 'cut') return t('chat.compose.uploadFailed', { name: file.name });
    return typeof problem === 'object' ? problem.said : check(file, kindOf(file));
  };
  return (
    <ul className="grid max-h-48 gap-2 overflow-y-auto border-line border-t bg-surface p-3">
      {uploads.map((upload) => (
        <li key={upload.key} className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <FileRow
              name={upload.file.name}
              progress={upload.problem ? undefined : upload.progress}
              error={problemText(upload)}
              onRemove={() => onRemove(upload.key)}
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
  );
}
