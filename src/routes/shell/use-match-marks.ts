import { useEffect } from 'react';
import { fillJobSlot } from '#src/modules/jobs/web/job-slot.ts';
import { fetchScript } from '#src/ui/lazy.ts';

/** Says beside jobs how well the reader fits; the script comes after the page, and for job seekers only. */
export function useMatchMarks(isTalent: boolean): void {
  useEffect(() => {
    if (!isTalent) return;
    let isOver = false;
    fetchScript(() => import('#src/modules/matching/web/match-mark.tsx')).then(
      ({ MatchMark }) => {
        if (!isOver) fillJobSlot(MatchMark);
      },
      // Without it the page is whole.
      () => undefined,
    );
    return () => {
      isOver = true;
      fillJobSlot(null);
    };
  }, [isTalent]);
}
