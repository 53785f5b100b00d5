import { useEffect } from 'react';
import { refreshUnread, setUnread, type Unread, useUnread } from './unread-store.ts';

const LEAST_MS = 30_000;

/** The header's numbers: those the page came with, then those that are heard or asked for when the tab is looked at. */
export function useLiveUnread(initial: Unread): Unread {
  const { chat, notifications } = initial;

  useEffect(() => setUnread({ chat, notifications }), [chat, notifications]);

  useEffect(() => {
    let asked = Date.now();
    const onLook = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < LEAST_MS) return;
      asked = Date.now();
      refreshUnread();
    };
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, []);

  // The live line comes after everything that is seen.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    import('./listen-to-news.ts').then(
      ({ listenToNews }) => {
        if (!isLeft) stop = listenToNews();
      },
      () => {},
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);

  return useUnread(initial);
}
