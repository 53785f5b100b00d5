import { useEffect, useRef } from 'react';

const PAUSE_MS = 400;

/** Calls back a moment after anything has changed in the own conversations, once for a rush of changes. */
export function useChatNews(onNews: () => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    let wasOpen = false;
    const tellSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), PAUSE_MS);
    };
    import('../realtime.ts').then(
      ({ listenToRealtime }) => {
        if (isLeft) return;
        stop = listenToRealtime({
          onMessage: ({ type }) => {
            if (type === 'chat.changes' || type === 'resync') tellSoon();
          },
          onState: (state) => {
            // The page itself is as new as the first connection; after a cut something may have been missed.
            if (state === 'open' && wasOpen) tellSoon();
            if (state === 'open') wasOpen = true;
          },
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
