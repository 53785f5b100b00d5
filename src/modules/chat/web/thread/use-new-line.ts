import { useEffect, useRef, useState } from 'react';

/**
 * After which message the line 'new messages' stands: what was unread when the thread was opened, or what came while
 * nobody looked. What arrives under the reader's eyes is not news that has to be pointed out.
 */
export function useNewLine(readSeq: number, lastSeq: number): number | undefined {
  const [lineSeq, setLineSeq] = useState(readSeq < lastSeq ? readSeq : undefined);
  const seenSeq = useRef(lastSeq);
  useEffect(() => {
    const isLooking = document.visibilityState === 'visible' && document.hasFocus();
    const before = seenSeq.current;
    seenSeq.current = lastSeq;
    if (lastSeq > before && !isLooking) setLineSeq((now) => now ?? before);
  }, [lastSeq]);
  return lineSeq;
}
