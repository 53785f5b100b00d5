import { useEffect, useEffectEvent } from 'react';

const PAUSE_MS = 300;
/** Who waits too long changes with the clock alone. */
const STALE_MS = 60_000;

/** Calls back a moment after anything has moved on a job's board or been said to its applicants. */
export function usePipelineNews(jobId: number, onNews: () => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    let wasOpen = false;
    const tellSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => tell(), PAUSE_MS);
    };
    const tellIfSeen = () => {
      if (document.visibilityState === 'visible') tellSoon();
    };
    import('../../../../browser/realtime.ts').then(
      ({ listenToRealtime }) => {
        if (isLeft) return;
        stop = listenToRealtime({
          onMessage: (message) => {
            const isOurs = message.type === 'applicants.changed' && message.job_id === jobId;
            if (isOurs || message.type === 'chat.changes' || message.type === 'resync') tellSoon();
          },
          onState: (state) => {
            // What happened without a line was not heard; the first time the page is as fresh as the line.
            if (state === 'open' && wasOpen) tellSoon();
            wasOpen ||= state === 'open';
          },
        });
      },
      () => {},
    );
    const clock = setInterval(tellIfSeen, STALE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      clearInterval(clock);
      stop?.();
    };
  }, [jobId]);
}
