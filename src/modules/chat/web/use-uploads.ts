import { useMemo, useSyncExternalStore } from 'react';
import type { RunningUpload } from './running-uploads.ts';
import { useChat } from './use-chat.ts';

const NONE: readonly RunningUpload[] = [];

/** The files on their way into a conversation. */
export function useUploads(conversationId: number) {
  const chat = useChat();
  const all = useSyncExternalStore(chat.subscribe, chat.uploads.all, () => NONE);
  const uploads = useMemo(() => all.filter((one) => one.conversationId === conversationId), [all, conversationId]);
  const add = (files: File[]) => {
    for (const file of files) chat.uploads.add(conversationId, file);
  };
  return { uploads, add, remove: chat.uploads.remove, retry: chat.uploads.retry };
}
