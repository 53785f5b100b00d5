import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { Notice } from './notice-list.tsx';
import { setUnread, useUnread } from './unread-store.ts';

const NOTHING = { chat: 0, notifications: 0 };

/** The newest notifications for a short list, loaded anew each time it opens and when there is something new. */
export function useNotices(isOpen: boolean, limit: number) {
  const [notices, setNotices] = useState<Notice[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  // What is heard while the list is open shows in it: another message of a busy chat changes only the chats' number.
  const { chat, notifications: waiting } = useUnread(NOTHING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or number asks again
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    setHasFailed(false);
    api('GET /notification/list', { limit }).then(
      ({ notifications, unread }) => {
        setUnread(unread);
        if (isCurrent) setNotices(notifications);
      },
      () => {
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, limit, round, chat, waiting]);

  return {
    notices,
    hasFailed,
    retry: () => setRound(round + 1),
    markRead: async (ids: number[] | 'all') => {
      const isIt = (notice: Notice) => ids === 'all' || ids.includes(notice.id);
      setNotices((known) => known?.map((one) => (isIt(one) ? { ...one, is_read: true } : one)) ?? null);
      await markRead(ids);
    },
  };
}

/** A failure changes nothing that matters: the next list shows the truth. */
export async function markRead(ids: number[] | 'all'): Promise<void> {
  try {
    setUnread(await api('POST /notification/read', ids === 'all' ? { all: true } : { ids }));
  } catch {
    // Stays unread.
  }
}
