import { type ComponentType, useEffect, useState } from 'react';
import type { JobSlotProps } from '#src/modules/jobs/web/job-slot.ts';
import { fetchScript } from '#src/ui/lazy.ts';

/** What says beside a job how well the reader fits; its script comes after the page, and for job seekers only. */
export function useMatchMark(isTalent: boolean): ComponentType<JobSlotProps> | null {
  const [mark, setMark] = useState<{ Mark: ComponentType<JobSlotProps> } | null>(null);
  useEffect(() => {
    if (!isTalent) return;
    // Without it the page is whole.
    fetchScript(() => import('#src/modules/matching/web/match-mark.tsx')).then(
      ({ MatchMark }) => setMark({ Mark: MatchMark }),
      () => undefined,
    );
  }, [isTalent]);
  return isTalent && mark ? mark.Mark : null;
}
