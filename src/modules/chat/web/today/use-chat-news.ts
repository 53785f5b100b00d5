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
    const tellSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), PAUSE_MS);
    };
    import('../../../../browser/realtime.ts').then(
      ({ listenToRealtime }) => {
        if (isLeft) return;
        stop = listenToRealtime({
          onMessage: ({ type }) => {
            if (type === 'chat.changes' || type === 'resync') tellSoon();
          },
          onState: (state) => {
            // Something may have happened after the page was made and before this line stood.
            if (state === 'open') tellSoon();
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
