import { useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { ListView } from '../list/list-view.ts';
import { useChat, useChatState } from '../sync/use-chat.ts';

export interface InboxCounts {
  all: number;
  waiting: number;
  overdue: number;
  unread: number;
}

const PAUSE_MS = 400;

/** The numbers on the chips: as the page brought them, then asked for anew a moment after anything has changed. */
export function useInboxCounts(loaded: InboxCounts, { scope, jobId }: ListView): InboxCounts {
  const chat = useChat();
  const { change, conversations } = useChatState();
  const [counts, setCounts] = useState(loaded);
  const seen = useRef({ change: chat.state().change, conversations: chat.state().conversations });
  useEffect(() => setCounts(loaded), [loaded]);
  useEffect(() => {
    if (seen.current.change === change && seen.current.conversations === conversations) return;
    seen.current = { change, conversations };
    const timer = setTimeout(() => {
      const wish = { scope, ...(jobId && { job_id: jobId }) };
      // The next change asks again.
      api('GET /chat/inbox/counts', wish).then(setCounts, () => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [change, conversations, scope, jobId]);
  return counts;
}
