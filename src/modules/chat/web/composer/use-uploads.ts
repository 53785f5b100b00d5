import { useMemo, useState, useSyncExternalStore } from 'react';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useChat } from '../sync/use-chat.ts';
import { isStaged, type RunningUpload } from './running-uploads.ts';

const NONE: readonly RunningUpload[] = [];

/** The files that were chosen for a conversation or are on their way into it. */
export function useUploads(conversationId: number) {
  const { t } = useTranslation();
  const chat = useChat();
  const all = useSyncExternalStore(chat.subscribe, chat.uploads.all, () => NONE);
  const uploads = useMemo(() => all.filter((one) => one.conversationId === conversationId), [all, conversationId]);
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);
  const { remove, retry } = chat.uploads;
  // What judges files could not be loaded, so they could not be sent either.
  const fail = () => showToast(t('ui.offline.message'), { tone: 'danger' });
  return {
    uploads,
    leftOut,
    hasStaged: uploads.some(isStaged),
    add: (files: File[]) => void chat.uploads.add(conversationId, files).then(setLeftOut, fail),
    /** False when there is no file to send, so that the words go alone. */
    start: (caption: string) => {
      setLeftOut([]);
      return chat.uploads.start(conversationId, caption);
    },
    remove: ({ key }: RunningUpload) => remove(key),
    retry: (upload: RunningUpload) => void retry(upload),
  };
}
