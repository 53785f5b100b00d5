import { useEffect, useRef } from 'react';
import type { TextKey } from '#src/ui/text-keys.ts';

/** The kinds that have a name, which all have: the browser knows none of the server's tables. */
type NoticeKind = TextKey extends infer Key
  ? Key extends `notifications.kinds.${infer Kind}.name`
    ? Kind
    : never
  : never;

/**
 * Calls `onNews` when news of one of the kinds arrives while the page is open, and after each time that the live line
 * was gone: something may have happened meanwhile. Where sockets are blocked, when the tab is looked at again.
 */
export function useNewsOf(kinds: readonly NoticeKind[], onNews: () => void): void {
  const latest = useRef({ kinds, onNews });
  useEffect(() => {
    latest.current = { kinds, onNews };
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const tell = () => latest.current.onNews();
    const onLook = () => {
      if (document.visibilityState === 'visible') tell();
    };
    document.addEventListener('visibilitychange', onLook);
    import('#src/modules/chat/web/realtime.ts').then(
      ({ listenToRealtime }) => {
        if (isLeft) return;
        stop = listenToRealtime({
          onMessage: ({ type, kind }) => {
            if (type === 'notification' && latest.current.kinds.some((one) => one === kind)) tell();
          },
          onState: (state) => {
            if (state === 'open') tell();
          },
        });
      },
      () => {},
    );
    return () => {
      isLeft = true;
      stop?.();
      document.removeEventListener('visibilitychange', onLook);
    };
  }, []);
}
