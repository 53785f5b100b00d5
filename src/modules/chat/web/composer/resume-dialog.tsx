import { useState } from 'react';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { FileField, FileRow } from '#src/ui/controls/file-field.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface ResumeDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onFile: (fileId: string) => void;
  /** Who is about to see the full name with it; undefined when they know it already. */
  tellsNameTo?: string;
}

/** Choosing the resume to share: nothing leaves before the button is pressed. */
export default function ResumeDialog({ isOpen, onOpenChange, onFile, tellsNameTo }: ResumeDialogProps) {
  const { t } = useTranslation();
  const check = useFileCheck();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<number>();
  const [upload, setUpload] = useState<AbortController>();

  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const wrong = check(chosen, 'resume');
    setProblem(wrong ?? '');
    setFile(wrong ? undefined : chosen);
  };
  const share = async () => {
    if (!file) return setProblem(t('chat.exchange.resume.choose'));
    setProblem('');
    const controller = new AbortController();
    setUpload(controller);
    setProgress(0);
    try {
      const stored = await uploadFile(file, { kind: 'resume', onProgress: setProgress, signal: controller.signal });
      onOpenChange(false);
      onFile(stored.id);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') {
        setProblem((error as Error).message || t('chat.compose.uploadFailed', { name: file.name }));
      }
    } finally {
      setProgress(undefined);
      setUpload(undefined);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('chat.exchange.resume.choose')}
      size="sm"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              upload?.abort();
              onOpenChange(false);
            }}
          >
            {t('ui.cancel')}
          </Button>
          <Button isLoading={progress !== undefined} onClick={share}>
            {t('chat.exchange.resume.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {tellsNameTo ? (
          <p className="text-ink-muted text-sm">{t('chat.exchange.resume.tellsName', { name: tellsNameTo })}</p>
        ) : null}
        <FileField
          label={t('chat.exchange.resume.file')}
          accept=".pdf,.doc,.docx"
          error={problem || undefined}
          onFiles={choose}
        />
        {file ? <FileRow name={file.name} progress={progress} onRemove={() => setFile(undefined)} /> : null}
      </div>
    </Dialog>
  );
}
