import { api } from '#src/browser/api.ts';
import { MarkButton } from './mark-button.tsx';
import { createMarks, useMark } from './match-marks.ts';

/** Marks of the applicants of one job; another board has others. */
const boards = new Map<number, ReturnType<typeof createMarks>>();

function boardOf(jobId: number) {
  const known =
    boards.get(jobId) ??
    createMarks(async (applications) => {
      const { matches } = await api('GET /recruiters/jobs/:id/matches', { id: jobId, applications });
      return new Map(matches.map(({ application_id, ...mark }) => [application_id, mark]));
    });
  boards.set(jobId, known);
  return known;
}

interface ApplicantMarkProps {
  jobId: number;
  applicationId: number;
  isLarge?: boolean;
}

/** AI-07: how well an applicant fits the job, as they see it themselves. */
export function ApplicantMark({ jobId, applicationId, isLarge }: ApplicantMarkProps) {
  const mark = useMark(boardOf(jobId), applicationId);
  if (!mark) return null;
  return (
    <MarkButton
      mark={mark}
      isLarge={isLarge}
      about="candidate"
      load={async () => (await api('GET /recruiters/applications/:id/match', { id: applicationId })).match}
    />
  );
}
