import { fileLimits } from '#src/modules/files/file-kinds.ts';
import { Button } from '#src/ui/button.tsx';
import { FileRow } from '#src/ui/file-field.tsx';
import { formatFileSize } from '#src/ui/file-size.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { RunningUpload } from './running-uploads.ts';

interface UploadTrayProps {
  uploads: readonly RunningUpload[];
  onRemove: (key: number) => void;
  onRetry: (upload: RunningUpload) => void;
}

/** What is being uploaded, above the field, and what was not taken, with the reason. */
export function UploadTray({ uploads, onRemove, onRetry }: UploadTrayProps) {
  const { t, language } = useTranslation();
  const problemText = ({ problem, file: { name } }: RunningUpload) => {
    if (!problem) return undefined;
    if (problem === 'cut') return t('chat.compose.uploadFailed', { name });
    if (typeof problem === 'object') return problem.said;
    return t(`chat.compose.${problem}`, { name, size: formatFileSize(fileLimits.chat_file, language) });
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
