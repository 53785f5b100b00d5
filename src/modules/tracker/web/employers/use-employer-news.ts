import { useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { useChatNews } from '#src/modules/chat/web/today/use-chat-news.ts';
import type { EmployerListName } from '../../employer-lists.ts';

const PAUSE_MS = 400;

/** Calls back when an employer has looked, or anything has changed in the own conversations. */
export function useEmployerNews(onNews: () => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useChatNews(onNews);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    import('../../../../browser/realtime.ts').then(
      ({ listenToRealtime }) => {
        if (isLeft) return;
        stop = listenToRealtime({
          onMessage: ({ type }) => {
            if (type !== 'employers.changed') return;
            clearTimeout(timer);
            timer = setTimeout(() => latest.current(), PAUSE_MS);
          },
          // What was missed meanwhile is asked for with the chat's own news.
          onState: () => undefined,
        });
      },
      () => {},
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}

/** For the tab that shows a list: what stands there has been looked at, also what comes while it is looked at. */
export function useLookedAt(list: EmployerListName, rows: readonly { is_new: boolean }[]): void {
  const [told, setTold] = useState(0);
  const fresh = rows.filter(({ is_new }) => is_new).length;
  useEffect(() => {
    if (fresh === told) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      setTold(fresh);
      // A failure leaves the mark: the next look clears it.
      api('POST /employers/looked', { list }).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [list, fresh, told]);
}
