import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { acceptOf } from '#src/modules/files/file-kinds.ts';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import type { AttachedResume } from '#src/modules/resumes/attached-resumes.contract.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { FileField, FileRow } from '#src/ui/controls/file-field.tsx';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { Radio } from '#src/ui/controls/radio.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface ResumeDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onFile: (fileId: string) => void;
  /** Who is about to see the full name with it; undefined when they know it already. */
  tellsNameTo?: string;
}

/** Choosing the resume to share, a kept one or a new file: nothing leaves before the button is pressed. */
export default function ResumeDialog({ isOpen, onOpenChange, onFile, tellsNameTo }: ResumeDialogProps) {
  const { t } = useTranslation();
  const { resumes, hasRoom } = useKeptResumes();
  const [chosen, setChosen] = useState<number | 'file'>();
  const choice = chosen ?? resumes[0]?.id ?? 'file';
  const [file, setFile] = useState<File>();
  const [isKept, setIsKept] = useState(false);
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<number>();
  const [upload, setUpload] = useState<AbortController>();

  const take = (picked: File | undefined) => {
    setFile(picked);
    // The list may come after the file was chosen, and must not choose something else.
    setChosen('file');
  };
  const share = async () => {
    if (choice === 'file' && !file) return setProblem(t('chat.exchange.resume.choose'));
    setProblem('');
    const controller = new AbortController();
    setUpload(controller);
    setProgress(0);
    try {
      const id =
        choice === 'file' && file
          ? await send(file, { isKept: isKept && hasRoom, onProgress: setProgress, signal: controller.signal })
          : await copyOf(Number(choice));
      onOpenChange(false);
      onFile(id);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') {
        setProblem((error as Error).message || t('chat.compose.uploadFailed', { name: file?.name ?? '' }));
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
        {resumes.length > 0 ? <KeptChoice {...{ resumes, choice }} onChoose={setChosen} /> : null}
        {choice === 'file' ? (
          <>
            <NewFile {...{ file, progress, problem, setProblem }} onFile={take} />
            {hasRoom ? (
              <Checkbox
                label={t('chat.exchange.resume.keep')}
                checked={isKept}
                onChange={({ target }) => setIsKept(target.checked)}
              />
            ) : null}
          </>
        ) : problem ? (
          <p role="alert" className="text-danger-ink text-sm">
            {problem}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

/** RES-01: what the profile keeps; while it is on its way, and when it does not come, a file can be chosen. */
function useKeptResumes() {
  const [kept, setKept] = useState<{ resumes: AttachedResume[]; limit: number }>({ resumes: [], limit: 0 });
  useEffect(() => {
    api('GET /jobseeker/attached-resumes').then(setKept, () => undefined);
  }, []);
  return { resumes: kept.resumes.filter((one) => !one.is_withheld), hasRoom: kept.resumes.length < kept.limit };
}

/** What is shared is a copy: it stays with the chat whatever becomes of the kept one. */
async function copyOf(id: number): Promise<string> {
  return (await api('POST /jobseeker/attached-resumes/:id/copy', { id })).id;
}

interface SendOptions {
  isKept: boolean;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

async function send(file: File, { isKept, ...options }: SendOptions): Promise<string> {
  const stored = await uploadFile(file, { kind: 'resume', ...options });
  const kept = isKept ? await keep(stored.id) : undefined;
  // Once it is kept, the upload belongs to the profile, and the chat gets a copy.
  return kept === undefined ? stored.id : copyOf(kept);
}

/** Sharing matters more than keeping: a refusal is told and stops nothing. */
async function keep(fileId: string): Promise<number | undefined> {
  try {
    return (await api('POST /jobseeker/attached-resumes', { file_id: fileId })).id;
  } catch (error) {
    showToast((error as Error).message, { tone: 'danger' });
    return undefined;
  }
}

interface KeptChoiceProps {
  resumes: AttachedResume[];
  choice: number | 'file';
  onChoose: (choice: number | 'file') => void;
}

function KeptChoice({ resumes, choice, onChoose }: KeptChoiceProps) {
  const { t, language } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-ink text-sm">{t('resumes.attached.title')}</legend>
      {resumes.map(({ id, file }) => (
        <Radio
          key={id}
          name="kept-resume"
          label={<bdi className="break-words">{file.name}</bdi>}
          description={formatFileSize(file.size, language)}
          checked={choice === id}
          onChange={() => onChoose(id)}
        />
      ))}
      <Radio
        name="kept-resume"
        label={t('chat.exchange.resume.other')}
        checked={choice === 'file'}
        onChange={() => onChoose('file')}
      />
    </fieldset>
  );
}

interface NewFileProps {
  file: File | undefined;
  progress: number | undefined;
  problem: string;
  setProblem: (problem: string) => void;
  onFile: (file: File | undefined) => void;
}

function NewFile({ file, progress, problem, setProblem, onFile }: NewFileProps) {
  const { t } = useTranslation();
  const check = useFileCheck();
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const wrong = check(chosen, 'resume');
    setProblem(wrong ?? '');
    onFile(wrong ? undefined : chosen);
  };
  return (
    <>
      <FileField
        label={t('chat.exchange.resume.file')}
        accept={acceptOf('resume')}
        error={problem || undefined}
        onFiles={choose}
      />
      {file ? <FileRow name={file.name} progress={progress} onRemove={() => onFile(undefined)} /> : null}
    </>
  );
}
