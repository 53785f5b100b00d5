import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { ApplyHere } from './apply-here.tsx';

type Found = { application: { applied_at: string; is_withdrawn: boolean } | null; mayApply: boolean };

/** APP-01: from a chat one applies for the job one talks about, and finds the application again. */
export function ApplyInChat({ conversation: { id, side, job } }: { conversation: Conversation }) {
  const [found, setFound] = useState<Found>();
  const jobId = side === 'talent' ? job.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a job that opens or closes is asked about again
  useEffect(() => {
    if (jobId === null) return;
    let isGone = false;
    api('GET /job-applications/prepare', { job_id: jobId }).then(
      ({ application, refusal }) => isGone || setFound({ application: markOf(application), mayApply: isOpen(refusal) }),
      // Without it the chat is whole; the page of the job has the same.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id, jobId, job.status]);
  if (jobId === null || !found) return null;
  // Whoever cannot apply has no button; an application stays in reach.
  const status = found.mayApply ? 'open' : 'on_hold';
  return (
    <ApplyHere
      job={{ id: jobId, status, is_intake_paused: false, is_saved: false, application: found.application }}
      size="sm"
    />
  );
}

function markOf(application: { applied_at: string; stage: string } | null) {
  return application && { applied_at: application.applied_at, is_withdrawn: application.stage === 'withdrawn' };
}

const isOpen = (refusal: string | null) => refusal === null || refusal === 'remoteCountryUnconfirmed';
