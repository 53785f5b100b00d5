import { api } from '#src/browser/api.ts';
import type { JobSlotProps } from '#src/modules/jobs/web/job-slot.ts';
import { MarkButton } from './mark-button.tsx';
import { jobMarks, useMark } from './match-marks.ts';

/** AI-07: how well the reader fits a job; nothing while it is not known or there is nothing to match. */
export function MatchMark({ jobId, isLarge }: JobSlotProps) {
  const mark = useMark(jobMarks, jobId);
  if (!mark) return null;
  return (
    <MarkButton
      mark={mark}
      isLarge={isLarge}
      about="own"
      load={async () => (await api('GET /jobs/:id/match', { id: jobId })).match}
      onMatch={({ score, unknown }) => jobMarks.refresh(jobId, { score, unknown })}
    />
  );
}
