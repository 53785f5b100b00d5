import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AttachedResume } from '../attached-resumes.contract.ts';

interface Sending {
  name: string;
  /** 0 to 100. */
  progress: number;
  abort: () => void;
}

/** Sends a chosen file and keeps it; a refusal is said before anything leaves where the browser can tell. */
export function useKeepResume(onKept: (resume: AttachedResume) => void) {
  const { t } = useTranslation();
  const check = useFileCheck();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();

  const send = async ([file]: File[]) => {
    if (!file) return;
    const refusal = check(file, 'resume');
    setProblem(refusal);
    if (refusal) return;
    const controller = new AbortController();
    const show = (progress: number) => setSending({ name: file.name, progress, abort: () => controller.abort() });
    show(0);
    try {
      const stored = await uploadFile(file, { kind: 'resume', onProgress: show, signal: controller.signal });
      const kept = await api('POST /jobseeker/attached-resumes', { file_id: stored.id });
      showToast(t('resumes.attached.kept'), { tone: 'success' });
      onKept(kept);
    } catch (error) {
      // Texts of errors travel with every page, but are no part of the keys that screens use.
      const failed = () => (error as Error).message || t('errors.resumeUploadFailed' as TextKey);
      if ((error as Error).name !== 'AbortError') setProblem(failed());
    }
    setSending(undefined);
  };
  return { sending, problem, send, cancel: () => sending?.abort() };
}
