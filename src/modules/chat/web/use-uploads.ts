import { useRef, useState } from 'react';
import { formatFileSize } from '#src/ui/file-size.ts';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { kindOf, LARGEST_FILE, problemOf, type Upload, uploadFile } from './upload-file.ts';
import { useChat } from './use-chat.ts';

export interface RunningUpload {
  key: number;
  file: File;
  progress: number;
  problem?: string;
}

/** Files on their way to the server; each becomes a message when it is there. A failed one can be tried again. */
export function useUploads(conversationId: number) {
  const { t, language } = useTranslation();
  const chat = useChat();
  const [uploads, setUploads] = useState<RunningUpload[]>([]);
  const running = useRef(new Map<number, Upload>());
  const lastKey = useRef(0);

  const change = (key: number, next: Partial<RunningUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const remove = (key: number) => {
    running.current.get(key)?.cancel();
    running.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  const run = async (key: number, file: File) => {
    const kind = kindOf(file);
    const upload = uploadFile(file, kind, (progress) => change(key, { progress }));
    running.current.set(key, upload);
    try {
      const { id, url, name, size, content_type } = await upload.done;
      remove(key);
      chat.send({
        conversation_id: conversationId,
        kind: kind === 'chat_picture' ? 'picture' : 'file',
        text: '',
        file: { id, url, name, size, content_type },
      });
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      change(key, { problem: (error as Error).message || t('chat.compose.uploadFailed', { name: file.name }) });
    }
  };

  const add = (files: File[]) => {
    for (const file of files) {
      const problem = problemOf(file);
      if (problem) {
        const size = formatFileSize(LARGEST_FILE, language);
        showToast(t(`chat.compose.${problem}`, { name: file.name, size }), { tone: 'danger' });
        continue;
      }
      lastKey.current += 1;
      const key = lastKey.current;
      setUploads((all) => [...all, { key, file, progress: 0 }]);
      run(key, file);
    }
  };
  const retry = ({ key, file }: RunningUpload) => {
    change(key, { problem: undefined, progress: 0 });
    run(key, file);
  };
  return { uploads, add, remove, retry };
}
