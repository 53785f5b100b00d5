import { useState } from 'react';
import type { FileKind } from '#src/modules/files/file-kinds.ts';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';

interface Sending {
  name: string;
  /** 0 to 100. */
  progress: number;
  abort: () => void;
}

interface KeepOptions<Kept> {
  kind: FileKind;
  keep: (fileId: string) => Promise<Kept>;
  /** Said when it is there, where something is to be said, and when it failed for no reason that the server tells. */
  keptText?: string;
  failedText: string;
  onKept: (kept: Kept) => void;
}

/** Sends a chosen file and keeps it; a refusal is said before anything leaves where the browser can tell. */
export function useKeepFile<Kept>({ kind, keep, keptText, failedText, onKept }: KeepOptions<Kept>) {
  const check = useFileCheck();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();

  const send = async ([file]: File[]) => {
    if (!file) return;
    const refusal = check(file, kind);
    setProblem(refusal);
    if (refusal) return;
    const controller = new AbortController();
    const show = (progress: number) => setSending({ name: file.name, progress, abort: () => controller.abort() });
    show(0);
    try {
      const stored = await uploadFile(file, { kind, onProgress: show, signal: controller.signal });
      // Given up between the last byte and now: nothing is made of it, and what nobody keeps goes within a day.
      controller.signal.throwIfAborted();
      const kept = await keep(stored.id);
      if (keptText) showToast(keptText, { tone: 'success' });
      onKept(kept);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setProblem((error as Error).message || failedText);
    }
    setSending(undefined);
  };
  return { sending, problem, send, cancel: () => sending?.abort() };
}
